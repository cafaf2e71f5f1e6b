import { searchFor } from '@prangan/contract/search'
import type { ListQuery, Row as Stored } from '../firebase/firestore.ts'

/** Where a page begins in a list by time: behind the last of the one before, by its time (milliseconds since 1970) and its id. */
export type TimeCursor = readonly [at: number, id: string]

/**
 * A page of a list. `next` is where the one behind it begins, where there may be one; `total` is how many the whole list
 * has, once that is known.
 */
export type ListPage<Row, Cursor> = {
  rows: readonly Row[]
  next: Cursor | undefined
  total?: number | undefined
}

/** Which part of a list is asked for: how many, behind which. */
export type Part<Cursor> = { after?: Cursor | undefined; limit?: number }

/** The order of a list by time, the latest first, and a part of it. */
export function latestFirst({
  after,
  limit,
}: Part<TimeCursor>): Pick<ListQuery, 'orderBy' | 'thenBy' | 'after' | 'limit'> {
  return {
    orderBy: ['createdAt', 'desc'],
    thenBy: [['__name__', 'desc']],
    ...(after && { after: [new Date(after[0]), after[1]] }),
    ...(limit !== undefined && { limit }),
  }
}

/** How a list of documents is asked for and read, a page at a time. A filter and a cursor are kept as JSON. */
export type PagedList<Filter, Row, Cursor> = {
  toQuery: (filter: Filter, part: Part<Cursor>) => ListQuery
  toRows: (stored: readonly Stored[]) => readonly Row[]
  /** Where the page begins that stands behind this row. */
  cursorOf: (last: Row) => Cursor
}

/** What a filter and a row need for a search. */
export type Searching = { search: string }
export type Searched = { searchKeys: readonly string[] }

/** Those that hold every word that was searched for: a query knows only one. */
export function havingAllWords<Row extends Searched>(rows: readonly Row[], search: string): readonly Row[] {
  const words = searchFor(search)?.words ?? []
  return rows.filter(({ searchKeys }) => words.every((word) => searchKeys.includes(word)))
}

/** Whether a query finds exactly what was searched for, so that the server can count it: it knows one word. */
export const isCountable = (search: string): boolean => (searchFor(search)?.words.length ?? 0) <= 1

/** A page of up to `size` documents as they were read. */
export function toPage<Row extends Searched, Cursor>(
  { toRows, cursorOf }: Pick<PagedList<never, Row, Cursor>, 'toRows' | 'cursorOf'>,
  stored: readonly Stored[],
  { search, size }: Searching & { size: number },
): ListPage<Row, Cursor> {
  const rows = toRows(stored)
  const last = rows.at(-1)
  return {
    rows: havingAllWords(rows, search),
    next: last && stored.length === size ? cursorOf(last) : undefined,
  }
}
