import { collectionPaths } from '@prangan/contract/paths'
import type { Firebase } from '../lib/firebase.ts'
import { isUnfinished, parseAccount, undoAccount } from './account-store.ts'

/** Milliseconds after which an unfinished account was left by a crashed process. */
const gracePeriod = 10 * 60_000

export async function sweepAccounts(firebase: Firebase, now: Date): Promise<number> {
  const [firestore, auth] = await Promise.all([firebase.firestore(), firebase.auth()])
  const unfinished = firestore
    .collection(collectionPaths.accounts)
    .where('state', 'in', ['creating', 'undoing'])
  let undone = 0
  for (const account of (await unfinished.get()).docs) {
    if (!isUnfinished(account, now, gracePeriod)) continue
    const { uid, at } = parseAccount(account)
    if (await undoAccount(auth, { document: account.ref, uid, at })) undone += 1
  }
  return undone
}
