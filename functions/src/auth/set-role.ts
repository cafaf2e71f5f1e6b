import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import { type Role, RoleSchema } from '@prangan/contract/roles'
import type { AccountDocument } from '@prangan/contract/schemas/private-documents'
import { type StaffDocument, StaffDocumentSchema } from '@prangan/contract/schemas/staff'
import type { Auth, UserRecord } from 'firebase-admin/auth'
import type { Firestore } from 'firebase-admin/firestore'
import { addAudit } from '../audit/audit.ts'
import { readMember } from '../faculty/faculty-store.ts'
import { newFaculty } from '../faculty/new-faculty.ts'
import type { Firebase } from '../lib/firebase.ts'
import { parseStored } from '../lib/parse-stored.ts'
import { accountDocument, deleteUser, findUser, parseAccount } from './account-store.ts'
import { revokeTokens } from './end-sessions.ts'
import { addAccess, staffDocument, writeAccess } from './staff-access.ts'
import { newStaff, nextSecond } from './staff-store.ts'

export type RoleChange = { email: string; role: Role | 'none'; name?: string | undefined; now: Date }

export type RoleChanged = {
  uid: string
  before: Role | 'none'
  isRemoved: boolean
  isDisabledByAdmin: boolean
  needsPassword: boolean
}

export class RoleProblem extends Error {}

/**
 * Gives someone a role, or removes it, and ends their sessions; creates the account if there is none. A second run repairs what
 * an interrupted one left. Throws a `RoleProblem` if there is nothing to change.
 */
export async function setRole(firebase: Firebase, change: RoleChange): Promise<RoleChanged> {
  const [firestore, auth] = await Promise.all([firebase.firestore(), firebase.auth()])
  const known = await findKnown(firestore, auth, change.email)
  if (!known && change.role === 'none') {
    throw new RoleProblem(`${change.email} has no account with a role.`)
  }
  const user = known ?? (await createUser(firestore, auth, change))
  const role = RoleSchema.safeParse(user.customClaims?.role)
  const before = role.success ? role.data : 'none'
  if (known && change.name) await auth.updateUser(user.uid, { displayName: change.name })
  const member = await readMember(firestore, user.uid)
  const isRemoved = change.role === 'faculty' && member?.isRemoved === true
  // The staff document is written first: it decides, and the sweep repairs the claim.
  const notBefore = nextSecond()
  const staff = await staffAfter(firestore, user.uid, change, { isRemoved, notBefore, isNew: !known })
  const batch = firestore.batch().set(staffDocument(firestore, user.uid), staff)
  await addAccess(batch, firestore, user.uid, staff)
  await batch.commit()
  await writeAccess(firestore, user.uid)
  // The claim is written before the sessions end, so that a session renewed in between ends too.
  await auth.setCustomUserClaims(user.uid, change.role === 'none' ? null : { role: change.role })
  await revokeTokens(firebase, user.uid, notBefore)
  await record(firestore, { user, hasProfile: member !== undefined, before }, change)
  return {
    uid: user.uid,
    before,
    isRemoved,
    isDisabledByAdmin: staff.isDisabledByAdmin,
    needsPassword: !known,
  }
}

/** Permissions end with the role that they were granted to; a disabled account stays disabled. */
async function staffAfter(
  firestore: Firestore,
  uid: string,
  { email, role }: RoleChange,
  { isRemoved, notBefore, isNew }: { isRemoved: boolean; notBefore: Date; isNew: boolean },
): Promise<StaffDocument> {
  const stored = await staffDocument(firestore, uid).get()
  const before = stored.exists ? parseStored(StaffDocumentSchema, stored) : newStaff({ email, role })
  const { isDisabledByAdmin, grants, grantsUntil, version, firstPassword, asksAboutPassword } = before
  return {
    email,
    role,
    isDisabled: isRemoved || isDisabledByAdmin,
    isDisabledByAdmin,
    notBefore,
    grants: before.role === role ? grants : [],
    grantsUntil: before.role === role ? grantsUntil : {},
    version: version + 1,
    firstPassword: isNew ? null : firstPassword,
    asksAboutPassword: !isNew && asksAboutPassword,
    hasCopy: true,
  }
}

/** Finds a user who has or had a role. Users without one have signed up uninvited. */
async function findKnown(firestore: Firestore, auth: Auth, email: string): Promise<UserRecord | undefined> {
  const account = await accountDocument(firestore, email).get()
  if (account.exists && parseAccount(account).state !== 'ready') {
    throw new RoleProblem(`The account of ${email} is just being made. Please try again in a minute.`)
  }
  const user = await findUser(auth, email)
  if (!user) return undefined
  const isOurs =
    (account.exists && parseAccount(account).uid === user.uid) ||
    RoleSchema.safeParse(user.customClaims?.role).success
  return isOurs ? user : undefined
}

/**
 * Creates a user without a password; a stranger who signed up with the address before is deleted. An account that was deleted
 * at the Auth service is created again under its own id, so that its profile is found.
 */
async function createUser(
  firestore: Firestore,
  auth: Auth,
  { email, name }: RoleChange,
): Promise<UserRecord> {
  const stranger = await findUser(auth, email)
  if (stranger) await deleteUser(auth, stranger.uid)
  const account = await accountDocument(firestore, email).get()
  const uid = account.exists
    ? parseAccount(account).uid
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
