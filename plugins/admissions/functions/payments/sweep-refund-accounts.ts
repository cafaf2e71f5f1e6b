import { documentPaths } from '@prangan/contract/paths'
import type { Firebase } from '@prangan/functions/lib/firebase'
import { runTransaction } from '@prangan/functions/lib/run-transaction'
import { collectionPaths } from '../../contract/paths.ts'
import { isRefundDue } from '../../contract/refund.ts'
import { toApplication } from '../application-store.ts'

/** Deletes accounts of applications that are gone, or are owed nothing any more. Returns how many. */
export async function sweepRefundAccounts(firebase: Firebase): Promise<number> {
  const firestore = await firebase.firestore()
  const { docs } = await firestore.collection(collectionPaths.refundAccounts).select().get()
  let deleted = 0
  for (const { id, ref } of docs) {
    const isOver = await runTransaction(firestore, async (transaction) => {
      const application = await transaction.get(firestore.doc(documentPaths.admission(id)))
      if (application.exists && isRefundDue(toApplication(application).refund)) return false
      transaction.delete(ref)
      return true
    })
    if (isOver) deleted += 1
  }
  return deleted
}
