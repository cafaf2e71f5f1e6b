import { addDays, monthBefore } from '@prangan/contract/calendar-days'
import { statisticsLimits } from '../../contract/limits.ts'
import { addVisits, isDay, noVisits, type VisitCounts } from '../../contract/visits.ts'

/** A period that the desk shows: the last seven days, or a month (YYYY-MM). */
export const week = 'week'

const monthOf = (day: string): string => day.slice(0, 'YYYY-MM'.length)

/** Returns the months of which something is kept, this month first. */
export const monthsUntil = (today: string): string[] =>
  Array.from({ length: statisticsLimits.months + 1 }, (_, back) => monthBefore(today, back))

/** Returns the days of a period, up to today. */
export function daysOf(period: string, today: string): string[] {
  const days: string[] = []
  let day = period === week ? addDays(today, -6) : `${period}-01`
  for (; day <= today && (period === week || monthOf(day) === period); day = addDays(day, 1)) days.push(day)
  return days
}

/** Returns from which to which document of `visitCounts` a period is read: its months' and its days'. */
export function documentsOf(period: string, today: string): { first: string; last: string } {
  const days = daysOf(period, today)
  return { first: monthOf(days[0] ?? today), last: days.at(-1) ?? today }
}

type DayVisits = { day: string; reads: number; documents: number }

export type PeriodVisits = {
  /** The sums of the period. Of a week, `missed` is that of its months. */
  all: VisitCounts
  /** Empty for a month whose days are no longer kept one by one. */
  days: readonly DayVisits[]
}

const sumOf = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0)

/** Sums up what is stored of a period. */
export function visitsIn(stored: readonly VisitCounts[], period: string, today: string): PeriodVisits {
  const days = daysOf(period, today)
  const counted = stored.filter((each) => (isDay(each.period) ? days.includes(each.period) : period !== week))
  const missed: Record<string, number> = {}
  for (const [query, count] of stored.flatMap((each) => Object.entries(each.missed)))
    missed[query] = (Object.hasOwn(missed, query) ? (missed[query] ?? 0) : 0) + count
  const areKept = (days[0] ?? today) >= addDays(today, -statisticsLimits.days)
  return {
    all: { ...counted.reduce(addVisits, noVisits(period)), missed },
    days: !areKept
      ? []
      : days.map((day) => {
          const { reads, documents } = counted.find((each) => each.period === day) ?? noVisits(day)
          return { day, reads: sumOf(reads), documents: sumOf(documents) }
        }),
  }
}

/** Returns the most frequent first. */
export const ranked = (
  counts: Readonly<Record<string, number>>,
): (readonly [name: string, count: number])[] =>
  Object.entries(counts).sort(([one, a], [other, b]) => b - a || one.localeCompare(other))
