import { limits } from '@prangan/contract/limits'
import { collectionPaths } from '@prangan/contract/paths'
import { Failure } from '../../lib/failure.ts'
import type { Firebase } from '../../lib/firebase.ts'
import { removeNewsFile } from '../news-file.ts'
import { removeFromBin } from './news-bin-store.ts'

export async function sweepNewsBin(firebase: Firebase, now: Date): Promise<number> {
  const firestore = await firebase.firestore()
  const before = new Date(now.getTime() - limits.noticeBinLifetime)
  const { docs } = await firestore
    .collection(collectionPaths.newsBin)
    .where('deletedAt', '<=', before)
    .select()
    .get()
  let swept = 0
  for (const { id } of docs) {
    try {
      const { file } = await removeFromBin(firestore, id, { actor: '', from: '', at: now }, { before })
      await removeNewsFile(firebase, id, file)
      swept += 1
    } catch (error) {
      if (!(error instanceof Failure)) throw error
    }
  }
  return swept
}
