import { latinDigits } from './digits.ts'

export type PhonePart = { start: number; shown: string; dialled: string }

/** Groups of digits of any script; a group in brackets is an area code and must precede another group. */
const number =
  /\+?(?:\(\p{Nd}+\)[\s\p{Pd}.]{0,2})?\p{Nd}+(?:[\s\p{Pd}.]{1,2}\p{Nd}+|[\s\p{Pd}.]{0,2}\(\p{Nd}+\)[\s\p{Pd}.]{0,2}\p{Nd}+)*/gu

/** A whole number has ten digits with its area code, and at most fifteen (E.164). */
function dialledIn(text: string): string {
  const dialled = latinDigits(text).replaceAll(/[^+\d]/g, '')
  return /^\+?\d{10,15}$/.test(dialled) ? dialled : ''
}

export function phoneParts(text: string): PhonePart[] {
  const parts: PhonePart[] = []
  let end = 0
  for (const { 0: shown, index } of text.matchAll(number)) {
    const dialled = dialledIn(shown)
    if (!dialled) continue
    if (index > end) parts.push({ start: end, shown: text.slice(end, index), dialled: '' })
    parts.push({ start: index, shown, dialled })
    end = index + shown.length
  }
  if (end < text.length) parts.push({ start: end, shown: text.slice(end), dialled: '' })
  return parts
}

export const isDiallable = (text: string): boolean => phoneParts(text).some(({ dialled }) => dialled !== '')
