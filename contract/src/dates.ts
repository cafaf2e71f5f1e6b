import { latinDigits } from './digits.ts'
import { monthNames } from './format-date.ts'

/**
 * Dates as precise as they are known: a day ('2019-07-05'), a month ('2019-07') or a year ('2019'). Missing parts are never
 * invented.
 */

const hindiMonths: readonly (readonly string[])[] = [
  ['जनवरी'],
  ['फरवरी', 'फ़रवरी'],
  ['मार्च'],
  ['अप्रैल'],
  ['मई'],
  ['जून'],
  ['जुलाई'],
  ['अगस्त'],
  ['सितंबर', 'सितम्बर'],
  ['अक्टूबर', 'अक्तूबर'],
  ['नवंबर', 'नवम्बर'],
  ['दिसंबर', 'दिसम्बर'],
].map((names) => names.map((name) => name.normalize('NFKC')))

const plain = (text: string): string => latinDigits(text).trim().toLowerCase()

function namedMonth(text: string): number {
  const english = text.length >= 3 ? monthNames.findIndex((name) => name.toLowerCase().startsWith(text)) : -1
  return (english === -1 ? hindiMonths.findIndex((names) => names.includes(text)) : english) + 1
}

/** Returns 1 to 12 for a month as people write it (March, MAR., 3, मार्च), or 0. */
export function monthOf(text: string): number {
  const written = plain(text).replace(/\.$/, '')
  const month = /^\d{1,2}$/.test(written) ? Number(written) : namedMonth(written)
  return month <= 12 ? month : 0
}

type Parts = { year: string; month?: string; day?: string }

/** The accepted orders: Y is a year of four digits, M a month's name, N another number. */
const shapes: Readonly<Record<string, (parts: string[]) => Parts>> = {
  Y: ([year = '']) => ({ year }),
  MY: ([month = '', year = '']) => ({ year, month }),
  YM: ([year = '', month = '']) => ({ year, month }),
  NY: ([month = '', year = '']) => ({ year, month }),
  YN: ([year = '', month = '']) => ({ year, month }),
  NMY: ([day = '', month = '', year = '']) => ({ year, month, day }),
  MNY: ([month = '', day = '', year = '']) => ({ year, month, day }),
  NNY: ([day = '', month = '', year = '']) => ({ year, month, day }),
  YNN: ([year = '', month = '', day = '']) => ({ year, month, day }),
}

function kindOf(part: string): 'Y' | 'N' | 'M' | '?' {
  if (/^\d{4}$/.test(part)) return 'Y'
  if (/^\d{1,2}$/.test(part)) return 'N'
  return namedMonth(part) > 0 ? 'M' : '?'
}

const twoDigits = (number: number): string => String(number).padStart(2, '0')

const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate()

/**
 * Parses a date as people in India type it: 05/07/2019, 5-7-2019, 05072019, 5 July 2019, July 2019, 07/2019, 2019, also with
 * Devanagari digits, and 2019-07-05. Returns undefined for anything else and for days that do not exist.
 */
export function parseDate(text: string): string | undefined {
  const parts = plain(text)
    .replace(/(\d)(st|nd|rd|th)\b/g, '$1')
    .replace(/^(\d{2})(\d{2})(\d{4})$/, '$1 $2 $3')
    .split(/[\s,./-]+/)
    .filter(Boolean)
  const read = shapes[parts.map(kindOf).join('')]
  if (!read) return undefined
  const { year, month: named, day: numbered } = read(parts)
  if (named === undefined) return year
  const month = monthOf(named)
  if (month === 0) return undefined
  const known = `${year}-${twoDigits(month)}`
  if (numbered === undefined) return known
  const day = Number(numbered)
  return day >= 1 && day <= daysIn(Number(year), month) ? `${known}-${twoDigits(day)}` : undefined
}

/** Returns the first possible day: 2019 → 2019-01-01. */
export function firstDay(date: string): string {
  if (/^\d{4}$/.test(date)) return `${date}-01-01`
  return /^\d{4}-\d\d$/.test(date) ? `${date}-01` : date
}

/** Returns the last possible day: 2019-02 → 2019-02-28. Other texts, such as 'Present', stay unchanged. */
export function lastDay(date: string): string {
  if (/^\d{4}$/.test(date)) return `${date}-12-31`
  if (!/^\d{4}-\d\d$/.test(date)) return date
  return `${date}-${twoDigits(daysIn(Number(date.slice(0, 4)), Number(date.slice(5))))}`
}
