import { addDays } from '@prangan/contract/calendar-days'
import { dayInIndia, endOfDayInIndia } from '@prangan/contract/india-time'
import { collectionPaths } from '@prangan/contract/paths'
import { serverNow } from '../../../../features/news/api/server-clock.ts'
import { keepFresh } from '../../../../lib/keep-fresh.ts'
import type { Dated } from '../../../../plugin.ts'
import { countInTurn } from './count-in-turn.ts'

/** Milliseconds for which figures are cached. */
export const freshFor = 5 * 60_000

export type DayCount = { day: string; count: number }

export function lastDays(count: number): string[] {
  const today = dayInIndia(new Date(serverNow()))
  return Array.from({ length: count }, (_, index) => addDays(today, index - count + 1))
}

/** Counts on the server, so that a day costs one read. Scheduled notices are not counted. */
function countUntil({ collection, field }: Dated, day: string, end: Date): Promise<number> {
  const where = [
    [field, endOfDayInIndia(addDays(day, -1)), '>='],
    [field, end, '<'],
  ] as const
  return countInTurn({ collection, where })
}

/** Past days do not change, so each is counted once. */
const countPastDay = keepFresh(Number.POSITIVE_INFINITY, (name) => {
  const { day, ...dated }: Dated & { day: string } = JSON.parse(name)
  return countUntil(dated, day, endOfDayInIndia(day))
})

async function countDay(dated: Dated, day: string): Promise<DayCount> {
  const now = new Date(serverNow())
  const count =
    day < dayInIndia(now)
      ? await countPastDay(JSON.stringify({ ...dated, day }))
      : await countUntil(dated, day, now)
  return { day, count }
}

const countDays = (dated: Dated, days: readonly string[]) =>
  Promise.all(days.map((day) => countDay(dated, day)))

const applications: Dated = { collection: collectionPaths.admissions, field: 'createdAt' }

/** 52 weeks, so that a Sunday is compared with a Sunday. */
const yearInDays = 364

/** Counts the applications of the last two weeks, and of the same two weeks a year before. */
export const countApplications = keepFresh(freshFor, async () => {
  const days = lastDays(14)
  const [now, before] = await Promise.all([
    countDays(applications, days),
    countDays(
      applications,
      days.map((day) => addDays(day, -yearInDays)),
    ),
  ])
  return { now, before }
})

/** Counts a collection's documents of the last seven days; the name is its `Dated` as JSON. */
export const countWeek = keepFresh(freshFor, (dated) => countDays(JSON.parse(dated), lastDays(7)))
