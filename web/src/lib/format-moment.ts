import { inIndia } from '@prangan/contract/india-time'
import { locale } from '../messages/language.ts'

type Format = (moment: Date) => string

/** By locale: each is created once. */
const formats = new Map<string, Format>()

/** A moment for people, in India's time: '20 Nov 2026, 9:30 am'. Only for what the browser renders: see `formatDay`. */
export function formatMoment(moment: Date): string {
  const own = locale()
  const format = formats.get(own) ?? inIndia(own, { dateStyle: 'medium', timeStyle: 'short' })
  formats.set(own, format)
  return format(moment)
}
