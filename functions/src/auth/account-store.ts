import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import type { Role } from '@prangan/contract/roles'
import { type AccountDocument, AccountDocumentSchema } from '@prangan/contract/schemas/private-documents'
import type { Auth, UserRecord } from 'firebase-admin/auth'
import type { DocumentReference, DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore'
import { keyOf } from '../lib/budgets.ts'
import { compareAndSet, writeIfUnchanged } from '../lib/compare-and-set.ts'
import { Failure } from '../lib/failure.ts'
import { parseStored } from '../lib/parse-stored.ts'
import { runTransaction } from '../lib/run-transaction.ts'

/** An exclusive claim on an address. It ends when another process takes the account over, which changes `at`. */
export type Claim = { document: DocumentReference; uid: string; at: Date }

/** Milliseconds after which a process that was creating an account has ended: no request runs that long. */
const longestCreation = 60_000

export function accountDocument(firestore: Firestore, email: string): DocumentReference {
  return firestore.doc(documentPaths.account(keyOf('account', email)))
}

/**
 * Claims the address for a new account. Throws 409 if it has one, or one is being created. An account that was left unfinished,
 * or was deleted at the Auth service, keeps its uid and so its profile.
 */
export async function claimAccount(
  firestore: Firestore,
  auth: Auth,
  email: string,
  role: Role,
  now: Date,
): Promise<Claim> {
  const document = accountDocument(firestore, email)
  const { value } = await compareAndSet(async () => {
    const stored = await document.get()
    if (stored.exists && !(await isFree(auth, stored, now))) throw new Failure('email-taken')
    const uid = stored.exists
      ? parseAccount(stored).uid
      : firestore.collection(collectionPaths.faculty).doc().id
    const account: AccountDocument = { uid, role, state: 'creating', at: now }
    const batch = firestore.batch()
    writeIfUnchanged(batch, document, stored.updateTime, account)
    return { batch, value: { document, uid, at: now } }
  })
  return value
}

/** Throws if the account was finished or taken over since it was claimed. It reads, so call it before the writes. */
export async function checkClaim(transaction: Transaction, claim: Claim): Promise<void> {
  const account = await transaction.get(claim.document)
  if (account.get('state') !== 'creating' || !holds(account, claim)) {
    throw new Error('The account was taken over while it was being created')
  }
}

function holds(account: DocumentSnapshot, { at }: Claim): boolean {
  if (!account.exists) return false
  const stored = parseAccount(account)
  return stored.state !== 'ready' && stored.at.getTime() === at.getTime()
}

export const parseAccount = (account: DocumentSnapshot): AccountDocument =>
  parseStored(AccountDocumentSchema, account)

async function isFree(auth: Auth, account: DocumentSnapshot, now: Date): Promise<boolean> {
  const { state, uid } = parseAccount(account)
  if (state !== 'ready') return isUnfinished(account, now, longestCreation)
  return !(await findUserById(auth, uid))
}

export async function findUserById(auth: Auth, uid: string): Promise<UserRecord | undefined> {
  try {
    return await auth.getUser(uid)
  } catch (error) {
    if (isAuthError(error, 'user-not-found')) return undefined
    throw error
  }
}

export function isUnfinished(account: DocumentSnapshot, now: Date, age: number): boolean {
  const { state, at } = parseAccount(account)
  return state !== 'ready' && at.getTime() <= now.getTime() - age
}

/**
 * Undoes an unfinished account, unless it was finished or taken over by then. The claim is deleted last, so that an
 * interruption leaves it for the sweep. Returns true if it was undone.
 */
export async function undoAccount(auth: Auth, claim: Claim): Promise<boolean> {
  const { document, uid } = claim
  const ifHeld = (write: (transaction: Transaction) => void) =>
    runTransaction(document.firestore, async (transaction) => {
      const isHeld = holds(await transaction.get(document), claim)
      if (isHeld) write(transaction)
      return isHeld
    })
  if (!(await ifHeld((transaction) => transaction.update(document, { state: 'undoing' })))) return false
  await deleteUser(auth, uid)
  await document.firestore.doc(documentPaths.staff(uid)).delete()
  return ifHeld((transaction) => transaction.delete(document))
}

export async function findUser(auth: Auth, email: string): Promise<UserRecord | undefined> {
  try {
    return await auth.getUserByEmail(email)
  } catch (error) {
    if (isAuthError(error, 'user-not-found')) return undefined
    throw error
  }
}

export async function deleteUser(auth: Auth, uid: string): Promise<void> {
  try {
    await auth.deleteUser(uid)
  } catch (error) {
    if (!isAuthError(error, 'user-not-found')) throw error
  }
}

export function isAuthError(error: unknown, reason: string): boolean {
  return (error as { code?: unknown } | null)?.code === `auth/${reason}`
}
