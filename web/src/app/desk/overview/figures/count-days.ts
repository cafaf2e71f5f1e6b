import { addDays } from '@prangan/contract/calendar-days'
import { dayInIndia, endOfDayInIndia } from '@prangan/contract/india-time'
import { collectionPaths } from '@prangan/contract/paths'
import { serverNow } from '../../../../features/news/api/server-clock.ts'
import { countList } from '../../../../firebase/firestore.ts'
import { keepFresh } from '../../../../lib/keep-fresh.ts'

/** Milliseconds for which figures are shown again without being counted. */
export const freshFor = 5 * 60_000

/** A day in India (YYYY-MM-DD), and how many there were on it. */
export type DayCount = { day: string; count: number }

/** The last days in India, today last. */
export function lastDays(count: number): string[] {
  const today = dayInIndia(new Date(serverNow()))
  return Array.from({ length: count }, (_, index) => addDays(today, index - count + 1))
}

type Dated = { collection: string; field: string }

/** Counted by the server, so that no day costs more than one read. What lies ahead is not counted. */
async function countDay({ collection, field }: Dated, day: string): Promise<DayCount> {
  const end = Math.min(endOfDayInIndia(day).getTime(), serverNow())
  const where = [
    [field, endOfDayInIndia(addDays(day, -1)), '>='],
    [field, new Date(end), '<'],
  ] as const
  return { day, count: await countList({ collection, where }) }
}

const countDays = (dated: Dated, days: readonly string[]) =>
  Promise.all(days.map((day) => countDay(dated, day)))

const applications: Dated = { collection: collectionPaths.admissions, field: 'createdAt' }
const notices: Dated = { collection: collectionPaths.news, field: 'publishFrom' }
const inquiries: Dated = { collection: collectionPaths.inquiries, field: 'createdAt' }

/** 52 weeks, so that a Sunday is compared with a Sunday. */
const yearInDays = 364

/** The applications of the last two weeks, and of the same two weeks a year before. */
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

/** The notices that were published in the last seven days, and the inquiries that were received. */
export const countNotices = keepFresh(freshFor, () => countDays(notices, lastDays(7)))
export const countInquiries = keepFresh(freshFor, () => countDays(inquiries, lastDays(7)))
