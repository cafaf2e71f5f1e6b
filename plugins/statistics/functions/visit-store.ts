import { parseStored } from '@prangan/functions/lib/parse-stored'
import { runTransaction } from '@prangan/functions/lib/run-transaction'
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore'
import { visitCountsPath } from '../contract/paths.ts'
import { addVisits, noVisits, type VisitCounts, VisitCountsSchema } from '../contract/visits.ts'

export const toCounts = (stored: DocumentSnapshot, period: string): VisitCounts =>
  stored.exists ? parseStored(VisitCountsSchema, stored) : noVisits(period)

/** Adds visits to what is stored of their days, all or nothing. */
export async function storeVisits(firestore: Firestore, days: readonly VisitCounts[]): Promise<void> {
  const documents = days.map(({ period }) => firestore.doc(visitCountsPath(period)))
  await runTransaction(firestore, async (transaction) => {
    const stored = await transaction.getAll(...documents)
    for (const [at, day] of days.entries()) {
      const document = stored[at]
      if (document) transaction.set(document.ref, addVisits(toCounts(document, day.period), day))
    }
  })
}
