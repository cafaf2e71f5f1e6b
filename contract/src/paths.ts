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

/** Shards keep parallel requests from writing to the same document. */
export const officeShards = 10

export const recordKinds = ['experiences', 'awards', 'qualifications', 'publications'] as const
export type RecordKind = (typeof recordKinds)[number]

export const documentPaths = {
  news: (id: string) => `${collectionPaths.news}/${id}`,
  /** A deleted notice while it is in the bin. */
  deletedNotice: (id: string) => `${collectionPaths.newsBin}/${id}`,
  /** The data of the home page and the ticker, in one read. */
  currentNotices: `${collectionPaths.notices}/current`,
  alumnus: (id: string) => `${collectionPaths.alumni}/${id}`,
  verifiedAlumnus: (id: string) => `${collectionPaths.verifiedAlumni}/${id}`,
  faculty: (uid: string) => `${collectionPaths.faculty}/${uid}`,
  facultyRecords: (uid: string, kind: RecordKind) => `${collectionPaths.faculty}/${uid}/${kind}`,
  /** A deleted record while the deletion can be undone. */
  deletedRecord: (uid: string, kind: RecordKind, id: string) =>
    `${collectionPaths.recordBin}/${uid}-${kind}-${id}`,
  profileReview: (uid: string) => `${collectionPaths.profileReviews}/${uid}`,
  admission: (id: string) => `${collectionPaths.admissions}/${id}`,
  admissionSession: (id: string) => `${collectionPaths.admissionSessions}/${id}`,
  /** A merit list; its traces are below it. */
  admissionList: (id: string) => `${collectionPaths.admissionLists}/${id}`,
  meritTraces: (id: string) => `${collectionPaths.admissionLists}/${id}/traces`,
  meritTrace: (id: string, application: string) =>
    `${collectionPaths.admissionLists}/${id}/traces/${application}`,
  /** Access of an applicant; the key is the hash of a secret. */
  applicationAccess: (key: string) => `${collectionPaths.applicationAccess}/${key}`,
  inquiry: (id: string) => `${collectionPaths.inquiries}/${id}`,
  /** Access to the status page of an inquiry; the key is the hash of a secret. */
  inquiryAccess: (key: string) => `${collectionPaths.inquiryAccess}/${key}`,
  officeCounters: (shard: number) => `${collectionPaths.counters}/office${shard === 0 ? '' : `-${shard}`}`,
  /** The sum of the shards, for the office's sidebar. */
  officeCounts: `${collectionPaths.officeCounts}/current`,
  /** The version of `searchKeys` that all stored documents have. */
  searchKeysState: `${collectionPaths.counters}/searchKeys`,
  staff: (uid: string) => `${collectionPaths.staff}/${uid}`,
  /** The copy that the rules read and that open desks listen to. */
  staffAccess: (uid: string) => `${collectionPaths.staffAccess}/${uid}`,
  /** The one account of an e-mail address, from which the key is derived. */
  account: (key: string) => `${collectionPaths.accounts}/${key}`,
  /** The version of a group of public documents, and its pending writes. */
  version: (group: string) => `${collectionPaths.versions}/${group}`,
  /** The last revision of a group whose public copies were written. */
  copies: (group: string) => `${collectionPaths.copies}/${group}`,
  listChanges: `${collectionPaths.versions}/lists`,
  /** The published site: addresses and versions of pages and site settings. */
  site: `${collectionPaths.site}/current`,
  page: (id: string) => `${collectionPaths.pages}/${id}`,
  /** An immutable version of a page. */
  pageVersion: (id: string, version: number) => `${collectionPaths.pages}/${id}/versions/${version}`,
  pageVersions: (id: string) => `${collectionPaths.pages}/${id}/versions`,
  /** The shared draft of a page. */
  pageDraft: (id: string) => `${collectionPaths.pages}/${id}/drafts/current`,
  /** A preview link; the key is the hash of its secret. */
  pagePreview: (key: string) => `${collectionPaths.pagePreviews}/${key}`,
  media: (id: string) => `${collectionPaths.media}/${id}`,
  libraryDocument: (id: string) => `${collectionPaths.library}/${id}`,
  libraryVersions: (id: string) => `${collectionPaths.library}/${id}/versions`,
  libraryVersion: (id: string, version: number) => `${collectionPaths.library}/${id}/versions/${version}`,
  /** The status of an external link; the key is its hash. */
  linkCheck: (key: string) => `${collectionPaths.linkChecks}/${key}`,
  /** Searches without results in a month (YYYY-MM). */
  searchMisses: (month: string) => `${collectionPaths.searchMisses}/${month}`,
  lastBackup: `${collectionPaths.operations}/backup`,
  /** A restore that is running or was interrupted; deleted on completion. */
  restoreUnderWay: `${collectionPaths.operations}/restore`,
  /** The version of the schemas that all stored documents have. */
  schemaState: `${collectionPaths.operations}/schema`,
  scheduledRun: (name: string) => `${collectionPaths.operations}/${name}`,
  newestRelease: `${collectionPaths.operations}/release`,
  /** Firestore reads of this month, updated every night. */
  monthlyReads: `${collectionPaths.operations}/reads`,
  mail: (id: string) => `${collectionPaths.mail}/${id}`,
  passwordReset: (key: string) => `${collectionPaths.passwordResets}/${key}`,
  rateLimit: (key: string) => `${collectionPaths.rateLimits}/${key}`,
  /** The stored response for a repeat with the same key. */
  idempotencyKey: (hash: string) => `${collectionPaths.idempotencyKeys}/${hash}`,
} as const

/** Groups of copies that change together, by their names in `versions`. */
export const publicGroups = {
  notices: 'notices',
  faculty: (uid: string) => `faculty-${uid}`,
  alumnus: (id: string) => `alumnus-${id}`,
  staff: (uid: string) => `staff-${uid}`,
} as const

/** Lists that the renderer reads again when `documentPaths.listChanges` counts a change. */
export const publicLists = ['faculty', 'alumni', 'admissions'] as const
export type PublicListName = (typeof publicLists)[number]

/** Site settings are edited, stored and published like a page. */
export const frameId = 'frame'
