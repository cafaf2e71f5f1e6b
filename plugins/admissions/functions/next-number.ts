import { parseStored } from '@prangan/functions/lib/parse-stored'
import type { DocumentReference, Transaction } from 'firebase-admin/firestore'
import { CounterSchema } from '../contract/schemas/payment-entries.ts'

/** Returns the next number of a counter, and what gives it away in the same transaction, so that no number is left out. */
export async function nextNumber(
  transaction: Transaction,
  counter: DocumentReference,
): Promise<{ next: number; give: () => void }> {
  const stored = await transaction.get(counter)
  const next = (stored.exists ? parseStored(CounterSchema, stored).last : 0) + 1
  return { next, give: () => transaction.set(counter, { last: next }) }
}
