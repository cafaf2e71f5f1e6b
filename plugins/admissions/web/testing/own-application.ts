import { college } from '@prangan/college/config'
import { courseAt } from '@prangan/contract/testing/fixtures'
import { usualAdmissionDay } from '../../contract/schemas/admission-day.ts'
import type { PublicSession } from '../../contract/schemas/admission-sessions.ts'
import type { OwnApplication } from '../../contract/schemas/own-application.ts'

export const ownApplication = (changes: Partial<OwnApplication> = {}): OwnApplication => ({
  number: `${college.shortCode}-2026-T4V6WC9`,
  name: 'Kiran Rao',
  course: courseAt(1),
  session: '2026-27',
  sessionName: '2026-27',
  programme: 'ba',
  state: 'verified',
  createdAt: '2026-06-01T04:00:00Z',
  submittedAt: '2026-06-02T04:00:00Z',
  closesAt: '2026-06-30T11:30:00Z',
  guardian: { isNeeded: false, email: '', agreedAt: null },
  consents: [],
  documents: {},
  openSlots: [],
  queries: [],
  openGroups: [],
  facts: {},
  corrections: [],
  answerBy: '',
  rank: null,
  counted: null,
  provisional: null,
  objections: [],
  isSeatInQuestion: false,
  seatDecision: null,
  offer: null,
  admissionDay: { order: 'money first', originals: [], rollNumber: '', balanceBy: '' },
  payment: null,
  fee: null,
  may: {
    submit: false,
    answer: false,
    correct: false,
    acceptOffer: false,
    declineOffer: false,
    reportFee: false,
    correctReport: false,
    object: false,
    withdraw: true,
    giveRefundAccount: false,
  },
  receipts: [],
  balance: 0,
  reportedBalance: null,
  waived: null,
  earlierReports: [],
  refund: null,
  refundIfFound: 0,
  earlierRefunds: [],
  refused: [],
  decisions: [],
  ...changes,
})

export const ownRefund = (
  changes: Partial<NonNullable<OwnApplication['refund']>> = {},
): NonNullable<OwnApplication['refund']> => ({
  ...{ amount: 7_700, further: 0, step: '1', payBy: '2099-07-30', isDecided: true, isPaid: false },
  ...{ paidOn: '', reference: '', account: null },
  ...changes,
})

export const ownQuery: OwnApplication['queries'][number] = {
  item: 'education',
  question: 'The marks differ from the marksheet.',
  askedAt: '2026-06-05T04:00:00Z',
  answer: '',
  answeredAt: null,
  opens: [],
}

export const ownSession = (): PublicSession => ({
  id: '2026-27',
  name: '2026-27',
  isVisible: true,
  lastDate: '2026-07-15',
  listsUntil: '2026-12-31',
  showsSeats: false,
  rounds: [],
  holidays: [],
  refund: {
    payWithin: 15,
    steps: [
      { until: { days: -15 }, percent: 100, charge: { percent: 5, most: 5_000 } },
      { until: { days: 0 }, percent: 90 },
    ],
  },
  registration: null,
  subjects: [],
  claims: [{ key: 'ncc', name: { en: 'NCC certificate' }, points: 500, group: null }],
  admissionDay: usualAdmissionDay,
  documents: [
    {
      key: 'xii',
      name: { en: 'Marksheet of class XII', hi: 'कक्षा 12 का अंकपत्र' },
      hint: { en: '' },
      kind: 'page',
      neededFor: { who: 'everybody' },
      isRequired: true,
    },
  ],
  programmes: [
    {
      key: 'ba',
      course: courseAt(1),
      faculty: 'arts',
      level: 'bachelor',
      seats: {
        total: 60,
        vertical: { sc: 21, st: 2, obc: 27, ews: 10 },
        horizontal: [],
        conversion: { sc: [], st: [], obc: [], ews: [] },
      },
      convertsFrom: 1,
      merit: {
        weights: { x: 0, xii: 100, ug: 0, cuet: 0 },
        weightageCap: 0,
        qualifying: 'xii',
        minimum: { general: 0, obc: 0, sc: 0, st: 0, ews: 0 },
        ties: ['name'],
      },
      scheme: null,
      fee: { amount: 8_500, cautionMoney: 500, heads: [] },
      asksCuet: false,
      standing: 'open',
      opensAt: '2026-05-01T04:30:00Z',
      closesAt: '2026-06-30T11:30:00Z',
    },
  ],
  columns: [],
})
