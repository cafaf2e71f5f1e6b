import { searchFor } from '@prangan/contract/search'
import type { ListQuery, Row as Stored } from '../firebase/firestore.ts'

/** A timestamp (milliseconds since 1970) is `{ at }`, so that JSON keeps its type. */
type CursorValue = string | number | boolean | { at: number }

/** The `orderBy` values and the id of a page's last document. */
export type Cursor = readonly CursorValue[]

/** `next` is the cursor of the next page, if there may be one; `total` is the size of the whole list, once it is known. */
export type ListPage<Row> = {
  rows: readonly Row[]
  next: Cursor | undefined
  total?: number | undefined
}

export type Part = { after?: Cursor | undefined; limit?: number }

type Order = NonNullable<ListQuery['thenBy']>

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

export const valueAt = (row: object, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, name) => (value as Readonly<Record<string, unknown>> | undefined)?.[name], row)

export function toCursor(last: { id: string }, order: Order): Cursor {
  const values = order.map(([field]) => {
    const value = valueAt(last, field)
    return value instanceof Date ? { at: value.getTime() } : (value as CursorValue)
  })
  return [...values, last.id]
}

export type PagedList<Filter, Row> = {
  toQuery: (filter: Filter, part: Part) => ListQuery
  toRows: (stored: readonly Stored[]) => readonly Row[]
  cursorOf: (last: Row, filter: Filter) => Cursor
  /** Tells apart, among the results of a search, the rows of the filter. Without a search the query does all. */
  fits?: (row: Row, filter: Filter) => boolean
  /** True if the query alone finds the rows of the filter, so that the server can count them. */
  isCountable?: (filter: Filter) => boolean
}

export type Searching = { search: string }
export type Searched = { searchKeys: readonly string[] }

/** Returns the rows that match every word of a search: a Firestore query matches only one. */
export function havingAllWords<Row extends Searched>(rows: readonly Row[], search: string): readonly Row[] {
  const words = searchFor(search)?.words ?? []
  return rows.filter(({ searchKeys }) => words.every((word) => searchKeys.includes(word)))
}

/** A search of one word needs no filtering after the query, so the server can count its results. */
export const isOneWord = (search: string): boolean => (searchFor(search)?.words.length ?? 0) <= 1

export function toPage<Filter extends Searching, Row extends Searched>(
  { toRows, cursorOf, fits = () => true }: Pick<PagedList<Filter, Row>, 'toRows' | 'cursorOf' | 'fits'>,
  stored: readonly Stored[],
  filter: Filter,
  size: number,
): ListPage<Row> {
  const rows = toRows(stored)
  const last = rows.at(-1)
  return {
    rows: havingAllWords(rows, filter.search).filter((row) => fits(row, filter)),
    next: last && stored.length === size ? cursorOf(last, filter) : undefined,
  }
}
