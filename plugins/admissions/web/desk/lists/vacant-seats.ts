import type { MeritListRow } from '../../../contract/schemas/admission-lists.ts'
import type { SeatCounts, SeatMatrix } from '../../../contract/schemas/seat-matrix.ts'

const freeIn = ({ vacant, lapsed, held }: SeatCounts): number => vacant + lapsed + held

/**
 * Returns how many vacant seats the next list could give to those who wait on the last one, at most: only that list tells who still
 * wants one.
 */
export function seatsForWaiting(
  { shares, total }: SeatMatrix,
  rows: readonly Pick<MeritListRow, 'category' | 'waiting'>[],
  converts: boolean,
): number {
  const waiting = rows.filter((row) => row.waiting > 0)
  if (converts) return Math.min(freeIn(total), waiting.length)
  let given = 0
  for (const share of shares) {
    const own = waiting.filter(({ category }) => category === share.vertical)
    if (share.vertical !== 'open') given += Math.min(freeIn(share), own.length)
  }
  const open = shares.find(({ vertical }) => vertical === 'open')
  return given + Math.min(open ? freeIn(open) : 0, waiting.length - given)
}

/** Returns the rows of a list that get a seat. */
export const seatedRows = ({ rows }: { rows: readonly MeritListRow[] }): MeritListRow[] =>
  rows.filter(({ waiting, under }) => waiting === 0 && under !== '')
