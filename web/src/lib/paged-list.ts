import { searchFor } from '@prangan/contract/search'
import type { ListQuery, Row as Stored } from '../firebase/firestore.ts'

/**
 * The cursor of a list by time: the time (milliseconds since 1970) and the id of the last document of the previous
 * page.
 */
export type TimeCursor = readonly [at: number, id: string]

/**
 * A page of a list. `next` is the cursor of the next page, if there may be one; `total` is the size of the whole
 * list, once it is known.
 */
export type ListPage<Row, Cursor> = {
  rows: readonly Row[]
  next: Cursor | undefined
  total?: number | undefined
}

/** A part of a list: how many documents, after which cursor. */
export type Part<Cursor> = { after?: Cursor | undefined; limit?: number }

/** A list ordered by time, the latest first, and a part of it. */
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

/**
 * How a list of documents is queried and parsed, a page at a time. A filter and a cursor can be serialised as JSON.
 */
export type PagedList<Filter, Row, Cursor> = {
  toQuery: (filter: Filter, part: Part<Cursor>) => ListQuery
  toRows: (stored: readonly Stored[]) => readonly Row[]
  /** The cursor of the page after this row. */
  cursorOf: (last: Row) => Cursor
}

/** The fields of a filter and of a row that a search needs. */
export type Searching = { search: string }
export type Searched = { searchKeys: readonly string[] }

/** The rows that match every word of a search: a Firestore query matches only one. */
export function havingAllWords<Row extends Searched>(rows: readonly Row[], search: string): readonly Row[] {
  const words = searchFor(search)?.words ?? []
  return rows.filter(({ searchKeys }) => words.every((word) => searchKeys.includes(word)))
}

/** Whether a query matches a search exactly, so that the server can count the results: it matches one word. */
export const isCountable = (search: string): boolean => (searchFor(search)?.words.length ?? 0) <= 1

/** Turns up to `size` stored documents into a page. */
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
