import { messages } from '../../../messages/index.ts'

const present = 'Present'

/** '2018-07-02' or '2018-07' as 'Jul 2018'; a year alone and anything else stay as they are. */
function formatMonth(date: string): string {
  if (date === present) return messages().faculty.present
  const [, year, month] = /^(\d{4})-(\d\d)(?:-\d\d)?$/.exec(date) ?? []
  const name = messages().common.shortMonths[Number(month) - 1]
  return name ? `${name} ${year}` : date
}

/** The period of a position: 'Jul 2018 – Present'; only one end if the other is unknown. */
export function formatPeriod(from: string, to: string): string {
  return [from, to].filter(Boolean).map(formatMonth).join(' – ')
}
