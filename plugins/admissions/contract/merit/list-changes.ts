import type { MeritListRow } from '../schemas/admission-lists.ts'

type Place = Pick<MeritListRow, 'rank' | 'under' | 'group' | 'waiting'>

/** A null place is one that a list does not have. */
export type ListChange = Pick<MeritListRow, 'id' | 'name' | 'lastFour'> & {
  before: Place | null
  after: Place | null
  /** True if a seat is won or lost, or is under another share. */
  isSeat: boolean
}

/** Returns whose rank, seat or place on the waiting list differs between two lists, by the new rank; who has none is last. */
export function changesBetween(
  before: readonly MeritListRow[],
  after: readonly MeritListRow[],
): ListChange[] {
  const [old, next] = [before, after].map((rows) => new Map(rows.map((row) => [row.id, row])))
  const ids = new Set([...after, ...before].map(({ id }) => id))
  return [...ids].flatMap((id) => {
    const [was, is] = [old?.get(id), next?.get(id)]
    const row = is ?? was
    const isSeat = (was?.under ?? '') !== (is?.under ?? '')
    const isSame = was && is && was.rank === is.rank && was.waiting === is.waiting && !isSeat
    if (!row || isSame) return []
    const { name, lastFour } = row
    return { id, name, lastFour, before: was ?? null, after: is ?? null, isSeat }
  })
}

/** Counts whose seat differs between two lists, and who else has another rank or place on the waiting list. */
export function countChanges(before: readonly MeritListRow[], after: readonly MeritListRow[]) {
  const changes = changesBetween(before, after)
  const seats = changes.filter(({ isSeat }) => isSeat).length
  return { seats, ranks: changes.length - seats }
}
