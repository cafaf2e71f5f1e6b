import * as lists from '@prangan/plugins/contract/names'
import * as plugins from '@prangan/plugins/contract/paths'

export const collectionPaths = {
  news: 'news',
  newsBin: 'newsBin',
  newsForApproval: 'newsForApproval',
  noticeVersions: 'noticeVersions',
  notices: 'notices',
  alumni: 'alumni',
  alumniBin: 'alumniBin',
  verifiedAlumni: 'verifiedAlumni',
  faculty: 'faculty',
  recordBin: 'recordBin',
  profileReviews: 'profileReviews',
  admissions: 'admissions',
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
  mediaBin: 'mediaBin',
  library: 'library',
  libraryBin: 'libraryBin',
  linkChecks: 'linkChecks',
  searchMisses: 'searchMisses',
  openForms: 'openForms',
  operations: 'operations',
  ...plugins.collectionPaths,
} as const

/** Shards keep parallel requests from writing to the same document. */
export const officeShards = 10

export const recordKinds = ['experiences', 'awards', 'qualifications', 'publications'] as const
export type RecordKind = (typeof recordKinds)[number]

export const documentPaths = {
  news: (id: string) => `${collectionPaths.news}/${id}`,
  deletedNotice: (id: string) => `${collectionPaths.newsBin}/${id}`,
  preparedNotice: (id: string) => `${collectionPaths.newsForApproval}/${id}`,
  noticeVersions: (id: string) => `${collectionPaths.news}/${id}/${collectionPaths.noticeVersions}`,
  noticeVersion: (id: string, version: number) =>
    `${collectionPaths.news}/${id}/${collectionPaths.noticeVersions}/${version}`,
  currentNotices: `${collectionPaths.notices}/current`,
  alumnus: (id: string) => `${collectionPaths.alumni}/${id}`,
  deletedAlumnus: (id: string) => `${collectionPaths.alumniBin}/${id}`,
  verifiedAlumnus: (id: string) => `${collectionPaths.verifiedAlumni}/${id}`,
  faculty: (uid: string) => `${collectionPaths.faculty}/${uid}`,
  facultyRecords: (uid: string, kind: RecordKind) => `${collectionPaths.faculty}/${uid}/${kind}`,
  deletedRecord: (uid: string, kind: RecordKind, id: string) =>
    `${collectionPaths.recordBin}/${uid}-${kind}-${id}`,
  profileReview: (uid: string) => `${collectionPaths.profileReviews}/${uid}`,
  admission: (id: string) => `${collectionPaths.admissions}/${id}`,
  officeCounters: (shard: number) => `${collectionPaths.counters}/office${shard === 0 ? '' : `-${shard}`}`,
  officeCounts: `${collectionPaths.officeCounts}/current`,
  searchKeysState: `${collectionPaths.counters}/searchKeys`,
  staff: (uid: string) => `${collectionPaths.staff}/${uid}`,
  /** The copy that the rules read and that open desks listen to. */
  staffAccess: (uid: string) => `${collectionPaths.staffAccess}/${uid}`,
  account: (key: string) => `${collectionPaths.accounts}/${key}`,
  version: (group: string) => `${collectionPaths.versions}/${group}`,
  copies: (group: string) => `${collectionPaths.copies}/${group}`,
  listChanges: `${collectionPaths.versions}/lists`,
  site: `${collectionPaths.site}/current`,
  page: (id: string) => `${collectionPaths.pages}/${id}`,
  pageVersion: (id: string, version: number) => `${collectionPaths.pages}/${id}/versions/${version}`,
  pageVersions: (id: string) => `${collectionPaths.pages}/${id}/versions`,
  pageDraft: (id: string) => `${collectionPaths.pages}/${id}/drafts/current`,
  /** A preview link; the key is the hash of its secret. */
  pagePreview: (key: string) => `${collectionPaths.pagePreviews}/${key}`,
  media: (id: string) => `${collectionPaths.media}/${id}`,
  deletedPicture: (id: string) => `${collectionPaths.mediaBin}/${id}`,
  libraryDocument: (id: string) => `${collectionPaths.library}/${id}`,
  deletedDocument: (id: string) => `${collectionPaths.libraryBin}/${id}`,
  libraryVersions: (id: string) => `${collectionPaths.library}/${id}/versions`,
  libraryVersion: (id: string, version: number) => `${collectionPaths.library}/${id}/versions/${version}`,
  /** The status of an external link; the key is its hash. */
  linkCheck: (key: string) => `${collectionPaths.linkChecks}/${key}`,
  searchMisses: (month: string) => `${collectionPaths.searchMisses}/${month}`,
  /** Who has a record open in a form; `record` is the record's path. */
  openForm: (record: string) => `${collectionPaths.openForms}/${record.replaceAll('/', '-')}`,
  lastBackup: `${collectionPaths.operations}/backup`,
  /** A restore that is running or was interrupted; deleted on completion. */
  restoreUnderWay: `${collectionPaths.operations}/restore`,
  schemaState: `${collectionPaths.operations}/schema`,
  scheduledRun: (name: string) => `${collectionPaths.operations}/${name}`,
  newestRelease: `${collectionPaths.operations}/release`,
  monthlyReads: `${collectionPaths.operations}/reads`,
  auditEntry: (id: string) => `${collectionPaths.audit}/${id}`,
  mail: (id: string) => `${collectionPaths.mail}/${id}`,
  passwordReset: (key: string) => `${collectionPaths.passwordResets}/${key}`,
  rateLimit: (key: string) => `${collectionPaths.rateLimits}/${key}`,
  idempotencyKey: (hash: string) => `${collectionPaths.idempotencyKeys}/${hash}`,
} as const

export const publicGroups = {
  notices: 'notices',
  faculty: (uid: string) => `faculty-${uid}`,
  alumnus: (id: string) => `alumnus-${id}`,
  staff: (uid: string) => `staff-${uid}`,
} as const

/** Lists that the renderer reads again when `documentPaths.listChanges` counts a change. */
export const publicLists = ['faculty', 'alumni', ...lists.publicLists] as const
export type PublicListName = (typeof publicLists)[number]

/** Site settings are edited, stored and published like a page. */
export const settingsId = 'frame'
