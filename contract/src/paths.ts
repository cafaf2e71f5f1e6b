/** Firestore paths, built here and nowhere else. */

export const collectionPaths = {
  news: 'news',
  newsBin: 'newsBin',
  notices: 'notices',
  alumni: 'alumni',
  verifiedAlumni: 'verifiedAlumni',
  faculty: 'faculty',
  recordBin: 'recordBin',
  profileReviews: 'profileReviews',
  admissions: 'admissions',
  admissionSessions: 'admissionSessions',
  admissionLists: 'admissionLists',
  applicationAccess: 'applicationAccess',
  inquiries: 'inquiries',
  inquiryAccess: 'inquiryAccess',
  counters: 'counters',
  officeCounts: 'officeCounts',
  staff: 'staff',
  staffAccess: 'staffAccess',
  accounts: 'accounts',
  passwordResets: 'passwordResets',
  rateLimits: 'rateLimits',
  idempotencyKeys: 'idempotencyKeys',
  versions: 'versions',
  copies: 'copies',
  mail: 'mail',
  audit: 'audit',
  site: 'site',
  pages: 'pages',
  pagePreviews: 'pagePreviews',
  media: 'media',
  library: 'library',
  linkChecks: 'linkChecks',
  searchMisses: 'searchMisses',
  operations: 'operations',
} as const

/** The number of shards of the office's counts: parallel requests then rarely write the same document. */
export const officeShards = 10

/** The four record lists below a faculty member's document. */
export const recordKinds = ['experiences', 'awards', 'qualifications', 'publications'] as const
export type RecordKind = (typeof recordKinds)[number]

