import { monthNames } from '@prangan/contract/dates'

/** '2018-07-02' or '2018-07' as 'Jul 2018'; a year alone, and what is no date, stays as it is. */
function formatMonth(date: string): string {
  const [, year, month] = /^(\d{4})-(\d\d)(?:-\d\d)?$/.exec(date) ?? []
  const name = monthNames[Number(month) - 1]
  return name ? `${name.slice(0, 3)} ${year}` : date
}

/** A time in a position: 'Jul 2018 – Present'. One end where the other is unknown. */
export function formatPeriod(from: string, to: string): string {
  return [from, to].filter(Boolean).map(formatMonth).join(' – ')
}
