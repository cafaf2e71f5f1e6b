import { latinDigits } from '@prangan/contract/digits'
import type { FactValue } from './schemas/corrections.ts'
import { type ApplicationDetails, examinations, percentageOf } from './schemas/full-application.ts'

const named = /(?<![\d.])(\d{1,3}(?:\.\d+)?)\s*(?:%|per ?cent\b|प्रतिशत|टक्के)/gi

/** In hundredths: people round what they write. */
const rounding = 100

/**
 * Returns the first percentage (in hundredths) that an applicant wrote in words and that no marks of theirs give; undefined if
 * they fit, or nothing can be compared.
 */
export function contradictedPercentage(
  text: string,
  education: ApplicationDetails['education'],
): number | undefined {
  const given = examinations.flatMap((each) => {
    const marks = education[each]
    return marks ? (percentageOf(marks) ?? []) : []
  })
  if (given.length === 0) return undefined
  return [...latinDigits(text).matchAll(named)]
    .map(([, number]) => Math.round(Number(number) * 100))
    .find((written) => given.every((percent) => Math.abs(percent - written) >= rounding))
}

type Change = { fact: string; before: FactValue; document: string }

/** In hundredths, as marks are stored. */
const storedMarks = (typed: FactValue): number => Math.round(Number(latinDigits(String(typed))) * 100)

/**
 * Returns the percentage that an applicant wrote and the one after the office's correction of the marks, both in hundredths, if
 * the correction is why they differ; else undefined.
 */
export function correctedPercentage(
  text: string,
  education: ApplicationDetails['education'],
  corrections: readonly Change[],
): { written: number; now: number } | undefined {
  const written = contradictedPercentage(text, education)
  if (written === undefined) return undefined
  for (const exam of examinations) {
    const marks = education[exam]
    const first = (name: string) =>
      corrections.find(({ fact, document }) => document !== '' && fact === `education.${exam}.${name}`)
    const [obtained, maximum] = [first('obtained'), first('maximum')]
    if (!marks || !(obtained || maximum)) continue
    const before = {
      ...marks,
      ...(obtained && { obtained: storedMarks(obtained.before) }),
      ...(maximum && { maximum: storedMarks(maximum.before) }),
    }
    const now = percentageOf(marks)
    const isExplained = contradictedPercentage(text, { ...education, [exam]: before }) === undefined
    if (now !== undefined && isExplained) return { written, now }
  }
  return undefined
}
