import { locale } from '../messages/language.ts'

/** By locale: each is created once. */
const formats = new Map<string, Intl.NumberFormat>()

/** A number for people: '12,34,567'. */
export function formatNumber(number: number): string {
  const own = locale()
  const format = formats.get(own) ?? new Intl.NumberFormat(own)
  formats.set(own, format)
  return format.format(number)
}

/** Hundredths for people: 8525 is '85.25'. */
export const shownHundredths = (hundredths: number): string => (hundredths / 100).toFixed(2)

/** A sum of whole rupees for people: '₹12,34,567'. */
export const rupees = (sum: number): string => `₹${formatNumber(sum)}`
