import type { EndpointName } from '@prangan/contract/endpoints/table'
import { consentVersion } from '@prangan/contract/schemas/full-application'

export type Example = {
  params?: Readonly<Record<string, string>>
  body?: Readonly<Record<string, unknown>>
}

const id = 'k3JwQx81TnYb0aMv'
const email = 'kavita.rawat@sarvodaya.test'
const inquiryToken = 'Xq3mT0bV7cJ2yR9sLw4nKd8fHg1pZaEuIo5BxQvNtMe'
const slug = 'academic-calendar'
const ofSlug: Example = { params: { id: slug } }
const ofId: Example = { params: { id } }

const notice = {
  title: 'Examination forms, odd semesters',
  titleHi: 'विषम सेमेस्टर के परीक्षा आवेदन-पत्र',
  type: 'News',
  link: '',
  publishFrom: '2026-11-20T09:30+05:30',
  publishUntil: '',
  isPinned: '0',
}
const alumnus = {
  name: 'Meenakshi Kushwaha',
  father: 'Ramdhani Kushwaha',
  mother: 'Phoolmati Devi',
  email: 'meenakshi@alumni.test',
  MoNo: '6666620999',
  dob: '1990-05-06',
  address: 'Purana Chowk, Kamalsarai',
  gender: 'Female',
  degree: 'B.A.',
  year: '2011',
  designation: 'Librarian',
  workingplace: 'District Library, Devgarhi',
  specialization: '',
} as const
const application = {
  name: 'Kiran Rao',
  fatherName: 'Suresh Rao',
  motherName: 'Latha Rao',
  dob: '2008-05-06',
  gender: 'other',
  category: 'general',
  qualification: 'Intermediate (Arts), 71 %',
  course: 'Bachelor of Arts',
  mobile: '6666612345',
  email: 'kiran@applicants.test',
  address: '4 Station Road',
  city: 'Kamalsarai',
  state: 'Uttar Pradesh',
  pincode: '289001',
} as const
const applicationNumber = 'SDC-2026-K7M4QX3'
const applicationToken = 'Bm4vX0kT9qLr2sYc7nWe5hJd1gPzAuIo8FxQvNtMeKs'
const marks = {
  board: 'UP Board',
  rollNumber: '1234567',
  year: '2026',
  stream: 'Arts',
  isAwaited: false,
  obtained: '437',
  maximum: '500',
} as const
const laterSteps = {
  nameHi: 'किरण राव',
  domicile: 'Uttar Pradesh',
  registrationNumber: '',
  subjects: { major: ['hindi', 'history'] },
  claims: ['ncc'],
  disabilityPercent: null,
  guardian: { name: 'Suresh Rao', mobile: '6666612346', email: 'suresh@applicants.test' },
  categoryProof: null,
  education: { x: { ...marks, year: '2024' }, xii: marks },
  cuet: null,
  consents: [{ purpose: 'admission', isGiven: true, version: consentVersion, language: 'en' }],
} as const
const experience = {
  designation: 'Lecturer',
  _from: '2012-07-01',
  _to: 'Present',
  organization: 'Devgarhi College',
}
const award = { title: 'Best Teacher', year: '2019', organization: 'District Council' }
const qualification = {
  degree: 'Ph.D.',
  specialisation: 'Medieval India',
  institute: 'Devgarhi University',
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

const named = (en: string, hi: string) => ({ en, hi })
const session = {
  name: '2026-27',
  isVisible: true,
  lastDate: '2026-08-31',
  listsUntil: '2027-03-31',
  refund: { steps: [{ until: { days: 15 }, percent: 80 }], payWithin: 15 },
  registration: null,
  subjects: [
    { key: 'history', name: named('History', 'इतिहास'), faculty: 'arts' },
    { key: 'hindi', name: named('Hindi', 'हिन्दी'), faculty: 'arts' },
    { key: 'physics', name: named('Physics', 'भौतिकी'), faculty: 'science' },
  ],
  claims: [
    { key: 'ncc-b', name: named('NCC certificate B', 'एनसीसी प्रमाण-पत्र बी'), points: 300, group: null },
  ],
  documents: [
    {
      key: 'photo',
      name: named('Photo', 'फोटो'),
      hint: named('', ''),
      kind: 'photo',
      neededFor: { who: 'everybody' },
      isRequired: true,
    },
    {
      key: 'ncc',
      name: named('NCC certificate', 'एनसीसी प्रमाण-पत्र'),
      hint: named('', ''),
      kind: 'page',
      neededFor: { who: 'claim', claim: 'ncc-b' },
      isRequired: false,
    },
  ],
  columns: ['applicationNumber', 'name'],
  programmes: [
    {
      key: 'ba',
      course: 'Bachelor of Arts',
      faculty: 'arts',
      level: 'bachelor',
      seats: {
        total: 60,
        vertical: { sc: 21, st: 2, obc: 27, ews: 10 },
        horizontal: [{ key: 'women', percent: 20 }],
        conversion: { sc: ['st', 'open'], st: ['sc', 'open'], obc: ['open'], ews: ['open'] },
      },
      merit: {
        weights: { x: 40, xii: 60, ug: 0, cuet: 0 },
        weightageCap: 1_000,
        qualifying: 'xii',
        minimum: { general: 4_500, obc: 4_500, ews: 4_500, sc: 4_000, st: 4_000 },
        ties: ['xii', 'x', 'older', 'name'],
      },
      scheme: {
        groups: [
          {
            key: 'major',
            label: named('Major subjects', 'मुख्य विषय'),
            min: 1,
            max: 2,
            from: 'ownFaculty',
            seatsPerSubject: null,
          },
        ],
        forbiddenPairs: [{ one: 'history', other: 'physics' }],
      },
      fee: { amount: 4_000, cautionMoney: 500 },
      asksCuet: false,
      opensAt: '2026-06-01T09:00+05:30',
      closesAt: '2026-07-15T17:00+05:30',
    },
  ],
} as const

/** One valid call for every row of the table: the documentation shows it, and the hostile tests start from it. */
export const examples = {
  viewAllNews: {},
  listMarquee: {},
  viewNews: {},
  uploadNews: { body: notice },
  updateNews: { ...ofId, body: { ...notice, removeFile: '0', version: '1' } },
  deleteNews: ofId,
  restoreNotice: ofId,
  purgeNotice: ofId,
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
      designation: 'Assistant Professor',
      dept: 'Commerce',
      psw: 'Marigold courtyard 7',
      email,
      userType: 'faculty',
    },
  },
  toggleVisibility: { params: { email }, body: { isRemoved: true } },
  nameDepartment: { params: { slug: 'commerce' }, body: { hi: 'वाणिज्य संकाय' } },
  mergeDepartment: { params: { slug: 'comerce' }, body: { into: 'commerce', teachers: 2 } },
  listPeople: {},
  listInquiryHandlers: {},
  grantAbilities: { params: { uid: id }, body: { grants: ['admission:read'], version: 1 } },
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
  registerAdmission: { body: { ...application, language: 'en' } },
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
  sendGrievance: {
    body: {
      category: 'examination',
      subject: 'A mark that is missing',
      message: 'My mark in Hindi, first semester, is not on the sheet. My roll number is on the copy.',
      name: 'Kiran Rao',
      email: 'kiran@applicants.test',
      mobile: '6666612345',
      language: 'en',
    },
  },
  sendEnquiry: {
    body: {
      course: 'Bachelor of Arts',
      subject: '',
      message: 'Is there a hostel?',
      name: 'Kiran Rao',
      email: 'kiran@applicants.test',
      mobile: '',
      language: 'en',
    },
  },
  requestInquiryCode: {
    body: { number: 'SDC-G-2026-K7M4QX3', contact: 'kiran@applicants.test', language: 'en' },
  },
  openInquiry: { body: { number: 'SDC-G-2026-K7M4QX3', code: '204816', flow: id } },
  readOwnInquiry: { body: { token: inquiryToken } },
  appealInquiry: { body: { token: inquiryToken, text: 'The sheet that I sent was not looked at.' } },
  handleInquiry: {
    ...ofId,
    body: {
      version: 1,
      status: 'acknowledged',
      note: 'Asked the examination department.',
      answer: 'We are looking for it.',
      mailSender: true,
    },
  },
  readInquiryFile: { params: { id, name: '1-marksheet.pdf' } },
  createPage: { body: { path: '/admission/fees', title: { en: 'Fees', hi: 'शुल्क' } } },
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
  addPicture: {
    body: { altEn: 'Students in the library', altHi: '', isDecorative: '0', focusX: '0.5', focusY: '0.4' },
  },
  updatePicture: {
    params: { id },
    body: {
      altEn: 'Students in the library',
      altHi: 'पुस्तकालय में विद्यार्थी',
      isDecorative: '0',
      focusX: 0.5,
      focusY: 0.4,
      title: 'Library.jpg',
      version: 1,
    },
  },
  replacePicture: { params: { id }, body: { version: '1' } },
  deletePicture: ofId,
  listPictureUses: ofId,
  addDocument: { body: { titleEn: 'Academic calendar', titleHi: 'शैक्षणिक कैलेंडर', slug } },
  updateDocument: { ...ofSlug, body: { titleEn: 'Academic calendar', titleHi: '', version: 1 } },
  replaceDocument: { ...ofSlug, body: { version: '1' } },
  deleteDocument: ofSlug,
  listDocumentUses: ofSlug,
  readDocumentVersion: { params: { id: slug, number: '1' } },
  readPicture: { params: { file: '5f0c1a-480.webp' } },
  readDocument: { params: { file: `${slug}.pdf` } },
  readFacultyPhoto: { params: { file: '5f0c1a.webp' } },
  readAlumniPhoto: { params: { file: '5f0c1a.webp' } },
  readResume: { params: { uid: id, file: 'resume.pdf' } },
  readFile: { params: { id, name: 'Form-2026.pdf' } },
  addAdmissionSession: { body: session },
  updateAdmissionSession: { params: { id: session.name }, body: { version: 1, session } },
  previewList: { body: { session: session.name, programme: 'ba' } },
  publishList: {
    body: {
      session: session.name,
      programme: 'ba',
      number: 1,
      basis: 'oL3Qf3m0cZcO1kT8yR5vJb7wHn2uXd9sEaGi6PqKtMU',
    },
  },
  withdrawList: { params: { id: '2026-27-ba-1' }, body: { reason: 'A marksheet was read wrongly.' } },
  offerSeats: {
    params: { id: '2026-27-ba-1' },
    body: { payFrom: '2099-07-20T10:00+05:30', payTo: '2099-07-24T17:00+05:30' },
  },
  readMeritTrace: { params: { id: '2026-27-ba-1', application: '2026-K7M4QX3' } },
  addCounterApplication: { body: { ...application, email: '' } },
  openCounterApplication: ofId,
  recordGuardianConsent: { ...ofId, body: { version: 1, name: 'Suresh Rao', signedOn: '2026-06-02' } },
  scrutiniseApplication: {
    ...ofId,
    body: {
      version: 1,
      checks: { identity: 'right', education: 'queried' },
      questions: [{ item: 'education', text: 'The marksheet of class XII cannot be read.' }],
      answerBy: '2099-07-01',
      status: 'queried',
      note: '',
    },
  },
  confirmFee: {
    ...ofId,
    body: {
      version: 1,
      reference: 'UTR 426118907755',
      paidOn: '2026-07-21',
      amount: 4_000,
      receiptNumber: 'R-118',
    },
  },
  endApplication: { ...ofId, body: { version: 1, action: 'withdraw', note: 'Asked for at the counter.' } },
  readApplicationDocument: { params: { id, slot: 'photo' } },
  listAdmissionSessions: {},
  requestApplicationCode: { body: { number: applicationNumber, contact: application.email, language: 'en' } },
  openApplication: { body: { number: applicationNumber, code: '204816', flow: id } },
  readOwnApplication: { body: { token: applicationToken } },
  addApplicationDocument: { body: { token: applicationToken, slot: 'photo' } },
  removeApplicationDocument: { body: { token: applicationToken, slot: 'photo' } },
  submitApplication: { body: { token: applicationToken, ...laterSteps } },
  answerApplicationQueries: {
    body: { token: applicationToken, answers: [{ item: 'education', text: 'The roll number is 1234567.' }] },
  },
  requestGuardianCode: { body: { token: applicationToken } },
  confirmGuardian: { body: { token: applicationToken, code: '204816' } },
  takeBackConsent: { body: { token: applicationToken, purpose: 'messages' } },
  giveConsent: {
    body: { token: applicationToken, purpose: 'messages', version: consentVersion, language: 'hi' },
  },
  answerOffer: { body: { token: applicationToken, accept: true } },
  reportFee: { body: { token: applicationToken, reference: 'UTR 612345678901', paidOn: '2026-07-14' } },
  withdrawOwnApplication: { body: { token: applicationToken, refund: 0 } },
} as const satisfies Record<EndpointName, Example>

export function exampleOf(name: EndpointName): Example {
  return examples[name]
}
