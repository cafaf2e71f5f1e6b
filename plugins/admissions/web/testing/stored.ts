import { courseAt } from '@prangan/contract/testing/fixtures'
import { storedApplication as storedFirstStep } from '@prangan/web/testing/stored.ts'
import { usualAdmissionDay } from '../../contract/schemas/admission-day.ts'
import type { AdmissionSessionDocument, Programme } from '../../contract/schemas/admission-sessions.ts'
import { type AdmissionDocument, firstStepOnly } from '../../contract/schemas/application.ts'
import type { ApplicationDetails } from '../../contract/schemas/full-application.ts'
import { noPayment } from '../../contract/schemas/payment.ts'

const created = new Date('2026-03-02T09:30:00Z')

export const storedApplication = (given: Partial<AdmissionDocument> = {}): AdmissionDocument => ({
  ...storedFirstStep(),
  ...firstStepOnly,
  status: 'new',
  history: [],
  mails: [],
  ...given,
})

export const storedProgramme = (given: Partial<Programme> = {}): Programme => ({
  key: 'ba',
  course: courseAt(1),
  faculty: 'arts',
  level: 'bachelor',
  opensAt: new Date('2026-06-01T04:30:00Z'),
  closesAt: new Date('2026-07-15T11:30:00Z'),
  seats: {
    total: 60,
    vertical: { sc: 21, st: 2, obc: 27, ews: 10 },
    horizontal: [{ key: 'women', percent: 20 }],
    conversion: { sc: ['st', 'open'], st: ['sc', 'open'], obc: ['open'], ews: ['open'] },
  },
  convertsFrom: 1,
  merit: {
    weights: { x: 0, xii: 100, ug: 0, cuet: 0 },
    weightageCap: 1_000,
    qualifying: 'xii',
    minimum: { general: 4_500, obc: 4_000, sc: 3_300, st: 3_300, ews: 4_500 },
    ties: ['xii', 'x', 'older'],
  },
  scheme: null,
  fee: { amount: 5_200, cautionMoney: 500, heads: [] },
  asksCuet: false,
  ...given,
})

export const storedSession = (given: Partial<AdmissionSessionDocument> = {}): AdmissionSessionDocument => ({
  name: '2026-27',
  reservedCategories: ['sc', 'st', 'obc', 'ews'],
  isVisible: true,
  lastDate: '2026-08-31',
  listsUntil: '2026-10-31',
  showsSeats: false,
  rounds: [],
  holidays: [],
  refund: { steps: [{ until: { days: 0 }, percent: 90 }], payWithin: 15 },
  registration: null,
  payment: noPayment,
  subjects: [],
  claims: [{ key: 'ncc', name: { en: 'NCC B certificate' }, points: 300, group: null }],
  documents: [
    {
      key: 'photo',
      name: { en: 'Photo' },
      hint: { en: '' },
      kind: 'photo',
      neededFor: { who: 'everybody' },
      isRequired: true,
    },
    {
      key: 'xii',
      name: { en: 'Class 12 marksheet' },
      hint: { en: '' },
      kind: 'page',
      neededFor: { who: 'everybody' },
      isRequired: true,
    },
    {
      key: 'ncc',
      name: { en: 'NCC certificate' },
      hint: { en: '' },
      kind: 'page',
      neededFor: { who: 'claim', claim: 'ncc' },
      isRequired: true,
    },
  ],
  admissionDay: usualAdmissionDay,
  columns: ['applicationNumber', 'Candidate = name', 'xiiPercentage', 'nothing of ours'],
  programmes: [storedProgramme()],
  version: 1,
  createdAt: created,
  updatedAt: created,
  ...given,
})

const marks = {
  board: 'U.P. Board',
  rollNumber: '1234567',
  year: '2026',
  stream: '',
  isAwaited: false,
  obtained: 36_000,
  maximum: 50_000,
}

export const storedDetails = (given: Partial<ApplicationDetails> = {}): ApplicationDetails => ({
  nameHi: '',
  domicile: 'Uttar Pradesh',
  registrationNumber: '',
  subjects: {},
  claims: [],
  disabilityPercent: null,
  guardian: null,
  categoryProof: null,
  education: { x: { ...marks, year: '2024' }, xii: marks },
  cuet: null,
  consents: [],
  submittedAt: created,
  ...given,
})

export const storedFullApplication = (given: Partial<AdmissionDocument> = {}): AdmissionDocument =>
  storedApplication({
    session: 'session',
    programme: 'ba',
    category: 'general',
    dob: '2005-06-06',
    details: storedDetails(),
    documents: {
      photo: { name: 'me.jpg', file: 'p1', size: 90_000, contentType: 'image/jpeg', at: created },
      xii: { name: 'xii.pdf', file: 'x1', size: 400_000, contentType: 'application/pdf', at: created },
    },
    ...given,
  })
