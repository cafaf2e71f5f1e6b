import { locale } from '../messages/language.ts'

/** Each format is created once, since that is slow. */
const formats = new Map<string, Intl.NumberFormat>()

export function formatNumber(number: number): string {
  const own = locale()
  const format = formats.get(own) ?? new Intl.NumberFormat(own)
  formats.set(own, format)
  return format.format(number)
}

/** 8525 becomes '85.25'. */
export const shownHundredths = (hundredths: number): string => (hundredths / 100).toFixed(2)

/** -4642 becomes '−₹4,642'. */
export const rupees = (sum: number): string => `${sum < 0 ? '−' : ''}₹${formatNumber(Math.abs(sum))}`
