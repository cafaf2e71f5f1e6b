import { daysBetween } from '@prangan/contract/calendar-days'
import { parseDocuments } from '@prangan/contract/parse-document'
import { readPage } from '@prangan/web/firebase/firestore.ts'
import { collectionPaths } from '../../../contract/paths.ts'
import { referenceKey } from '../../../contract/receipts.ts'
import { BankCreditSchema } from '../../../contract/schemas/bank-credits.ts'

/** What the imported statements say: 'not covered' if there are some, but none of the day. */
export type InStatements = 'found' | 'missing' | 'not covered' | 'unknown'
export type Payment = { reference: string; paidOn: string }

/** In the season money comes in nearly every day. In a longer gap, a statement was probably not imported. */
const daysWithoutCredit = 7
/** Enough to find a credit of a statement among those of a gateway. */
const readAtMost = 30

/** Reads whether the imported statements cover the day of a payment and have a credit with its reference. */
export async function lookInStatements({ reference, paidOn }: Payment): Promise<InStatements> {
  const key = referenceKey(reference)
  if (key === '' || paidOn === '') return 'unknown'
  const covered = await isCovered(paidOn)
  if (covered === undefined) return 'unknown'
  const known = await readPage({
    collection: collectionPaths.bankCredits,
    where: [['keys', key, 'array-contains']],
    limit: 1,
  })
  if (known.length > 0) return 'found'
  return covered ? 'missing' : 'not covered'
}

/**
 * Returns true if statements cover a day, undefined if there are none. Their first and last days are not stored, and a day may have no credit, so credits soon
 * before and after it count like one of the day.
 */
async function isCovered(day: string): Promise<boolean | undefined> {
  const [before, after] = await Promise.all([nearestTo(day, '<='), nearestTo(day, '>=')])
  if (before === undefined && after === undefined) return undefined
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
