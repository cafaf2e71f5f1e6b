import { searchFor } from '@prangan/contract/search'
import type { ListQuery, Row as Stored } from '../firebase/firestore.ts'

/** A value by which a document is ordered; a time (milliseconds since 1970) is `{ at }`, so that JSON keeps it. */
type CursorValue = string | number | boolean | { at: number }

/** The cursor of a list: the values by which the last document of a page is ordered, and its id. */
export type Cursor = readonly CursorValue[]

/**
 * A page of a list. `next` is the cursor of the next page, if there may be one; `total` is the size of the whole
 * list, once it is known.
 */
export type ListPage<Row> = {
  rows: readonly Row[]
  next: Cursor | undefined
  total?: number | undefined
}

/** A part of a list: how many documents, after which cursor. */
export type Part = { after?: Cursor | undefined; limit?: number }

type Order = NonNullable<ListQuery['thenBy']>

/** A list in this order, equal documents by id, and a part of it. */
export function orderedBy(
  order: Order,
  { after, limit }: Part,
): Pick<ListQuery, 'orderBy' | 'thenBy' | 'after' | 'limit'> {
  const [first = ['__name__', 'asc'], ...more] = order
  const last = order.at(-1) ?? first
  return {
    orderBy: first,
    thenBy: [...more, ['__name__', last[1]]],
    ...(after && { after: after.map((value) => (typeof value === 'object' ? new Date(value.at) : value)) }),
    ...(limit !== undefined && { limit }),
  }
}

/** The value at a field's path: 'details.submittedAt'. */
const valueAt = (row: object, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, name) => (value as Readonly<Record<string, unknown>> | undefined)?.[name], row)

/** The cursor of the page after this row. */
export function toCursor(last: { id: string }, order: Order): Cursor {
  const values = order.map(([field]) => {
    const value = valueAt(last, field)
    return value instanceof Date ? { at: value.getTime() } : (value as CursorValue)
  })
  return [...values, last.id]
}

/**
 * How a list of documents is queried and parsed, a page at a time. A filter and a cursor can be serialised as JSON.
 */
export type PagedList<Filter, Row> = {
  toQuery: (filter: Filter, part: Part) => ListQuery
  toRows: (stored: readonly Stored[]) => readonly Row[]
  /** The cursor of the page after this row. */
  cursorOf: (last: Row, filter: Filter) => Cursor
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
export function toPage<Filter extends Searching, Row extends Searched>(
  { toRows, cursorOf }: Pick<PagedList<Filter, Row>, 'toRows' | 'cursorOf'>,
  stored: readonly Stored[],
  filter: Filter,
  size: number,
): ListPage<Row> {
  const rows = toRows(stored)
  const last = rows.at(-1)
  return {
    rows: havingAllWords(rows, filter.search),
    next: last && stored.length === size ? cursorOf(last, filter) : undefined,
  }
}
