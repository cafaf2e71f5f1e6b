import { collectionPaths, documentPaths, type RecordKind, recordKinds } from '@prangan/contract/paths'
import { noEnd } from '@prangan/contract/publishing'
import { grantNames } from '@prangan/contract/roles'
import type { AdmissionDocument } from '@prangan/contract/schemas/admissions'
import type {
  AlumnusDocument,
  DeletedAlumnusDocument,
  VerifiedAlumnusDocument,
} from '@prangan/contract/schemas/alumni'
import type {
  AwardDocument,
  ExperienceDocument,
  FacultyDocument,
  PublicationDocument,
  QualificationDocument,
} from '@prangan/contract/schemas/faculty'
import { noPageFields } from '@prangan/contract/schemas/notice-parts'
import {
  type DeletedNoticeDocument,
  type NoticeDocument,
  noNotices,
  type PreparedNoticeDocument,
} from '@prangan/contract/schemas/notices'
import type { PageDocument } from '@prangan/contract/schemas/site'
import type { StaffAccess, StaffDocument } from '@prangan/contract/schemas/staff'
import { courseAt, degreeAt, designationAt, facultyAt } from '@prangan/contract/testing/fixtures'
import * as plugins from '@prangan/plugins/tests/rules'
import { accessOf } from '../../functions/src/auth/staff-access.ts'
import { newStaff } from '../../functions/src/auth/staff-store.ts'
import { newFaculty } from '../../functions/src/faculty/new-faculty.ts'
import { newPage } from '../../functions/src/site/create-page.ts'
import { endedAt, granteeOf, substituted } from './callers.ts'
import { openForms } from './open-forms.ts'
import { plainCollections } from './plain-collections.ts'

const createdAt = new Date('2026-04-01T06:30:00Z')

export const past = createdAt
const future = new Date('2126-04-01T06:30:00Z')

const notice = (publishFrom: Date, publishUntil: Date): NoticeDocument => ({
  title: 'Merit list',
  titleHi: 'वरीयता सूची',
  type: 'News',
  link: '',
  file: null,
  createdAt,
  publishFrom,
  publishUntil,
  isPinned: false,
  eventDate: '',
  ...noPageFields,
  version: 1,
  updatedAt: createdAt,
  searchKeys: ['merit', 'list'],
})

const deleted = (news: NoticeDocument): DeletedNoticeDocument => ({
  ...news,
  deletedAt: past,
  deletedBy: 'admin@college.test',
})

const prepared = (preparedByUid: string): PreparedNoticeDocument => ({
  ...notice(createdAt, noEnd),
  state: 'waiting',
  preparedBy: 'clerk@college.test',
  preparedByUid,
  preparedAt: createdAt,
  returnReason: '',
})

const verifiedAlumnus: VerifiedAlumnusDocument = {
  name: 'Meera Joshi',
  photo: 'meera.jpg',
  degree: degreeAt(0),
  yearOfPassing: '2011',
  designation: 'Librarian',
  workingAddress: 'District library',
}

const alumnus: AlumnusDocument = {
  ...verifiedAlumnus,
  father: 'Father',
  mother: 'Mother',
  email: 'meera@example.test',
  mobile: '9000000001',
  dob: '1990-02-03',
  address: '12 Mill Road',
  gender: 'Female',
  specialization: '',
  publicPhoto: '',
  status: false,
  version: 1,
  emailKey: 'meera@example.test',
  searchKeys: ['me', 'mee', 'meer', 'meera'],
  createdAt,
  updatedAt: createdAt,
}

const deletedAlumnus: DeletedAlumnusDocument = {
  ...alumnus,
  deletedAt: past,
  deletedBy: 'admin@college.test',
  reason: '',
}

const admission: AdmissionDocument = {
  session: '2026-27',
  name: 'Kiran Rao',
  fatherName: 'Father',
  motherName: 'Mother',
  dob: '2008-05-06',
  gender: 'other',
  category: 'general',
  qualification: 'Class 12',
  course: courseAt(1),
  mobile: '9000000002',
  email: 'kiran@example.test',
  address: '4 Station Road',
  city: 'Town',
  state: 'State',
  pincode: '200001',
  applicationNumber: 'A-1',
  status: 'new',
  history: [],
  mails: [],
  version: 1,
  createdAt,
  updatedAt: createdAt,
  searchKeys: ['kiran', 'rao'],
}

const member = (name: string, isRemoved: boolean): FacultyDocument => ({
  ...newFaculty({
    name,
    designation: designationAt(0),
    department: facultyAt(0).en,
    email: `${name.toLowerCase()}@example.test`,
  }),
  isRemoved,
})

type RecordDocuments = {
  experiences: ExperienceDocument
  awards: AwardDocument
  qualifications: QualificationDocument
  publications: PublicationDocument
}

const records = (isRemoved: boolean): RecordDocuments => ({
  experiences: {
    isRemoved,
    position: 'Lecturer',
    organization: 'College',
    from: '2001-07-01',
    to: 'Present',
  },
  awards: { isRemoved, award: 'Best teacher', year: '2020', awardingOrganization: 'College' },
  qualifications: {
    isRemoved,
    degree: 'M.A.',
    specialization: 'History',
    institute: 'University',
    year: '1998',
  },
  publications: {
    isRemoved,
    publication: 'A history of the district',
    department: 'History',
    category: 'Book',
    month: 'May',
    year: '2015',
    indexing: '',
    issn: '',
    impact: '',
  },
})

