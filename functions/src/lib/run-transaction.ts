import type { Firestore, Transaction } from 'firebase-admin/firestore'

const invalidArgument = 3
const alreadyExists = 6
const maxAttempts = 3

/**
 * Runs a transaction, and again where a document that it creates was created meanwhile, or where the emulator has closed it
 * for another one. Firestore's SDK itself retries all other conflicts.
 */
export async function runTransaction<Value>(
  firestore: Pick<Firestore, 'runTransaction'>,
  change: (transaction: Transaction) => Promise<Value>,
): Promise<Value> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await firestore.runTransaction(change)
    } catch (error) {
      if (!isConflict(error as { code?: unknown; message?: string }) || attempt === maxAttempts) throw error
    }
  }
}

const isConflict = ({ code, message = '' }: { code?: unknown; message?: string }): boolean =>
  code === alreadyExists || (code === invalidArgument && /transaction is invalid or closed/i.test(message))
