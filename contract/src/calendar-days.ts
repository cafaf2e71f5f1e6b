const oneDay = 24 * 60 * 60_000

/** The calendar day so many days after a day, or before it if negative (both YYYY-MM-DD). */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * oneDay).toISOString().slice(0, 10)

/** How many calendar days lie from one day to another (YYYY-MM-DD); negative where the other is earlier. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / oneDay

/** The day that is so many working days after a day; Sundays and these holidays (all YYYY-MM-DD) are none. */
export function addWorkingDays(day: string, count: number, holidays: readonly string[]): string {
  const date = new Date(`${day}T00:00:00Z`)
  let left = count
  while (left > 0) {
    date.setUTCDate(date.getUTCDate() + 1)
    const isWorking = date.getUTCDay() !== 0 && !holidays.includes(date.toISOString().slice(0, 10))
    if (isWorking) left -= 1
  }
  return date.toISOString().slice(0, 10)
}

/** How many working days lie after one day up to another, that day included; negative where the other is earlier. */
export function countWorkingDays(from: string, to: string, holidays: readonly string[]): number {
  if (to < from) return -countWorkingDays(to, from, holidays)
  let count = 0
  for (let day = from; addWorkingDays(day, 1, holidays) <= to; count += 1) {
    day = addWorkingDays(day, 1, holidays)
  }
  return count
}
