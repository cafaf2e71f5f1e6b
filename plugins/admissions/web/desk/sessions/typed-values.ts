import { latinDigits } from '@prangan/contract/digits'
import { mapTexts } from '@prangan/contract/localized'
import type { LocalizedText } from '@prangan/contract/schemas/content-fields'
import { fromTimeInput, toTimeInput } from '@prangan/web/lib/time-input.ts'
import * as z from 'zod/mini'

/*
 * Values of a form and of the call's input. Nothing is refused here, not even NaN: the contract's schema words the messages.
 */

/** Returns a schema of a type that only the contract checks. */
export const unchecked = <Value>() => z.custom<Value>()

/** A number as it is typed, in any script, such as '1,25,000' or '7,5'; NaN if it is none, which the contract refuses. */
export function numberIn(text: string): number {
  const typed = latinDigits(text).trim()
  const isGrouped = /^\d{1,3}(,\d{2,3})*,\d{3}$/.test(typed)
  const plain = isGrouped ? typed.replaceAll(',', '') : typed.replace(',', '.')
  return plain === '' ? Number.NaN : Number(plain)
}

const shown = (number: number): string => (Number.isNaN(number) ? '' : String(number))

export const NumberText = z.codec(z.string(), unchecked<number>(), { decode: numberIn, encode: shown })

/** Left empty, it is null. */
export const OptionalNumberText = z.codec(z.string(), unchecked<number | null>(), {
  decode: (typed) => (typed.trim() === '' ? null : numberIn(typed)),
  encode: (number) => shown(number ?? Number.NaN),
})

/** A percentage or points with decimals; stored in hundredths. */
export const HundredthsText = z.codec(z.string(), unchecked<number>(), {
  decode: (typed) => Math.round(numberIn(typed) * 100),
  encode: (hundredths) => shown(hundredths / 100),
})

/** A date and time in India; in the call ISO 8601, or '' while it is not typed. */
export const TimeText = z.codec(z.string(), z.string(), {
  decode: (typed) => fromTimeInput(typed)?.toISOString() ?? '',
  encode: (iso) => toTimeInput(new Date(iso)),
})

export const LocalizedTyped = unchecked<LocalizedText>().check(
  z.overwrite((text) => mapTexts(text, (written) => written.trim())),
)

export const LinesText = z.codec(z.string(), z.array(z.string()), {
  decode: (typed) =>
    typed
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  encode: (lines) => lines.join('\n'),
})