const access = (role: StaffDocument['role'], more: Partial<StaffDocument> = {}): StaffAccess =>
  accessOf({ ...newStaff({ email: 'staff@example.test', role }), ...more })

const everyGrantUntil = (until: Date) => Object.fromEntries(grantNames.map((grant) => [grant, until]))

const page = (owners: string[]): PageDocument => ({
  ...newPage({ path: '/fees', title: { en: 'Fees' } }, 'office@example.test', createdAt),
  owners,
})

const sessionEnd = new Date(endedAt * 1000)

export function recordPath(uid: string, kind: RecordKind): string {
  return `${documentPaths.facultyRecords(uid, kind)}/one`
}

const withRecords = (uid: string, isRemoved: boolean): [string, object][] =>
  recordKinds.map((kind) => [recordPath(uid, kind), records(isRemoved)[kind]])

/** The documents that the matrix reads, by path, as functions would have written them. */
export const fixtures: ReadonlyMap<string, object> = new Map<string, object>([
  [documentPaths.news('one'), notice(past, future)],
  [documentPaths.news('scheduled'), notice(future, noEnd)],
  [documentPaths.news('ended'), notice(past, past)],
  // Invalid: these items lost a date and must not be public.
  [documentPaths.news('endless'), { title: 'Endless', type: 'News', publishFrom: past }],
  // Public by its dates, but deleted.
  [documentPaths.deletedNotice('one'), deleted(notice(past, future))],
  [documentPaths.preparedNotice('one'), { ...prepared('nobody'), changeOf: { version: 1, keepsFile: true } }],
  [documentPaths.preparedNotice('own'), prepared(granteeOf('news:prepare'))],
  [documentPaths.currentNotices, { ...noNotices, staleAt: future }],
  // Invalid: these notices have expired, or have no expiry.
  [`${collectionPaths.notices}/stale`, { ...noNotices, staleAt: past }],
  [`${collectionPaths.notices}/unmarked`, noNotices],
  [documentPaths.verifiedAlumnus('one'), verifiedAlumnus],
  [documentPaths.alumnus('one'), alumnus],
  [documentPaths.deletedAlumnus('one'), deletedAlumnus],
  [documentPaths.admission('one'), admission],
  ...plugins.documents,
  [documentPaths.faculty('teacher'), member('Asha', false)],
  ...withRecords('teacher', false),
  [documentPaths.faculty('removedTeacher'), member('Ravi', true)],
  ...withRecords('removedTeacher', true),
  // Invalid: a profile without its mark counts as removed.
  [documentPaths.faculty('unmarked'), { name: 'Unmarked' }],
  [documentPaths.profileReview('teacher'), { at: past }],
  [documentPaths.profileReview('removedTeacher'), { at: past }],
  [documentPaths.staffAccess('admin'), access('admin')],
  [documentPaths.staffAccess('teacher'), access('faculty')],
  [documentPaths.staffAccess('otherTeacher'), access('faculty')],
  [documentPaths.staffAccess('removedTeacher'), access('faculty', { isDisabled: true })],
  ...grantNames.map(
    (grant) => [documentPaths.staffAccess(granteeOf(grant)), access('faculty', { grants: [grant] })] as const,
  ),
  [
    documentPaths.staffAccess('substitute'),
    access('faculty', { grantsUntil: { ...everyGrantUntil(past), [substituted]: future } }),
  ],
  [documentPaths.staffAccess('endedSubstitute'), access('faculty', { grantsUntil: everyGrantUntil(past) })],
  [
    documentPaths.staffAccess('disabledGrantee'),
    access('faculty', { isDisabled: true, grants: [...grantNames] }),
  ],
  [
    documentPaths.staffAccess('endedGrantee'),
    access('faculty', { notBefore: sessionEnd, grants: [...grantNames] }),
  ],
  [
    documentPaths.staffAccess('newTeacher'),
    access('faculty', { firstPassword: { until: future, takenAt: null }, grants: [...grantNames] }),
  ],
  [documentPaths.staffAccess('newAdmin'), access('admin', { firstPassword: { until: past, takenAt: past } })],
  [documentPaths.staffAccess('formerGrantee'), access('none', { grants: [...grantNames] })],
  [
    documentPaths.staffAccess('oddGrantee'),
    access('faculty', { grants: ['account:grant', 'admission', 'admin'] }),
  ],
  [documentPaths.staffAccess('formerAdmin'), access('none')],
  [documentPaths.staffAccess('endedAdmin'), access('admin', { notBefore: sessionEnd })],
  [documentPaths.staff('admin'), newStaff({ email: 'staff@example.test', role: 'admin' })],
  [documentPaths.site, { revision: 1 }],
  [documentPaths.page('one'), page([])],
  [documentPaths.page('owned'), page(['teacher'])],
  ...['one', 'owned'].flatMap((id): [string, object][] => [
    [documentPaths.pageVersion(id, 1), { number: 1 }],
    [documentPaths.pageDraft(id), { base: 1 }],
  ]),
  ...openForms,
  ...plainCollections.map(({ path, document }) => [path, document] as const),
])
