import { parseDate } from '@prangan/contract/dates'
import { latinDigits } from '@prangan/contract/digits'

export type DateKind = 'date' | 'datetime-local'

const timeAtEnd = /[,\sT]+(\d{1,2})(?:[:.](\d\d))?(?::(\d\d))?\s*([ap])?\.?m?\.?$/i

const twoDigits = (number: number): string => String(number).padStart(2, '0')

export function readTyped(kind: DateKind, typed: string): string | undefined {
  const text = latinDigits(typed).trim()
  if (kind === 'date') return wholeDay(text) ?? impossibleDay(text)
  const [time, hours = '', minutes, seconds, half] = /\d[:.]\d\d|m\.?$/i.test(text)
    ? (timeAtEnd.exec(text) ?? [])
    : []
  if (time === undefined || (minutes === undefined && half === undefined)) {
    const day = wholeDay(text)
    return day && `${day}T00:00`
  }
  const day = wholeDay(text.slice(0, -time.length))
  const hour = half ? (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hours)
  if (!day || hour > 23 || Number(minutes ?? 0) > 59 || Number(seconds ?? 0) > 59) return undefined
  return `${day}T${twoDigits(hour)}:${minutes ?? '00'}${seconds ? `:${seconds}` : ''}`
}

function wholeDay(text: string): string | undefined {
  const date = parseDate(text)
  return date?.length === 10 ? date : undefined
}

/** Returns a day that is typed in full but in no calendar as '2008-02-31', so that the form's schema can say so. */
function impossibleDay(text: string): string | undefined {
  const [, day, month, year] =
    /^(\d\d?)[-/. ](\d\d?)[-/. ](\d{4})$/.exec(text) ?? /^(\d\d)(\d\d)(\d{4})$/.exec(text) ?? []
  return year && [year, twoDigits(Number(month)), twoDigits(Number(day))].join('-')
}

/** Returns true for a day that some calendar has. */
export const isDay = (value: string): boolean => wholeDay(value.slice(0, 10)) !== undefined

export const showTyped = (value: string): string =>
  value.replace(/^(\d{4})-(\d\d)-(\d\d)/, '$3/$2/$1').replace(/(?<=^\d\d\/\d\d\/\d{4})T/, ', ')
