import type { EndpointName } from '@prangan/contract/endpoints/table'
import { inOtherLanguages, otherFieldsOf } from '@prangan/contract/language-fields'
import { designations } from '@prangan/contract/schemas/accounts'
import { degrees } from '@prangan/contract/schemas/alumni'
import * as plugins from '@prangan/plugins/functions/examples'
import { type Example, exampleApplication } from './example.ts'

const id = 'k3JwQx81TnYb0aMv'
const email = 'kavita.rawat@college.test'
const slug = 'academic-calendar'
const ofSlug: Example = { params: { id: slug } }
const ofId: Example = { params: { id } }

const notice = {
  title: 'Examination forms, odd semesters',
  ...otherFieldsOf('title', { hi: 'विषम सेमेस्टर के परीक्षा आवेदन-पत्र' }),
  type: 'News',
  link: '',
  publishFrom: '2026-11-20T09:30+05:30',
  publishUntil: '',
  isPinned: '0',
  category: 'examination',
  body: '[{"id":"a","kind":"text","paragraphs":[{"en":"Fill in the form by 16 November."}]}]',
}
const alumnus = {
  name: 'Meenakshi Kushwaha',
  father: 'Ramdhani Kushwaha',
  mother: 'Phoolmati Devi',
  email: 'meenakshi@alumni.test',
  MoNo: '6666620999',
  dob: '1990-05-06',
  address: 'Purana Chowk, Rampur',
  gender: 'Female',
  degree: degrees[0] as (typeof degrees)[number],
  year: '2011',
  designation: 'Librarian',
  workingplace: 'District Library, Rampur',
  specialization: '',
} as const
const experience = {
  designation: 'Lecturer',
  _from: '2012-07-01',
  _to: 'Present',
  organization: 'Rampur College',
}
const award = { title: 'Best Teacher', year: '2019', organization: 'District Council' }
const qualification = {
  degree: 'Ph.D.',
  specialisation: 'Medieval India',
  institute: 'Rampur University',
  year: '2010',
}
const publication = {
  publication: 'Market towns of the lower Gomti',
  department: 'History',
  category: 'Journal',
  year: '2021',
  month: 'March',
  indexing: 'Scopus',
  issn: '2049-3630',
  impact: '1.2',
}
const profile = {
  email: '',
  password: '',
  phone: '55500 10123',
  highest_qualification: 'Ph.D.',
  area_of_interest: 'Medieval India',
  teaching_experience: '14',
  publications_books_patents: '',
  seminar_conference_workshop_organized: '',
  seminar_conference_workshop_attended: '',
  fellowship_awards: '',
  membership: '',
  masters_supervised: '6',
  phd_supervised: '',
  other_info: '',
}

