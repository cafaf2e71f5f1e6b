import type { Table } from '@prangan/web/lib/export-pages.ts'
import { isDay, type VisitCounts, visitKinds } from '../../contract/visits.ts'
import { statisticsMessages } from './messages.ts'
import { ranked, week } from './period.ts'
import type { PlaceName } from './use-place-names.ts'

type CountRow = { period: string; what: string; place: string; count: number }

/** The CSV file: a line for each day or month, kind and place. */
export const statisticsTable = (nameOf: PlaceName): Table<CountRow> => {
  const { period, what, title, place, count } = statisticsMessages().columns
  return [
    [period, (row) => row.period],
    [what, (row) => row.what],
    [title, (row) => (row.place.startsWith('/') ? nameOf(row.place).name : '')],
    [place, (row) => row.place],
    [count, (row) => String(row.count)],
  ]
}

/** `days` are those of the period. Of a week, searches are left out: they are counted by month. */
export function countRows(
  stored: readonly VisitCounts[],
  period: string,
  days: readonly string[],
): CountRow[] {
  const { kinds } = statisticsMessages()
  const wanted = stored.filter((each) => (isDay(each.period) ? days.includes(each.period) : period !== week))
  return wanted.flatMap((each) =>
    [...visitKinds, 'missed' as const].flatMap((kind) =>
      ranked(each[kind]).map(([place, count]) => ({ period: each.period, what: kinds[kind], place, count })),
    ),
  )
}
