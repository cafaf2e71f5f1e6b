import { state } from '@prangan/contract/states/profile'
import { courseAt } from '@prangan/contract/testing/fixtures'
import type { PublicSession } from '../../contract/schemas/admission-sessions.ts'
import type { OwnApplication } from '../../contract/schemas/own-application.ts'
import { storedProgramme, storedSession } from './stored.ts'

/** A category whose certificate is valid for a year. */
export const yearlyCategory = state.reserved.find(({ certificateYears }) => certificateYears === 1)?.key ?? ''

type PublicProgramme = PublicSession['programmes'][number]

const subject = (key: string, en: string, faculty = 'arts') => ({ key, name: { en }, faculty })

/** An open programme with a choice of two of three subjects, two of which exclude each other, and one more. */
export const publicProgramme = (given: Partial<PublicProgramme> = {}): PublicProgramme => {
  const { opensAt: _, closesAt: __, ...programme } = storedProgramme()
  return {
    ...programme,
    opensAt: '2026-06-01T04:30:00.000Z',
    closesAt: '2099-07-15T11:30:00.000Z',
    standing: 'open',
    asksCuet: true,
    scheme: {
      groups: [
        { key: 'major', label: { en: 'Major' }, min: 2, max: 2, from: 'ownFaculty', seatsPerSubject: 40 },
        { key: 'minor', label: { en: 'Minor' }, min: 0, max: 1, from: 'any', seatsPerSubject: null },
      ],
      forbiddenPairs: [{ one: 'hindi', other: 'sanskrit' }],
    },
    ...given,
  }
}

export const publicSession = (given: Partial<PublicSession> = {}): PublicSession => {
  const { version: _, createdAt: __, updatedAt: ___, ...session } = storedSession()
  return {
    ...session,
    id: '2026-27',
    registration: { label: { en: 'University registration number' }, pattern: 'R\\d{4}' },
    subjects: [
      subject('hindi', 'Hindi'),
      subject('sanskrit', 'Sanskrit'),
      subject('history', 'History'),
      subject('botany', 'Botany', 'science'),
    ],
    claims: [
      { key: 'ncc', name: { en: 'NCC B certificate' }, points: 300, group: null },
      { key: 'disability', name: { en: 'Disability' }, points: 0, group: 'pwd' },
      { key: 'women', name: { en: 'Female candidates' }, points: 300, group: 'women' },
    ],
    ...given,
    programmes: given.programmes ?? [publicProgramme()],
  }
}

export const ownApplication = (given: Partial<OwnApplication> = {}): OwnApplication => ({
  number: 'SDC-2026-K7M4QX3',
  name: 'Meera Joshi',
  course: courseAt(1),
  session: '2026-27',
  sessionName: '2026-27',
  programme: 'ba',
  state: 'incomplete',
  createdAt: '2026-06-10T09:00:00.000Z',
  submittedAt: null,
  closesAt: '2099-07-15T11:30:00.000Z',
  guardian: { isNeeded: false, email: '', agreedAt: null },
  consents: [],
  documents: {},
  openSlots: ['photo', 'xii'],
  queries: [],
  openGroups: [],
  facts: {},
  corrections: [],
  refused: [],
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
    submit: true,
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
  earlierReports: [],
  earlierRefunds: [],
  waived: null,
  refundIfFound: 0,
  refund: null,
  decisions: [],
  ...given,
})
