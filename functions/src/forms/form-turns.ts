import type { Firestore, Transaction } from 'firebase-admin/firestore'
import { type Allowance, keyOf, readTurn, retryAfter } from '../auth/throttle.ts'
import { networkOf } from '../http/client-address.ts'
import { configuration } from '../http/configuration.ts'
import { Failure } from '../http/failure.ts'
import { makeLine } from '../make-line.ts'

const hour = 60 * 60_000
const day = 24 * hour

const perAddress = (): readonly Allowance[] => [{ count: configuration.formsPerAddress(), per: hour }]
const overAll = (): readonly Allowance[] => [{ count: configuration.formsPerDay(), per: day }]

const inTurn = makeLine()

/** A transaction that takes a turn: every form counts in the same documents, so one instance takes them in one by one. */
export function runFormTransaction<Value>(
  firestore: Firestore,
  work: (transaction: Transaction) => Promise<Value>,
): Promise<Value> {
  return inTurn(() => firestore.runTransaction(work))
}

/**
 * The limit on forms that anyone may send, all forms together: so many an hour from a network address, so many a day
 * from everyone. Throws 429 where it is reached; else gives what takes a turn, with the transaction's other writes.
 */
export async function readFormTurn(
  transaction: Transaction,
  firestore: Firestore,
  { address, now }: { address: string; now: Date },
): Promise<() => void> {
  const [mine, all] = await Promise.all([
    readTurn(transaction, firestore, keyOf('forms', networkOf(address)), perAddress(), now),
    readTurn(transaction, firestore, 'forms-of-all', overAll(), now),
  ])
  if (mine.waitMilliseconds > 0) {
    throw new Failure('forms-too-often', { headers: retryAfter(mine.waitMilliseconds) })
  }
  if (all.waitMilliseconds > 0) throw new Failure('forms-full', { headers: retryAfter(all.waitMilliseconds) })
  return () => {
    mine.take()
    all.take()
  }
}
