import { limits } from '@prangan/contract/limits'
import { collectionPaths } from '@prangan/contract/paths'
import type { Firebase } from '../lib/firebase.ts'
import { monthOf } from './count-search-miss.ts'

export async function sweepSearchMisses(firebase: Firebase, now: Date): Promise<number> {
  const firestore = await firebase.firestore()
  const first = new Date(now)
  first.setUTCMonth(now.getUTCMonth() - limits.search.missMonths, 1)
  const old = firestore.collection(collectionPaths.searchMisses).where('month', '<=', monthOf(first))
  const { docs } = await old.get()
  const batch = firestore.batch()
  for (const { ref } of docs) batch.delete(ref)
  await batch.commit()
  return docs.length
}
