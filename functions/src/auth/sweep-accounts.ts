import { collectionPaths } from '@prangan/contract/paths'
import type { Firebase } from '../lib/firebase.ts'
import { isUnfinished, undoAccount } from './account-store.ts'

/** Milliseconds after which an account that is still unfinished was left so by a process that was killed. */
const patience = 10 * 60_000

/** Undoes the accounts that a killed process left half-made, so that they can be made anew. Says how many. */
export async function sweepAccounts(firebase: Firebase, now: Date): Promise<number> {
  const [firestore, auth] = await Promise.all([firebase.firestore(), firebase.auth()])
  const unfinished = firestore
    .collection(collectionPaths.accounts)
    .where('state', 'in', ['creating', 'undoing'])
  let undone = 0
  for (const account of (await unfinished.get()).docs) {
    if (!isUnfinished(account, now, patience)) continue
    const claim = {
      document: account.ref,
      uid: String(account.get('uid')),
      writtenAt: account.updateTime,
    }
    if (await undoAccount(auth, claim)) undone += 1
  }
  return undone
}
