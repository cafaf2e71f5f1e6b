const oneDay = 24 * 60 * 60_000

/** Adds calendar days to a day (YYYY-MM-DD); `count` may be negative. */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * oneDay).toISOString().slice(0, 10)

/** Returns the month (YYYY-MM) that is `count` months before that of a day (YYYY-MM-DD). */
export function monthBefore(day: string, count: number): string {
  const first = new Date(`${day.slice(0, 'YYYY-MM'.length)}-01`)
  first.setUTCMonth(first.getUTCMonth() - count)
  return first.toISOString().slice(0, 'YYYY-MM'.length)
}

/** Returns the calendar days between two days (YYYY-MM-DD); negative if `to` is earlier. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / oneDay

export const isSunday = (day: string): boolean => new Date(day).getUTCDay() === 0

/** Adds working days to a day (YYYY-MM-DD), skipping Sundays and `holidays`. */
export function addWorkingDays(day: string, count: number, holidays: readonly string[]): string {
  let [last, left] = [day, count]
  while (left > 0) {
    last = addDays(last, 1)
    if (!isSunday(last) && !holidays.includes(last)) left -= 1
  }
  return last
}

/** Returns the working days after `from` up to and including `to`; negative if `to` is earlier. */
export function countWorkingDays(from: string, to: string, holidays: readonly string[]): number {
  if (to < from) return -countWorkingDays(to, from, holidays)
  let count = 0
  for (let day = from; addWorkingDays(day, 1, holidays) <= to; count += 1) {
    day = addWorkingDays(day, 1, holidays)
  }
  return count
}
