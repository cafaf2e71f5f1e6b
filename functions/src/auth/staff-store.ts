import { limits } from '@prangan/contract/limits'
import { documentPaths } from '@prangan/contract/paths'
import { RoleSchema } from '@prangan/contract/roles'
import { normaliseEmail } from '@prangan/contract/schemas/fields'
import { type StaffDocument, StaffDocumentSchema } from '@prangan/contract/schemas/staff'
import type { Auth, DecodedIdToken, UserRecord } from 'firebase-admin/auth'
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore'
import { commitIfUnchanged } from '../lib/compare-and-set.ts'
import type { Firebase } from '../lib/firebase.ts'
import { parseStored } from '../lib/parse-stored.ts'
import { accountDocument, findUserById, parseAccount } from './account-store.ts'
import { addAccess, staffDocument, writeAccess } from './staff-access.ts'

/** The staff document of a new member of staff. */
export function newStaff(known: Pick<StaffDocument, 'email' | 'role'>): StaffDocument {
  return {
    ...known,
    isDisabled: false,
    isDisabledByAdmin: false,
    notBefore: new Date(0),
    grants: [],
    version: 0,
    firstPassword: null,
    asksAboutPassword: false,
    hasCopy: true,
  }
}

/** The password that the office has just chosen for somebody. */
export const newFirstPassword = (now: Date): NonNullable<StaffDocument['firstPassword']> => ({
  until: new Date(now.getTime() + limits.firstPassword.lifetime),
  takenAt: null,
})

/**
 * The staff document of a user; undefined for a user who is not staff. For someone who got their role before staff
 * documents existed, it is created from the Auth service's data. Every authenticated request runs this, and a page
 * sends several at once after a sign-in, so it does not take locks.
 */
export async function findStaffDocument(firebase: Firebase, uid: string): Promise<StaffDocument | undefined> {
  const [firestore, auth] = await Promise.all([firebase.firestore(), firebase.auth()])
  const document = staffDocument(firestore, uid)
  const stored = await document.get()
  if (stored.exists) return withCopy(stored)
  const user = await findUserById(auth, uid)
  const staff = user && (await staffOfUser(firestore, user))
  if (!staff) return undefined
  const batch = firestore.batch().create(document, staff)
  await addAccess(batch, firestore, uid, staff)
  const isCreated = await commitIfUnchanged(batch)
  if (isCreated) await writeAccess(firestore, uid)
  return isCreated ? staff : parseStored(StaffDocumentSchema, await document.get())
}

/** A stored staff document. One from before there were copies for the rules gets its own. */
async function withCopy(stored: DocumentSnapshot): Promise<StaffDocument> {
  const staff = parseStored(StaffDocumentSchema, stored)
  if (staff.hasCopy || !stored.updateTime) return staff
  const { firestore } = stored.ref
  const batch = firestore.batch().update(stored.ref, { hasCopy: true }, { lastUpdateTime: stored.updateTime })
  await addAccess(batch, firestore, stored.id, staff)
  if (await commitIfUnchanged(batch)) await writeAccess(firestore, stored.id)
  return staff
}

/**
 * Changes the staff document of somebody who has one, and what the rules ask. Returns false where `isToBeChanged` says no
 * of what is stored now.
 */
export async function updateStaff(
  firestore: Firestore,
  uid: string,
  change: Partial<StaffDocument>,
  isToBeChanged: (stored: DocumentSnapshot) => boolean = () => true,
): Promise<boolean> {
  const document = staffDocument(firestore, uid)
  const isChanged = await firestore.runTransaction(async (transaction) => {
    const stored = await transaction.get(document)
    if (!stored.exists || !isToBeChanged(stored)) return false
    transaction.update(document, { ...change, hasCopy: true })
    const staff = { ...parseStored(StaffDocumentSchema, stored), ...change }
    await addAccess(transaction, firestore, uid, staff)
    return true
  })
  if (isChanged) await writeAccess(firestore, uid)
  return isChanged
}

/** Takes the role of a member of staff whose account is gone. Returns false for one who has none. */
export const closeStaff = (firestore: Firestore, uid: string): Promise<boolean> =>
  updateStaff(
    firestore,
    uid,
    { role: 'none', notBefore: nextSecond() },
    (stored) => stored.get('role') !== 'none',
  )

/** The next full second. Sessions are dated to the second, so those of the current one cannot be distinguished. */
export function nextSecond(): Date {
  const now = Date.now()
  return new Date(now - (now % 1_000) + 1_000)
}

async function staffOfUser(firestore: Firestore, user: UserRecord): Promise<StaffDocument | undefined> {
  const role = RoleSchema.safeParse(user.customClaims?.role)
  if (!role.success) return undefined
  const profile = await firestore.doc(documentPaths.faculty(user.uid)).get()
  // The profile's address takes precedence: anyone with the password can change the one at the Auth service.
  const email = normaliseEmail(String(profile.get('email') ?? user.email ?? ''))
  const account = await accountDocument(firestore, email).get()
  // An account that is still being made gets its document with the rest of it.
  if (account.exists && parseAccount(account).state !== 'ready') return undefined
  return {
    ...newStaff({ email, role: role.data }),
    isDisabled: role.data === 'faculty' && profile.get('isRemoved') === true,
    notBefore: new Date(user.tokensValidAfterTime ?? 0),
    // The office made it.
    asksAboutPassword: account.exists,
  }
}

/** Returns whether a session may be used: it has its token's role, and was not opened with a password of the office. */
export function isInForce(staff: StaffDocument, claims: DecodedIdToken): boolean {
  return staff.firstPassword === null && hasItsRole(staff, claims)
}

/** Returns whether a session still has its token's role. */
export function hasItsRole(staff: StaffDocument, claims: DecodedIdToken): boolean {
  return staff.role === claims.role && goesOn(staff, signedInAt(claims))
}

/** Returns whether a session that began then has not been ended since. */
export const goesOn = ({ isDisabled, notBefore }: StaffDocument, signedInAt: Date): boolean =>
  !isDisabled && signedInAt >= notBefore

/**
 * When a session began. A custom token can be used for an hour after it was created; it carries the time of the sign-in
 * with the password, which counts.
 */
export const signedInAt = (claims: DecodedIdToken): Date =>
  new Date(Number(claims.signedInAt ?? claims.auth_time) * 1_000)

/**
 * Why a person has no access at all; undefined if they have some. Disclosed only where the password was proved: at a
 * sign-in with the right one, and to the bearer of a token that was issued for it.
 */
export function endingOf({ role, isDisabled, isDisabledByAdmin }: StaffDocument) {
  if (isDisabledByAdmin) return 'access-disabled'
  if (isDisabled) return 'access-removed'
  return role === 'none' ? 'access-ended' : undefined
}

/** A token with which the web SDK opens the same session as these claims. */
export function createSdkToken(auth: Auth, claims: DecodedIdToken): Promise<string> {
  return auth.createCustomToken(claims.uid, { signedInAt: claims.auth_time })
}
