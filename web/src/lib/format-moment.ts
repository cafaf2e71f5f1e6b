import { momentInIndia } from '@prangan/contract/india-time'
import { messages } from '../messages/index.ts'
import { formatDay } from './format-day.ts'

/** A moment for people, in India's time: '20 Nov 2026, 9:30 am'. Not by `Intl`, which has no Hindi words for am and pm. */
export function formatMoment(moment: Date): string {
  const time = momentInIndia(moment).slice(11, 16)
  const hour = Number(time.slice(0, 2))
  const ofTwelve = `${hour % 12 || 12}${time.slice(2)}`
  return `${formatDay(moment.toISOString())}, ${messages().common.time(ofTwelve, hour < 12)}`
}