export const documentPaths = {
  news: (id: string) => `${collectionPaths.news}/${id}`,
  /** A deleted notice, while it is in the bin. */
  deletedNotice: (id: string) => `${collectionPaths.newsBin}/${id}`,
  /** What the home page and the ticker need, in one read. */
  currentNotices: `${collectionPaths.notices}/current`,
  alumnus: (id: string) => `${collectionPaths.alumni}/${id}`,
  verifiedAlumnus: (id: string) => `${collectionPaths.verifiedAlumni}/${id}`,
  faculty: (uid: string) => `${collectionPaths.faculty}/${uid}`,
  facultyRecords: (uid: string, kind: RecordKind) => `${collectionPaths.faculty}/${uid}/${kind}`,
  /** A teacher's deleted record, for as long as the deletion can be undone. */
  deletedRecord: (uid: string, kind: RecordKind, id: string) =>
    `${collectionPaths.recordBin}/${uid}-${kind}-${id}`,
  /** When a teacher last said that their profile is right. */
  profileReview: (uid: string) => `${collectionPaths.profileReviews}/${uid}`,
  admission: (id: string) => `${collectionPaths.admissions}/${id}`,
  /** A session of admissions, with its programmes and rules. */
  admissionSession: (id: string) => `${collectionPaths.admissionSessions}/${id}`,
  /** A merit list, and why an applicant has a rank on it. */
  admissionList: (id: string) => `${collectionPaths.admissionLists}/${id}`,
  meritTraces: (id: string) => `${collectionPaths.admissionLists}/${id}/traces`,
  meritTrace: (id: string, application: string) =>
    `${collectionPaths.admissionLists}/${id}/traces/${application}`,
  /** What opens an application for its applicant; the key is the hash of a secret. */
  applicationAccess: (key: string) => `${collectionPaths.applicationAccess}/${key}`,
  inquiry: (id: string) => `${collectionPaths.inquiries}/${id}`,
  /** What opens the status page of an inquiry; the key is the hash of a secret. */
  inquiryAccess: (key: string) => `${collectionPaths.inquiryAccess}/${key}`,
  /** A shard, from 0 to below `officeShards`, of the office's counts. */
  officeCounters: (shard: number) => `${collectionPaths.counters}/office${shard === 0 ? '' : `-${shard}`}`,
  /** The sum of the shards, as the office's sidebar shows it. */
  officeCounts: `${collectionPaths.officeCounts}/current`,
  /** Which version of `searchKeys` all stored documents have. */
  searchKeysState: `${collectionPaths.counters}/searchKeys`,
  /** What a member of staff may do now. */
  staff: (uid: string) => `${collectionPaths.staff}/${uid}`,
  /** The copy of it that the rules ask, and that the person's open desks listen to. */
  staffAccess: (uid: string) => `${collectionPaths.staffAccess}/${uid}`,
  /** The one account of an e-mail address; the key is derived from the address. */
  account: (key: string) => `${collectionPaths.accounts}/${key}`,
  /** The version of a group of public documents, and the pending writes to them. */
  version: (group: string) => `${collectionPaths.versions}/${group}`,
  /** The revision of a group whose public copies were written last. */
  copies: (group: string) => `${collectionPaths.copies}/${group}`,
  /** How often each list of public documents has changed. */
  listChanges: `${collectionPaths.versions}/lists`,
  /** What is published of the editable site: each page's address and version, and the frame's version. */
  site: `${collectionPaths.site}/current`,
  /** A page of the editable site, or its frame, as the desk lists it. */
  page: (id: string) => `${collectionPaths.pages}/${id}`,
  /** A version of a page, which never changes. */
  pageVersion: (id: string, version: number) => `${collectionPaths.pages}/${id}/versions/${version}`,
  /** All versions of a page. */
  pageVersions: (id: string) => `${collectionPaths.pages}/${id}/versions`,
  /** The one draft of a page, shared by all who edit it. */
  pageDraft: (id: string) => `${collectionPaths.pages}/${id}/drafts/current`,
  /** What a preview link opens; the key is the hash of its secret. */
  pagePreview: (key: string) => `${collectionPaths.pagePreviews}/${key}`,
  /** A picture of the library. */
  media: (id: string) => `${collectionPaths.media}/${id}`,
  /** A document of the library, and its versions. */
  libraryDocument: (id: string) => `${collectionPaths.library}/${id}`,
  libraryVersions: (id: string) => `${collectionPaths.library}/${id}/versions`,
  libraryVersion: (id: string, version: number) => `${collectionPaths.library}/${id}/versions/${version}`,
  /** What is known of a link to another site; the key is its hash. */
  linkCheck: (key: string) => `${collectionPaths.linkChecks}/${key}`,
  /** What was searched for in a month (YYYY-MM) and not found. */
  searchMisses: (month: string) => `${collectionPaths.searchMisses}/${month}`,
  /** The last backup that the operator's command made. */
  lastBackup: `${collectionPaths.operations}/backup`,
  /** The restore that is under way, or was broken off; gone once it is complete. */
  restoreUnderWay: `${collectionPaths.operations}/restore`,
  /** Which version of the schemas the stored documents have. */
  schemaState: `${collectionPaths.operations}/schema`,
  /** How a scheduled function ended, the last time. */
  scheduledRun: (name: string) => `${collectionPaths.operations}/${name}`,
  /** The newest release of the software, as it was looked up at night. */
  newestRelease: `${collectionPaths.operations}/release`,
  /** The documents that Firestore has read this month, as they were looked up at night. */
  monthlyReads: `${collectionPaths.operations}/reads`,
  mail: (id: string) => `${collectionPaths.mail}/${id}`,
  passwordReset: (key: string) => `${collectionPaths.passwordResets}/${key}`,
  rateLimit: (key: string) => `${collectionPaths.rateLimits}/${key}`,
  /** The reply to a create, for a repeat of the request with the same key. */
  idempotencyKey: (hash: string) => `${collectionPaths.idempotencyKeys}/${hash}`,
} as const

/** The groups of copies that change together, by their names in `versions`. */
export const publicGroups = {
  notices: 'notices',
  faculty: (uid: string) => `faculty-${uid}`,
  alumnus: (id: string) => `alumnus-${id}`,
  staff: (uid: string) => `staff-${uid}`,
} as const

/** The lists of public documents that the renderer reads again once `documentPaths.listChanges` counts a change. */
export const publicLists = ['faculty', 'alumni', 'admissions'] as const
export type PublicListName = (typeof publicLists)[number]

/** The id of the frame among the pages: it is edited, stored and published like one. */
export const frameId = 'frame'
