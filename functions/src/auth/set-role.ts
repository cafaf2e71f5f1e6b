import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import { type Role, RoleSchema } from '@prangan/contract/roles'
import type { Auth, UserRecord } from 'firebase-admin/auth'
import type { Firestore } from 'firebase-admin/firestore'
import { addAudit } from '../audit/audit.ts'
import { readMember } from '../faculty/faculty-store.ts'
import { newFaculty } from '../faculty/new-faculty.ts'
import type { Firebase } from '../lib/firebase.ts'
import { type AccountDocument, accountDocument, deleteUser, findUser } from './account-store.ts'
import { nextSecond, revokeTokens } from './end-sessions.ts'
import { staffDocument } from './staff-store.ts'

/** A change that the operator asks for. `email` is normalised. */
export type RoleChange = { email: string; role: Role | 'none'; name?: string | undefined; now: Date }

/** What came of it: who had which role before, whether they are still shut out, and whether they have to set a password. */
export type RoleChanged = { uid: string; before: Role | 'none'; isDisabled: boolean; needsPassword: boolean }

/** What the operator asked for can't be done, in a sentence for them. */
export class RoleProblem extends Error {}

/**
 * Gives someone a role, or takes it away, and ends their sessions; makes the account where there is none. Running it
 * again mends whatever a run that broke off left. Throws a `RoleProblem` where there is nothing to change.
 */
export async function setRole(firebase: Firebase, change: RoleChange): Promise<RoleChanged> {
  const [firestore, auth] = await Promise.all([firebase.firestore(), firebase.auth()])
  const known = await findKnown(firestore, auth, change.email)
  if (!known && change.role === 'none') {
    throw new RoleProblem(`${change.email} has no account with a role.`)
  }
  const user = known ?? (await makeUser(firestore, auth, change))
  const role = RoleSchema.safeParse(user.customClaims?.role)
  const before = role.success ? role.data : 'none'
  if (known && change.name) await auth.updateUser(user.uid, { displayName: change.name })
  const member = await readMember(firestore, user.uid)
  const isDisabled = change.role === 'faculty' && member?.isRemoved === true
  // The staff document first: it is what counts, and the sweep makes the claim follow it.
  const notBefore = nextSecond()
  const staff = { email: change.email, role: change.role, isDisabled, notBefore }
  await staffDocument(firestore, user.uid).set(staff)
  // Then the claim: a session that is renewed in between is ended with the others.
  await auth.setCustomUserClaims(user.uid, change.role === 'none' ? null : { role: change.role })
  await revokeTokens(firebase, user.uid, notBefore)
  await record(firestore, { user, hasProfile: member !== undefined, before }, change)
  return { uid: user.uid, before, isDisabled, needsPassword: !known }
}

/** The user, if it is one of ours: with a role, or with one in the past. Anyone else signed up by themselves. */
async function findKnown(firestore: Firestore, auth: Auth, email: string): Promise<UserRecord | undefined> {
  const account = await accountDocument(firestore, email).get()
  if (account.exists && account.get('state') !== 'ready') {
    throw new RoleProblem(`The account of ${email} is just being made. Please try again in a minute.`)
  }
  const user = await findUser(auth, email)
  if (!user) return undefined
  const isOurs = account.get('uid') === user.uid || RoleSchema.safeParse(user.customClaims?.role).success
  return isOurs ? user : undefined
}

/**
 * A new user without a password, in the place of a stranger who may have signed up with the address before. An account
 * that was deleted at the Auth service is made again under its own id, so that its profile is found.
 */
async function makeUser(firestore: Firestore, auth: Auth, { email, name }: RoleChange): Promise<UserRecord> {
  const stranger = await findUser(auth, email)
  if (stranger) await deleteUser(auth, stranger.uid)
  const account = await accountDocument(firestore, email).get()
  const uid = account.exists
    ? String(account.get('uid'))
    : firestore.collection(collectionPaths.faculty).doc().id
  return auth.createUser({ uid, email, displayName: nameOf(email, name) })
}

const nameOf = (email: string, name: string | undefined): string => name || email.replace(/@.*/, '')

async function record(
  firestore: Firestore,
  { user, hasProfile, before }: { user: UserRecord; hasProfile: boolean; before: Role | 'none' },
  { email, role, name, now }: RoleChange,
): Promise<void> {
  const account: AccountDocument = { uid: user.uid, role, state: 'ready', at: now }
  const batch = firestore.batch()
  batch.set(accountDocument(firestore, email), account)
  if (role === 'faculty' && !hasProfile) {
    const displayName = nameOf(email, name ?? user.displayName)
    const profile = firestore.doc(documentPaths.faculty(user.uid))
    batch.create(profile, newFaculty({ name: displayName, email, designation: '', department: '' }))
  }
  const detail = `${before} → ${role}, by the role command`
  addAudit(batch, firestore, { action: 'role changed', subject: email, from: '', detail, at: now })
  await batch.commit()
}
