import type { ExperienceDocument, PublicationDocument } from '@prangan/contract/schemas/faculty'

type Identified = { id: string }

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** Sorts by a text that grows with time; the id decides between records of one moment, so the order never wavers. */
function latestFirst<Item extends Identified>(moment: (item: Item) => string): (a: Item, b: Item) => number {
  const descending = (a: string, b: string): number => (a === b ? 0 : a < b ? 1 : -1)
  return (a, b) => descending(moment(a), moment(b)) || descending(a.id, b.id)
}

/** '01' to '12' for a month as people write it: March, MAR, 3. '00' for anything else. */
function monthNumber(month: string): string {
  const named = months.indexOf(month.trim().slice(0, 3).toLowerCase()) + 1
  const number = named || Number(month)
  return Number.isInteger(number) && number >= 1 && number <= 12 ? String(number).padStart(2, '0') : '00'
}

/** The post held now before those held once; of those, the one left last, then the one begun last. */
export const experiencesNewestFirst = latestFirst<Pick<ExperienceDocument, 'from' | 'to'> & Identified>(
  ({ from, to }) => `${to === 'Present' ? '9999' : to} ${from}`,
)

/** For all that carries a year and no more: awards and qualifications. */
export const yearsNewestFirst = latestFirst<{ year: string } & Identified>(({ year }) => year)

/** By year, and within it by month, as far as it can be read. */
export const publicationsNewestFirst = latestFirst<Pick<PublicationDocument, 'year' | 'month'> & Identified>(
  ({ year, month }) => `${year} ${monthNumber(month)}`,
)
