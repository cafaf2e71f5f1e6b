import { college } from '@prangan/college/config'
import { dayInIndia, timeInIndia } from '@prangan/contract/india-time'
import { subscriptionLimits } from '../../contract/limits.ts'

const { quiet, week } = subscriptionLimits
const day = 24 * 60 * 60_000

export function isQuiet(now: Date): boolean {
  const hour = Number(timeInIndia(now).slice(11, 13))
  return hour >= quiet.from || hour < quiet.until
}

/** Returns the latest Sunday whose hour of the digest has come: its day, and that time. */
export function latestSunday(now: Date): { day: string; at: Date } {
  const today = dayInIndia(now)
  const sinceSunday = new Date(`${today}T00:00:00Z`).getUTCDay()
  const atHour = (days: number) => {
    const sunday = new Date(Date.parse(`${today}T00:00:00Z`) - days * day).toISOString().slice(0, 10)
    const hour = String(week.hour).padStart(2, '0')
    return { day: sunday, at: new Date(`${sunday}T${hour}:00:00${college.locale.utcOffset}`) }
  }
  const latest = atHour(sinceSunday)
  return latest.at <= now ? latest : atHour(sinceSunday + 7)
}