/** One valid call for every row of the table: the documentation shows it, and the hostile tests start from it. */
export const examples = {
  viewAllNews: {},
  listMarquee: {},
  viewNews: {},
  uploadNews: { body: notice },
  updateNews: { ...ofId, body: { ...notice, removeFile: '0', version: '1' } },
  deleteNews: ofId,
  restoreNotice: ofId,
  restoreNoticeVersion: { params: { ...ofId.params, number: '1' }, body: { version: 2 } },
  prepareNotice: { body: notice },
  prepareChange: { ...ofId, body: { ...notice, removeFile: '0', version: '1' } },
  updatePreparedNotice: { ...ofId, body: { ...notice, removeFile: '0', version: '1' } },
  deletePreparedNotice: ofId,
  approveNotice: { ...ofId, body: { version: 1 } },
  returnNotice: { ...ofId, body: { version: 1, reason: 'Add the last date for the form.' } },
  login: { body: { uname: email, psw: 'Marigold courtyard 7' } },
  choosePassword: {
    body: {
      uname: email,
      psw: 'Marigold courtyard 7',
      newPassword: 'Banyan courtyard 12',
      language: 'en',
    },
  },
  keepPassword: {},
  checkAuth: {},
  sendOtpReset: { body: { email, language: 'en' } },
  changePassword: {
    body: { currentPassword: 'Marigold courtyard 7', newPassword: 'Banyan courtyard 12', language: 'en' },
  },
  endOtherSessions: { body: { currentPassword: 'Marigold courtyard 7' } },
  resetPassword: { body: { email, otp: '204816', newPassword: 'Banyan courtyard 12', language: 'en' } },
  listFaculty: {},
  readFacultyProfile: { params: { Id: email } },
  addFaculty: {
    body: {
      name: 'Kavita Rawat',
      designation: designations.at(-1) ?? '',
      dept: 'Commerce',
      psw: 'Marigold courtyard 7',
      email,
      userType: 'faculty',
    },
  },
  toggleVisibility: { params: { email }, body: { isRemoved: true } },
  nameDepartment: { params: { slug: 'commerce' }, body: inOtherLanguages({ hi: 'वाणिज्य संकाय' }) },
  mergeDepartment: { params: { slug: 'comerce' }, body: { into: 'commerce', teachers: 2 } },
  listPeople: {},
  grantAbilities: {
    params: { uid: id },
    body: { grants: ['admission:read'], lastDays: { 'admission:read': '2099-12-04' }, version: 1 },
  },
  disableAccount: { params: { uid: id } },
  enableAccount: { params: { uid: id } },
  sendPasswordReset: { params: { uid: id } },
  sendSignInMail: { params: { uid: id } },
  readHealth: {},
  readOperation: {},
  readDashboard: {},
  confirmProfile: {},
  updateFacultyDetails: { body: profile },
  listExperiences: {},
  listAwards: {},
  listQualifications: {},
  listPublications: {},
  addExperience: { body: experience },
  addAward: { body: award },
  addQualification: { body: qualification },
  addPublication: { body: publication },
  deleteExperience: ofId,
  deleteAward: ofId,
  deleteQualification: ofId,
  deletePublication: ofId,
  restoreRecord: { params: { kind: 'awards', id } },
  updateExperience: { ...ofId, body: experience },
  updateAward: { ...ofId, body: award },
  updateQualification: { ...ofId, body: qualification },
  updatePublication: { ...ofId, body: publication },
  setHighlights: { body: { ids: [id] } },
  readDoiLookUp: {},
  lookUpDoi: { params: { doi: '10.1234/abc.56' } },
  registerAlumnus: { body: { ...alumnus, language: 'en' } },
  listVerifiedAlumni: {},
  viewAlumni: {},
  setAlumnusStatus: { ...ofId, body: { status: true } },
  updateAlumnus: { ...ofId, body: { ...alumnus, status: '1' } },
  deleteAlumnus: { ...ofId, body: { reason: 'Sent twice.' } },
  restoreAlumnus: ofId,
  registerAdmission: { body: { ...exampleApplication, language: 'en' } },
  decideApplication: {
    ...ofId,
    body: { status: 'in review', note: 'Marksheet awaited.', mailApplicant: false, version: 1 },
  },
  sendFeedback: {
    body: {
      name: 'Kiran Rao',
      email: 'kiran@applicants.test',
      role: 'visitor',
      subject: 'The prospectus',
      message: 'Page 4 names last year’s fees.',
      language: 'en',
    },
  },
  countSearchMiss: { body: { query: 'hostel fees' } },
  createPage: {
    body: {
      path: '/admission/fees',
      title: { en: 'Fees', ...inOtherLanguages({ hi: 'शुल्क' }) },
      blocks: [{ id: 'b1', kind: 'text', paragraphs: [{ en: '' }] }],
    },
  },
  savePageDraft: {
    params: { id },
    body: {
      base: 3,
      blocks: {
        b2: { value: { id: 'b2', kind: 'text', paragraphs: [{ en: 'Fees are paid in July.' }] }, rev: 0 },
      },
    },
  },
  discardPageDraft: ofId,
  publishPage: { params: { id }, body: { base: 3, note: 'The fees of the new session', at: '' } },
  rollBackPage: { params: { id }, body: { base: 4, note: '', to: 3 } },
  cancelPageSchedule: ofId,
  movePage: { params: { id }, body: { path: '/fees', version: 5 } },
  takeDownPage: ofId,
  restorePage: ofId,
  confirmPage: { params: { id }, body: { months: 3 } },
  suggestPage: ofId,
  setPageOwners: { params: { id }, body: { owners: [id], ownersPublish: false } },
  sharePagePreview: ofId,
  listFactUses: { params: { key: 'formFee' } },
  addPicture: {
    body: {
      altEn: 'Students in the library',
      ...otherFieldsOf('alt', null),
      isDecorative: '0',
      focusX: '0.5',
      focusY: '0.4',
    },
  },
  updatePicture: {
    params: { id },
    body: {
      altEn: 'Students in the library',
      ...otherFieldsOf('alt', { hi: 'पुस्तकालय में विद्यार्थी' }),
      isDecorative: '0',
      focusX: 0.5,
      focusY: 0.4,
      title: 'Library.jpg',
      version: 1,
    },
  },
  replacePicture: { params: { id }, body: { version: '1' } },
  deletePicture: ofId,
  restorePicture: ofId,
  listPictureUses: ofId,
  addDocument: {
    body: { titleEn: 'Academic calendar', ...otherFieldsOf('title', { hi: 'शैक्षणिक कैलेंडर' }), slug },
  },
  updateDocument: {
    ...ofSlug,
    body: { titleEn: 'Academic calendar', ...otherFieldsOf('title', null), version: 1 },
  },
  replaceDocument: { ...ofSlug, body: { version: '1' } },
  restoreDocumentVersion: { params: { ...ofSlug.params, number: '1' }, body: { version: 2 } },
  deleteDocument: ofSlug,
  restoreDocument: ofSlug,
  listDocumentUses: ofSlug,
  readDocumentVersion: { params: { id: slug, number: '1' } },
  readPicture: { params: { file: '5f0c1a-480.webp' } },
  readDocument: { params: { file: `${slug}.pdf` } },
  // A time before the college, so that the hostile tests empty nothing.
  emptyBin: { body: { kinds: ['pictures', 'documents'], until: '1900-01-01T00:00:00.000Z' } },
  purgeEntry: { params: { kind: 'alumni', id } },
  readFacultyPhoto: { params: { file: '5f0c1a.webp' } },
  readAlumniPhoto: { params: { file: '5f0c1a.webp' } },
  readResume: { params: { uid: id, file: 'resume.pdf' } },
  readFile: { params: { id, name: 'Form-2026.pdf' } },
  readNoticePicture: { params: { id, name: 'en.jpg' } },
  ...plugins.examples,
} as const satisfies Record<EndpointName, Example>

export function exampleOf(name: EndpointName): Example {
  return examples[name]
}
