import { college } from '@prangan/college/config'
import { demoAdmissionFacts as facts } from '@prangan/college/demo/admissions'
import { addDays } from '@prangan/contract/calendar-days'
import { dayInIndia } from '@prangan/contract/india-time'
import { ofReserved, reservedKeys, state } from '@prangan/contract/states/profile'
import { ugcTable } from '../contract/refund.ts'
import {
  type AdmissionSessionDocument,
  AdmissionSessionDocumentSchema,
  type Programme,
} from '../contract/schemas/admission-sessions.ts'
import type { MeritRule, SeatRule } from '../contract/schemas/merit-rules.ts'
import { demoAdmissionDay } from './admission-day.ts'
import { demoClaims, demoDocuments } from './claims.ts'
import type { Fate } from './fates.ts'
import { demoHeads, demoPayment } from './payment.ts'
import { demoSubjects, schemeOf } from './subjects.ts'

export const demoSessionName = '2026-27'

/**
 * Returns a timestamp relative to `now`, at a time in India. Relative dates keep one programme open whenever the demo is
 * loaded.
 */
export const daysFrom = (now: Date, days: number, time = '10:00'): Date =>
  new Date(`${addDays(dayInIndia(now), days)}T${time}:00${college.locale.utcOffset}`)

export type DemoProgramme = keyof typeof facts.programmes
type ProgrammeFacts = {
  faculty: string
  seats: number
  fee: Omit<Programme['fee'], 'heads'>
  opens: number
  closes: number
  plan: Partial<Record<Fate, number>>
  genders: Record<'female' | 'male' | 'other', number>
  middleMarks: number
  streams: readonly string[]
  majors: { some: readonly string[] } | { groups: readonly (readonly string[])[] }
}
export const demoProgrammes: Readonly<Record<DemoProgramme, ProgrammeFacts>> = facts.programmes
export const demoProgrammeKeys = Object.keys(demoProgrammes) as DemoProgramme[]

const minimumMarks = Number.parseFloat(college.admissionTerms.minimumMarks) * 100
/** The minimum is for the general category; it is optional for the others. */
const merit: MeritRule = {
  weights: { x: 0, xii: 100, ug: 0, cuet: 0 },
  weightageCap: 1_000,
  qualifying: 'xii',
  minimum: {
    general: minimumMarks,
    ...ofReserved(({ key }) => (key === 'ews' ? minimumMarks : 3_300)),
  },
  ties: ['xii', 'x', 'older', 'name'],
}

const seatsOf = (total: number): SeatRule => ({
  total,
  vertical: ofReserved(({ share }) => share),
  horizontal: state.groups.map(({ key, share }) => ({ key, percent: share })),
  conversion: ofReserved(({ conversion }) => [...conversion]),
})

function programmeAt(now: Date, key: DemoProgramme): Programme {
  const { faculty, seats, fee, opens, closes } = demoProgrammes[key]
  return {
    key,
    course: college.courses[key].en,
    faculty,
    level: 'bachelor',
    seats: seatsOf(seats),
    convertsFrom: 2,
    merit,
    scheme: schemeOf(faculty),
    fee: { ...fee, heads: demoHeads(fee) },
    asksCuet: false,
    opensAt: daysFrom(now, opens),
    closesAt: daysFrom(now, closes, '17:00'),
  }
}

const columns = [
  'registrationNumber',
  'applicationNumber',
  'name',
  'nameHi',
  'fatherName',
  'motherName',
  'dob',
  'gender',
  'category',
  'programme',
  ...['major', 'minor', 'vocational', 'co-curricular'].map((group) => `subjects:${group}`),
  'xBoard',
  'xRollNumber',
  'xYear',
  'xPercentage',
  'xiiBoard',
  'xiiRollNumber',
  'xiiYear',
  'xiiStream',
  'xiiPercentage',
  'claims',
  'seat',
  'mobile',
  'email',
  'address',
  'city',
  'pincode',
  'feeReference',
  'feePaidOn',
  'receiptNumber',
  'admittedOn',
]

/** Days from now: the first two are those of the demo's lists. */
const demoRounds = [
  [-28, -18],
  [-6, 6],
  [22, 25],
] as const

export function demoSession(now: Date): AdmissionSessionDocument {
  const createdAt = daysFrom(now, demoProgrammes[facts.listed].opens - 10)
  return AdmissionSessionDocumentSchema.parse({
    name: demoSessionName,
    reservedCategories: reservedKeys(state),
    isVisible: true,
    lastDate: dayInIndia(daysFrom(now, 25)),
    listsUntil: dayInIndia(daysFrom(now, 120)),
    showsSeats: true,
    rounds: demoRounds.map(([listOn, offersUntil]) => ({
      listOn: dayInIndia(daysFrom(now, listOn)),
      offersUntil: dayInIndia(daysFrom(now, offersUntil)),
    })),
    refund: { steps: ugcTable, payWithin: 15 },
    registration: {
      label: {
        en: 'University registration number (WRN)',
        hi: 'विश्वविद्यालय पंजीकरण संख्या (WRN)',
        mr: 'विद्यापीठ नोंदणी क्रमांक (WRN)',
      },
      pattern: 'WRN\\d{8}',
    },
    subjects: [...demoSubjects],
    claims: [...demoClaims],
    documents: [...demoDocuments],
    admissionDay: demoAdmissionDay(dayInIndia(daysFrom(now, 30))),
    columns,
    payment: demoPayment,
    programmes: demoProgrammeKeys.map((key) => programmeAt(now, key)),
    version: 1,
    createdAt,
    updatedAt: createdAt,
  })
}
