import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import type { Role } from '@prangan/contract/roles'
import type { Auth, UserRecord } from 'firebase-admin/auth'
import type { DocumentReference, DocumentSnapshot, Firestore, Timestamp } from 'firebase-admin/firestore'
import { Failure } from '../lib/failure.ts'
import { keyOf } from '../lib/rate-limit.ts'
import { isLostRace } from '../lost-race.ts'

/**
 * `accounts/{key}`: the one account of an e-mail address. It is claimed before anything else of the account is made
 * and is 'ready' after everything else, so an unfinished account shows, and two for one address can't exist.
 */
export type AccountDocument = {
  uid: string
  /** 'none' for someone who lost their role. */
  role: Role | 'none'
  state: 'creating' | 'undoing' | 'ready'
  at: Date
}

/** An address that is ours alone until the moment when something else is written to its document. */
export type Claim = { document: DocumentReference; uid: string; writtenAt: Timestamp }

/** Milliseconds after which whoever was creating an account is gone: no call runs that long. */
const longestCreation = 60_000

/** Where the account of a normalised e-mail address is kept. */
export function accountDocument(firestore: Firestore, email: string): DocumentReference {
  return firestore.doc(documentPaths.account(keyOf('account', email)))
}

/**
 * Claims the address for a new account, however many try at once. Throws 409 where it has one, or one is being made;
 * what was left unfinished, or was deleted at the Auth service, is taken over with its uid, and so with its profile.
 */
export async function claimAccount(
  firestore: Firestore,
  auth: Auth,
  email: string,
  role: Role,
  now: Date,
): Promise<Claim> {
  const document = accountDocument(firestore, email)
  const stored = await document.get()
  if (stored.exists && !(await isFree(auth, stored, now))) throw new Failure('email-taken')
  const uid = stored.exists
    ? String(stored.get('uid'))
    : firestore.collection(collectionPaths.faculty).doc().id
  const account: AccountDocument = { uid, role, state: 'creating', at: now }
  try {
    const { writeTime } = await (stored.updateTime
      ? document.update(account, { lastUpdateTime: stored.updateTime })
      : document.create(account))
    return { document, uid, writtenAt: writeTime }
  } catch (error) {
    throw isLostRace(error) ? new Failure('email-taken') : error
  }
}

async function isFree(auth: Auth, account: DocumentSnapshot, now: Date): Promise<boolean> {
  if (account.get('state') !== 'ready') return isUnfinished(account, now, longestCreation)
  return !(await findUserById(auth, String(account.get('uid'))))
}

/** The Auth user of an id. */
export async function findUserById(auth: Auth, uid: string): Promise<UserRecord | undefined> {
  try {
    return await auth.getUser(uid)
  } catch (error) {
    if (isAuthError(error, 'user-not-found')) return undefined
    throw error
  }
}

/** Says whether an account was begun longer ago than `age` milliseconds and never finished. */
export function isUnfinished(account: DocumentSnapshot, now: Date, age: number): boolean {
  const begun = (account.get('at') as Timestamp).toMillis()
  return account.get('state') !== 'ready' && begun <= now.getTime() - age
}

/**
 * Undoes an unfinished account, unless it was finished or taken over meanwhile. The claim goes last: an end half-way
 * leaves it for the sweep. Says whether it was undone.
 */
export async function undoAccount(auth: Auth, { document, uid, writtenAt }: Claim): Promise<boolean> {
  try {
    const undoing = await document.update({ state: 'undoing' }, { lastUpdateTime: writtenAt })
    await deleteUser(auth, uid)
    await document.firestore.doc(documentPaths.staff(uid)).delete()
    await document.delete({ lastUpdateTime: undoing.writeTime })
    return true
  } catch (error) {
    if (isLostRace(error)) return false
    throw error
  }
}

/** The Auth user of an e-mail address, with a role or without. */
export async function findUser(auth: Auth, email: string): Promise<UserRecord | undefined> {
  try {
    return await auth.getUserByEmail(email)
  } catch (error) {
    if (isAuthError(error, 'user-not-found')) return undefined
    throw error
  }
}

/** Deletes an Auth user; one that is not there is no error. */
export async function deleteUser(auth: Auth, uid: string): Promise<void> {
  try {
    await auth.deleteUser(uid)
  } catch (error) {
    if (!isAuthError(error, 'user-not-found')) throw error
  }
}

/** Says whether the Auth service refused for this reason. */
export function isAuthError(error: unknown, reason: string): boolean {
  return (error as { code?: unknown } | null)?.code === `auth/${reason}`
}
