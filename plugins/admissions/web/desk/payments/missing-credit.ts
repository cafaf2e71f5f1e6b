import { daysBetween } from '@prangan/contract/calendar-days'
import { parseDocuments } from '@prangan/contract/parse-document'
import { readPage } from '@prangan/web/firebase/firestore.ts'
import { collectionPaths } from '../../../contract/paths.ts'
import { referenceKey } from '../../../contract/receipts.ts'
import { BankCreditSchema } from '../../../contract/schemas/bank-credits.ts'

export type Payment = { reference: string; paidOn: string }

/** In the season money comes in nearly every day. In a longer gap, a statement was probably not imported. */
const daysWithoutCredit = 7
/** Enough to find a credit of a statement among those of a gateway. */
const readAtMost = 30

/** Reads whether the imported statements cover the day of a payment and have no credit with its reference. */
export async function isMissing({ reference, paidOn }: Payment): Promise<boolean> {
  const key = referenceKey(reference)
  if (key === '' || !(await isCovered(paidOn))) return false
  const known = await readPage({
    collection: collectionPaths.bankCredits,
    where: [['keys', key, 'array-contains']],
    limit: 1,
  })
  return known.length === 0
}

/**
 * Returns true if statements cover a day. Their first and last days are not stored, and a day may have no credit, so credits soon
 * before and after it count like one of the day.
 */
async function isCovered(day: string): Promise<boolean> {
  const [before, after] = await Promise.all([nearestTo(day, '<='), nearestTo(day, '>=')])
  return before !== undefined && after !== undefined && daysBetween(before, after) <= daysWithoutCredit
}

async function nearestTo(day: string, operator: '<=' | '>='): Promise<string | undefined> {
  const rows = await readPage({
    collection: collectionPaths.bankCredits,
    where: [['date', day, operator]],
    orderBy: ['date', operator === '<=' ? 'desc' : 'asc'],
    limit: readAtMost,
  })
  // A gateway imports its own payments only, as an account of its name.
  return parseDocuments(BankCreditSchema, rows).find(({ account, importedBy }) => account !== importedBy)
    ?.date
}
