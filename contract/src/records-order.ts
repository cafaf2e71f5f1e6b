import { firstDay, lastDay, monthOf } from './dates.ts'

/** In which order a teacher's records stand, wherever they are listed: functions to sort by. */

type Identified = { id: string }

/** Sorts by a text that grows with time; the id decides between records of one moment, so the order never wavers. */
function latestFirst<Item extends Identified>(moment: (item: Item) => string): (a: Item, b: Item) => number {
  const descending = (a: string, b: string): number => (a === b ? 0 : a < b ? 1 : -1)
  return (a, b) => descending(moment(a), moment(b)) || descending(a.id, b.id)
}

/** The post held now before those held once; of those, the one left last, then the one begun last. */
export const experiencesNewestFirst = latestFirst<{ from: string; to: string } & Identified>(
  ({ from, to }) => `${to === 'Present' ? '9999' : lastDay(to)} ${firstDay(from)}`,
)

/** For all that carries a year and no more: awards and qualifications. */
export const yearsNewestFirst = latestFirst<{ year: string } & Identified>(({ year }) => year)

/** By year, and within it by month, as far as it can be read; a year without a month stands behind its months. */
export const publicationsNewestFirst = latestFirst<{ year: string; month: string } & Identified>(
  ({ year, month }) => `${year} ${String(monthOf(month)).padStart(2, '0')}`,
)
