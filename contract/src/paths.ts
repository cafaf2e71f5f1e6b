/** Firestore and Storage paths, built here and nowhere else. */

export const collections = {
  news: 'news',
  newsBin: 'newsBin',
  notices: 'notices',
  alumni: 'alumni',
  verifiedAlumni: 'verifiedAlumni',
  faculty: 'faculty',
  admissions: 'admissions',
  counters: 'counters',
  staff: 'staff',
  accounts: 'accounts',
  passwordResets: 'passwordResets',
  rateLimits: 'rateLimits',
  idempotencyKeys: 'idempotencyKeys',
  versions: 'versions',
  mail: 'mail',
  audit: 'audit',
} as const

/** Documents that the office's counts are spread over: those who write at once then rarely write the same one. */
export const officeShards = 10

/** The four record lists below a faculty member's document. */
export const recordKinds = ['experiences', 'awards', 'qualifications', 'publications'] as const
export type RecordKind = (typeof recordKinds)[number]

export const documents = {
  news: (id: string) => `${collections.news}/${id}`,
  /** A deleted notice, until the bin is emptied of it. */
  deletedNotice: (id: string) => `${collections.newsBin}/${id}`,
  /** What the home page and the ticker need, in one read. */
  currentNotices: `${collections.notices}/current`,
  alumnus: (id: string) => `${collections.alumni}/${id}`,
  verifiedAlumnus: (id: string) => `${collections.verifiedAlumni}/${id}`,
  faculty: (uid: string) => `${collections.faculty}/${uid}`,
  facultyRecords: (uid: string, kind: RecordKind) => `${collections.faculty}/${uid}/${kind}`,
  admission: (id: string) => `${collections.admissions}/${id}`,
  /** A shard of how much waits for the office: the sum of all, from 0 to `officeShards`, is what its sidebar shows. */
  officeCounters: (shard: number) => `${collections.counters}/office${shard === 0 ? '' : `-${shard}`}`,
  /** Which version of `searchKeys` all stored documents have. */
  searchKeysState: `${collections.counters}/searchKeys`,
  /** What a member of staff may do now. */
  staff: (uid: string) => `${collections.staff}/${uid}`,
  /** The one account of an e-mail address; the key stands for the address. */
  account: (key: string) => `${collections.accounts}/${key}`,
  /** The version of a group of public documents, and what is still to be written to them. */
  version: (group: string) => `${collections.versions}/${group}`,
  mail: (id: string) => `${collections.mail}/${id}`,
  passwordReset: (key: string) => `${collections.passwordResets}/${key}`,
  rateLimit: (key: string) => `${collections.rateLimits}/${key}`,
  /** The answer to a create, for whoever repeats the request with the same key. */
  idempotencyKey: (hash: string) => `${collections.idempotencyKeys}/${hash}`,
} as const

/** The groups of public documents that change together, by their names in `versions`. */
export const publicGroups = {
  notices: 'notices',
  faculty: (uid: string) => `faculty-${uid}`,
  alumnus: (id: string) => `alumnus-${id}`,
} as const

export const folders = {
  files: 'files',
  facultyPhotos: 'faculty_photos',
  alumniPhotos: 'alumni_photos',
  resumes: 'resumes',
  staging: 'staging',
} as const

/**
 * Objects in Cloud Storage. Those a visitor may fetch carry the metadata `visibility: public`, set by functions; but a
 * notice's file is public between the notice's dates, and functions alone hand it out.
 */
export const objects = {
  noticeFile: (id: string, name: string) => `${folders.files}/${id}/${name}`,
  facultyPhoto: (file: string) => `${folders.facultyPhotos}/${file}`,
  alumniPhoto: (file: string) => `${folders.alumniPhotos}/${file}`,
  resume: (uid: string, file: string) => `${folders.resumes}/${uid}/${file}`,
  staged: (uid: string, file: string) => `${folders.staging}/${uid}/${file}`,
} as const

/** Custom metadata of an object that anyone may read. */
export const publicObject = { visibility: 'public' } as const

/** The same of one that was public and is not any more: its member of the faculty was removed. */
export const hiddenObject = { visibility: 'hidden' } as const

/** Where the site itself serves a stored file: its Storage path below the site's root (call 29). */
export function fileUrl(objectPath: string): string {
  return `/${objectPath}`
}
