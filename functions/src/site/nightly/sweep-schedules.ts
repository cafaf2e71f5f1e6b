import { collectionPaths } from '@prangan/contract/paths'
import type { Firebase } from '../../lib/firebase.ts'
import { runTransaction } from '../../lib/run-transaction.ts'
import { toPage } from '../page-store.ts'

/**
 * Marks scheduled versions that have become public as published, so that the desk lists them correctly. Visitors' pages go by
 * the clock and do not need it. Returns how many there were.
 */
export async function sweepSchedules(firebase: Firebase, now: Date): Promise<number> {
  const firestore = await firebase.firestore()
  const { docs } = await firestore.collection(collectionPaths.pages).where('scheduledAt', '<=', now).get()
  const settled = docs.map(({ ref }) =>
    runTransaction(firestore, async (transaction) => {
      const { scheduledAt, latest, version } = toPage(await transaction.get(ref))
      if (scheduledAt === null || scheduledAt > now) return false
      const fields = { state: 'published', published: latest, scheduledAt: null, version: version + 1 }
      transaction.update(ref, fields)
      return true
    }),
  )
  return (await Promise.all(settled)).filter(Boolean).length
}
