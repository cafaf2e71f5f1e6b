import { college } from '@prangan/college/config'
import { isSiteLanguage } from '@prangan/contract/languages'
import { ofReserved, state } from '@prangan/contract/states/profile'
import { type Example, exampleApplication } from '@prangan/functions/openapi/example'
import { consentVersion } from '../contract/schemas/full-application.ts'

const id = 'k3JwQx81TnYb0aMv'
const applicationNumber = `${college.shortCode}-2026-K7M4QX3`
const applicationToken = 'Bm4vX0kT9qLr2sYc7nWe5hJd1gPzAuIo8FxQvNtMeKs'
const marks = {
  board: state.boards[0]?.en ?? '',
  rollNumber: '1234567',
  year: '2026',
  stream: 'Arts',
  isAwaited: false,
  obtained: '437',
  maximum: '500',
} as const
const laterSteps = {
  nameHi: 'किरण राव',
  domicile: state.name.en,
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
const named = (en: string, hi: string) => ({ en, ...(isSiteLanguage('hi') && { hi }) })
const session = {
  name: '2026-27',
  isVisible: true,
  lastDate: '2026-08-31',
  listsUntil: '2027-03-31',
  showsSeats: false,
  rounds: [],
  holidays: [],
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
  payment: {
    account: {
      name: college.name.en,
      number: '30112233445',
      ifsc: 'SBIN0001234',
      bank: 'State Bank of India',
      branch: 'Station Road',
    },
    sbiCollect: { link: '', fields: ['Name = {name}', 'Remarks = {reference}'] },
    upi: { address: 'college.fees@sbi', name: college.name.en },
  },
  programmes: [
    {
      key: 'ba',
      course: exampleApplication.course,
      faculty: 'arts',
      level: 'bachelor',
      seats: {
        total: 60,
        vertical: ofReserved(({ share }) => share),
        horizontal: [{ key: 'women', percent: 20 }],
        conversion: ofReserved(({ conversion }) => [...conversion]),
      },
      merit: {
        weights: { x: 40, xii: 60, ug: 0, cuet: 0 },
        weightageCap: 1_000,
        qualifying: 'xii',
        minimum: { general: 4_500, ...ofReserved(({ minimum }) => minimum * 100) },
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
      fee: {
        amount: 4_000,
        cautionMoney: 500,
        heads: [
          { name: named('Tuition', 'शिक्षण शुल्क'), amount: 3_500 },
          { name: named('Caution money', 'सिक्योरिटी'), amount: 500, isCautionMoney: true },
        ],
      },
      asksCuet: false,
      opensAt: '2026-06-01T09:00+05:30',
      closesAt: '2026-07-15T17:00+05:30',
    },
  ],
} as const

export const examples = {
  addAdmissionSession: { body: session },
  updateAdmissionSession: { params: { id: session.name }, body: { version: 1, session } },
  previewList: { body: { session: session.name, programme: 'ba' } },
  previewTrace: {
    body: {
      session: session.name,
      programme: 'ba',
      basis: 'oL3Qf3m0cZcO1kT8yR5vJb7wHn2uXd9sEaGi6PqKtMU',
      application: id,
    },
  },
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
  answerObjection: {
    params: { id: '2026-27-ba-1', objection: 'Q3m0cZcO1kT8yR5vJb7w' },
    body: { isUpheld: true, answer: 'The marksheet says 412. We have corrected it.' },
  },
  extendOffers: {
    params: { id: '2026-27-ba-1' },
    body: { payTo: '2099-07-27T17:00+05:30', reason: 'The bank was closed on 23 and 24 July.' },
  },
  readMeritTrace: { params: { id: '2026-27-ba-1', application: '2026-K7M4QX3' } },
  addCounterApplication: { body: { ...exampleApplication, email: '' } },
  openCounterApplication: { params: { id } },
  recordGuardianConsent: { params: { id }, body: { version: 1, name: 'Suresh Rao', signedOn: '2026-06-02' } },
  scrutiniseApplication: {
    params: { id },
    body: {
      version: 1,
      checks: { identity: 'right', education: 'queried' },
      questions: [{ item: 'education', text: 'The marksheet of class XII cannot be read.' }],
      answerBy: '2099-07-01',
      status: 'queried',
      note: '',
    },
  },
  correctApplication: {
    params: { id },
    body: {
      version: 1,
      facts: { 'education.xii.obtained': '412' },
      document: ':original',
      reason: 'The mark sheet says 412, not 482.',
    },
  },
  previewCorrection: { params: { id }, body: { version: 1, facts: { 'education.xii.obtained': '412' } } },
  recordOriginals: {
    params: { id },
    body: {
      version: 1,
      originals: {
        'document:marksheet-xii': { result: 'seen' },
        'paper:tc': { result: 'undertaking', until: '2026-08-20' },
      },
    },
  },
  admitApplicant: { params: { id }, body: { version: 1 } },
  confirmFee: {
    params: { id },
    body: {
      version: 1,
      reference: 'UTR 426118907755',
      paidOn: '2026-07-21',
      amount: 3_500,
      difference: { kind: 'part payment', remark: 'The rest by 31 July.' },
    },
  },
  linkCredit: {
    params: { id },
    body: { version: 1, application: id, receiptNumber: '2026-27/000123', note: 'The bank kept ₹10.' },
  },
  undoConfirmation: {
    params: { id },
    body: { version: 1, receiptNumber: '2026-27/000123', reason: 'The UTR is that of another applicant.' },
  },
  waiveBalance: {
    params: { id },
    body: { version: 1, action: 'waive', amount: 500, reason: 'Relief from the poor students’ fund.' },
  },
  recordPaymentNotFound: {
    params: { id },
    body: { version: 1, reference: 'UTR 426118907755', note: 'Not in the statements until 31 July.' },
  },
  importStatement: {
    body: {
      account: '30112233445',
      rows: [
        {
          date: '2026-07-21',
          paise: 400_000,
          reference: '426118907755',
          description: 'UPI/CR/426118907755/KIRAN RAO',
          name: '',
          occurrence: 1,
        },
      ],
    },
  },
  readRefundAccount: { params: { id } },
  decideCredit: { params: { id }, body: { version: 1, action: 'set aside', note: 'Interest of the bank.' } },
  settleSeat: {
    params: { id },
    body: { version: 1, decision: 'keeps', reason: 'The original marksheet is here.' },
  },
  endApplication: {
    params: { id },
    body: { version: 1, action: 'withdraw', note: 'Asked for at the counter.' },
  },
  readApplicationDocument: { params: { id, slot: 'photo' } },
  listAdmissionSessions: {},
  requestApplicationCode: {
    body: { number: applicationNumber, contact: exampleApplication.email, language: 'en' },
  },
  openApplication: { body: { number: applicationNumber, code: '204816', flow: id } },
  readOwnApplication: { body: { token: applicationToken } },
  addApplicationDocument: { body: { token: applicationToken, slot: 'photo' } },
  removeApplicationDocument: { body: { token: applicationToken, slot: 'photo' } },
  changeFirstStep: { body: { ...exampleApplication, token: applicationToken } },
  submitApplication: { body: { token: applicationToken, ...laterSteps } },
  answerApplicationQueries: {
    body: { token: applicationToken, answers: [{ item: 'education', text: 'The roll number is 1234567.' }] },
  },
  correctOwnApplication: {
    body: { token: applicationToken, facts: { 'education.xii.rollNumber': '1234568' } },
  },
  requestGuardianCode: { body: { token: applicationToken } },
  confirmGuardian: { body: { token: applicationToken, code: '204816' } },
  takeBackConsent: { body: { token: applicationToken, purpose: 'messages' } },
  giveConsent: {
    body: { token: applicationToken, purpose: 'messages', version: consentVersion, language: 'hi' },
  },
  objectToList: {
    body: {
      token: applicationToken,
      list: '2026-27-ba-1',
      rank: 0,
      text: 'My marks in class XII are 412, not 402.',
    },
  },
  answerOffer: { body: { token: applicationToken, accept: true } },
  printChallan: { body: { token: applicationToken, language: 'hi' } },
  reportFee: { body: { token: applicationToken, reference: 'UTR 612345678901', paidOn: '2026-07-14' } },
  withdrawOwnApplication: { body: { token: applicationToken, refund: 0 } },
  giveRefundAccount: {
    body: {
      token: applicationToken,
      ...{ name: 'Suresh Rao', number: '20331144556', ifsc: 'SBIN0001234', bank: 'State Bank of India' },
    },
  },
} as const satisfies Record<string, Example>
