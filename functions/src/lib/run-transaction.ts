import type { Firestore, Transaction } from 'firebase-admin/firestore'

/** Firestore's gRPC code for a document that exists already. */
const alreadyExists = 6
const maxAttempts = 3

/**
 * Runs a transaction, and again where a document that it creates was created meanwhile. Firestore itself retries the other
 * conflicts, but not this one.
 */
export async function runTransaction<Value>(
  firestore: Pick<Firestore, 'runTransaction'>,
  change: (transaction: Transaction) => Promise<Value>,
): Promise<Value> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await firestore.runTransaction(change)
    } catch (error) {
      const { code } = error as { code?: unknown }
      if (code !== alreadyExists || attempt === maxAttempts) throw error
    }
  }
}
