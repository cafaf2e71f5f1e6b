import type { BinRow } from '../../../lib/bin.ts'
import type { Cursor, ListPage } from '../../../lib/paged-list.ts'
import { pageSize } from '../../../lib/use-live-pages.ts'

type Place = readonly [deletedAt: number, id: string]

/** The latest first; at the same time by the ids, backwards, as the queries of the lists. */
const compare = ([at, id]: Place, [otherAt, otherId]: Place): number =>
  otherAt - at || Number(id < otherId) - Number(id > otherId)

const placeOf = ({ deletedAt, entryId }: BinRow): Place => [deletedAt.getTime(), entryId]
const toCursor = ([at, id]: Place): Cursor => [{ at }, id]
const toPlace = ([at, id]: Cursor): Place => [typeof at === 'object' ? at.at : 0, String(id)]

/**
 * Merges a page of each kind, all after the same place, to a page of them all. Where a page has a next one, its kind is known
 * only down to there, so what other kinds have below comes with the next page too.
 */
export function mergePages(pages: readonly ListPage<BinRow>[], isFirst: boolean): ListPage<BinRow> {
  const [end] = pages.flatMap(({ next }) => (next ? [toPlace(next)] : [])).toSorted(compare)
  const known = pages
    .flatMap(({ rows }) => rows)
    .filter((row) => !end || compare(placeOf(row), end) <= 0)
    .toSorted((one, other) => compare(placeOf(one), placeOf(other)))
  const rows = known.slice(0, pageSize)
  const last = rows.at(-1)
  const next = known.length > rows.length && last ? placeOf(last) : end
  // A first page without a next one is not counted: it is the whole list.
  const totals = pages.map((page) => page.total ?? (isFirst && !page.next ? page.rows.length : undefined))
  const total = totals.reduce<number | undefined>(
    (sum, each) => (sum === undefined || each === undefined ? undefined : sum + each),
    0,
  )
  return { rows, next: next && toCursor(next), total }
}
