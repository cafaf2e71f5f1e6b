import {
  type AdmissionListDocument,
  AdmissionListDocumentSchema,
  type MeritListRow,
} from '../../contract/schemas/admission-lists.ts'

export const meritRow = (given: Partial<MeritListRow> = {}): MeritListRow => ({
  id: 'meera',
  lastFour: '4QX3',
  name: 'Meera Joshi',
  category: 'general',
  index: 7_200,
  rank: 1,
  under: 'open',
  group: '',
  waiting: 0,
  ...given,
})
export const rows = [
  meritRow(),
  meritRow({
    id: 'asha',
    lastFour: '9AC4',
    name: 'Asha Verma',
    category: 'obc',
    index: 7_150,
    rank: 2,
    under: 'obc',
  }),
  meritRow({
    id: 'kiran',
    lastFour: '7KK2',
    name: 'Kiran Rao',
    index: 6_900,
    rank: 3,
    under: '',
    waiting: 1,
  }),
]
export const report: AdmissionListDocument['report'] = {
  offers: [],
  waiting: [],
  skipped: [],
  moved: [],
  steps: [
    { step: 'seats', vertical: 'open', seats: 24, held: 0 },
    { step: 'converted', from: 'st', to: 'sc', seats: 1 },
    { step: 'replaced', vertical: 'open', key: 'women', in: 'asha', out: 'kiran' },
    // Nobody of the list.
    { step: 'belowOpenMinimum', id: '2026-EFMK6CE' },
  ],
}
export const published = new Date('2026-07-20T05:00:00Z')
export const storedList = (given: Partial<AdmissionListDocument> = {}): AdmissionListDocument =>
  AdmissionListDocumentSchema.parse({
    session: 'session',
    programme: 'ba',
    number: 1,
    status: 'published',
    ruleVersion: 1,
    rows,
    report,
    publishedAt: published,
    publishedBy: 'registrar@college.test',
    withdrawnAt: null,
    reason: '',
    offeredAt: null,
    unusual: [],
    remark: '',
    basis: 'basis',
    version: 1,
    ...given,
  })
