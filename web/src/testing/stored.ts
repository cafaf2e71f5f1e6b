import { noEnd } from '@prangan/contract/publishing'
import type { AdmissionDocument } from '@prangan/contract/schemas/admissions'
import type { AlumnusDocument } from '@prangan/contract/schemas/alumni'
import type { AuditDocument } from '@prangan/contract/schemas/audit'
import type { FacultyDocument } from '@prangan/contract/schemas/faculty'
import type { LibraryDocument, MediaDocument } from '@prangan/contract/schemas/library'
import { noPageFields } from '@prangan/contract/schemas/notice-parts'
import type { NoticeDocument, PreparedNoticeDocument } from '@prangan/contract/schemas/notices'
import type { PageDocument, SiteDepartment } from '@prangan/contract/schemas/site'
import { courseAt, degreeAt, designationAt, facultyAt } from '@prangan/contract/testing/fixtures'

/** Stored documents with defaults, which a test overrides. */

const created = new Date('2026-03-02T09:30:00Z')

export const storedNotice = (given: Partial<NoticeDocument> = {}): NoticeDocument => ({
  title: 'The library is open',
  titleHi: '',
  type: 'News',
  link: '',
  file: null,
  createdAt: created,
  publishFrom: created,
  publishUntil: noEnd,
  isPinned: false,
  eventDate: '',
  ...noPageFields,
  version: 1,
  updatedAt: created,
  searchKeys: [],
  ...given,
})

export const storedPreparedNotice = (
  given: Partial<PreparedNoticeDocument> = {},
): PreparedNoticeDocument => ({
  ...storedNotice(),
  state: 'waiting',
  preparedBy: 'clerk@college.test',
  preparedByUid: 'clerk',
  preparedAt: created,
  returnReason: '',
  ...given,
})

export const storedPicture = (given: Partial<MediaDocument> = {}): MediaDocument => ({
  title: 'Hall.jpg',
  alt: { en: 'The reading hall' },
  files: [{ file: 'none-480.webp', width: 480 }],
  width: 480,
  height: 320,
  focus: { x: 0.5, y: 0.5 },
  size: 40_000,
  createdAt: created,
  updatedAt: created,
  updatedBy: 'office@college.test',
  version: 1,
  searchKeys: [],
  ...given,
})

export const storedDocument = (given: Partial<LibraryDocument> = {}): LibraryDocument => ({
  slug: 'prospectus',
  title: { en: 'Prospectus' },
  file: 'none.pdf',
  bytes: 120_000,
  pages: 2,
  findings: [],
  first: 1,
  current: 1,
  uploadedAt: created,
  createdAt: created,
  updatedAt: created,
  updatedBy: 'office@college.test',
  version: 1,
  searchKeys: [],
  ...given,
})

export const storedAlumnus = (given: Partial<AlumnusDocument> = {}): AlumnusDocument => ({
  name: 'Sarojini Devi',
  father: 'Ram Devi',
  mother: 'Sita Devi',
  email: 'sarojini@college.test',
  mobile: '9876510001',
  dob: '1990-05-06',
  address: 'Purana Chowk',
  gender: 'Female',
  degree: degreeAt(0),
  yearOfPassing: '2011',
  designation: 'Librarian',
  workingAddress: 'Rampur',
  specialization: '',
  photo: '',
  publicPhoto: '',
  status: true,
  version: 1,
  emailKey: 'sarojini@college.test',
  searchKeys: [],
  createdAt: created,
  updatedAt: created,
  ...given,
})

export const storedMember = (given: Partial<FacultyDocument> = {}): FacultyDocument => ({
  name: 'Asha Verma',
  designation: designationAt(0),
  department: facultyAt(0).en,
  email: 'asha@college.test',
  phone: '',
  photo: '',
  resume: '',
  highestQualification: '',
  areaOfInterest: '',
  teachingExperience: '',
  publicationsBooksPatents: '',
  seminarsOrganized: '',
  seminarsAttended: '',
  fellowshipAwards: '',
  membership: '',
  mastersSupervised: '',
  phdSupervised: '',
  otherInfo: '',
  isRemoved: false,
  searchKeys: [],
  highlights: [],
  version: 1,
  recordsRevision: 0,
  updatedAt: null,
  ...given,
})

export const storedApplication = (given: Partial<AdmissionDocument> = {}): AdmissionDocument => ({
  session: '',
  name: 'Meera Joshi',
  fatherName: 'Mohan Joshi',
  motherName: 'Mira Joshi',
  dob: '2008-06-06',
  gender: 'female',
  category: 'obc',
  qualification: 'Intermediate (Arts), 72 %',
  course: courseAt(1),
  mobile: '9876510002',
  email: 'meera@college.test',
  address: 'Naya Chowk',
  city: 'Rampur',
  state: 'Uttar Pradesh',
  pincode: '200001',
  applicationNumber: 'ADM-2026-000001',
  status: 'new',
  history: [],
  mails: [],
  version: 1,
  createdAt: created,
  updatedAt: created,
  searchKeys: [],
  ...given,
})

export const storedEntry = (given: Partial<AuditDocument> = {}): AuditDocument => ({
  action: 'notice published',
  actor: 'office@college.test',
  actorUid: 'office',
  subject: 'news/library',
  area: 'news',
  isByStaff: true,
  day: '2026-03-02',
  from: '',
  detail: '',
  name: '',
  at: created,
  expiresAt: created,
  ...given,
})

export const storedPage = (given: Partial<PageDocument> = {}): PageDocument => ({
  path: '/fees',
  aliases: [],
  title: { en: 'Fees', hi: 'शुल्क' },
  state: 'published',
  published: 1,
  latest: 1,
  scheduledAt: null,
  hasDraft: false,
  owners: [],
  ownersPublish: false,
  isSuggested: false,
  suggestedBy: '',
  review: { dueAt: new Date('2099-01-01T00:00:00Z'), months: 12, confirmedAt: null, by: '' },
  findings: { errors: 0, warnings: 0, hindiMissing: 0, brokenLinks: [] },
  createdAt: created,
  updatedAt: created,
  updatedBy: 'office@college.test',
  version: 1,
  searchKeys: [],
  ...given,
})

export const storedSite = (departments: Record<string, SiteDepartment>) => ({
  revision: 0,
  frame: { version: 0, publishedAt: '2026-11-20T04:00:00.000Z' },
  pages: {},
  redirects: {},
  media: {},
  documents: {},
  departments,
})
