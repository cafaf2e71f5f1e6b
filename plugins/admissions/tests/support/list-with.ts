import {
  type AdmissionListDocument,
  AdmissionListDocumentSchema,
} from '../../contract/schemas/admission-lists.ts'

/** A published list for one seat: this applicant is first, one is offered a reserved seat, and one waits. */
export const listWith = (
  session: string,
  id: string,
  number: string,
  name: string,
): AdmissionListDocument => {
  const row = {
    id,
    lastFour: number.slice(-4),
    name,
    category: 'general',
    index: 8_740,
    rank: 1,
    under: 'open',
    group: '',
    waiting: 0,
  } as const
  return AdmissionListDocumentSchema.parse({
    session,
    programme: 'ba',
    number: 1,
    status: 'published',
    ruleVersion: 1,
    basis: '',
    unusual: [],
    remark: '',
    rows: [
      row,
      { ...row, id: 'other', lastFour: 'Q7WX', name: 'Meera Joshi', rank: 2, index: 8_130, under: 'obc' },
      {
        ...row,
        id: 'third',
        lastFour: 'T9VW',
        name: 'Mohan Lal',
        rank: 3,
        index: 7_920,
        under: '',
        waiting: 1,
      },
    ],
    report: { offers: [], waiting: [], skipped: [], moved: [], steps: [] },
    publishedAt: new Date(),
    publishedBy: 'office@college.test',
    withdrawnAt: null,
    reason: '',
    offeredAt: null,
    version: 1,
  })
}
