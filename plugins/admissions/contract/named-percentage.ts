import { latinDigits } from '@prangan/contract/digits'
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
