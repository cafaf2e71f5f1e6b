const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** Asia/Kolkata is five and a half hours ahead of UTC all year round. */
const kolkataOffset = 5.5 * 60 * 60_000

function inKolkata(iso: string): Date {
  return new Date(Date.parse(iso) + kolkataOffset)
}

/**
 * The day of a moment in India, in Indian English: '9 Sep 2026'; '' for an invalid date. Not by `Intl`, which
 * abbreviates September differently from one engine to the next: page and server must agree.
 */
export function formatDay(iso: string): string {
  const day = inKolkata(iso)
  if (Number.isNaN(day.getTime())) return ''
  return `${day.getUTCDate()} ${months[day.getUTCMonth()]} ${day.getUTCFullYear()}`
}

/** The year of a moment in India; '' for an invalid date. */
export function yearOf(iso: string): string {
  const day = inKolkata(iso)
  return Number.isNaN(day.getTime()) ? '' : String(day.getUTCFullYear())
}
