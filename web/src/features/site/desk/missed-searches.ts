import type { SearchMisses } from '@prangan/contract/schemas/search-misses'
import type { Table } from '../../../lib/export-pages.ts'
import { formatDate } from '../../../lib/format-day.ts'
import { deskMessages } from '../../../messages/desk.ts'

/** A search that found nothing. Only the month (YYYY-MM) of the last one is stored, not the day: it might tell who searched. */
export type MissedSearch = {
  id: string
  query: string
  count: number
  lastMonth: string
  searchKeys: readonly string[]
}

/** Sums the searches of several months, the most frequent first. */
export function sumMisses(months: readonly SearchMisses[]): MissedSearch[] {
  const searches = new Map<string, { count: number; lastMonth: string }>()
  for (const { month, queries } of months) {
    for (const [query, count] of Object.entries(queries)) {
      const { count: before, lastMonth } = searches.get(query) ?? { count: 0, lastMonth: '' }
      searches.set(query, { count: before + count, lastMonth: month > lastMonth ? month : lastMonth })
    }
  }
  return [...searches]
    .map(([query, sum]) => ({ id: query, query, searchKeys: [], ...sum }))
    .sort((one, other) => other.count - one.count || one.query.localeCompare(other.query))
}

export function missedSearchesTable(): Table<MissedSearch> {
  const { columns } = deskMessages().search.list
  return [
    [columns.search, ({ query }) => query],
    [columns.times, ({ count }) => String(count)],
    [columns.last, ({ lastMonth }) => formatDate(lastMonth)],
  ]
}
