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
import { runTransaction } from '../lib/run-transaction.ts'
import { accountDocument, findUserById, parseAccount } from './account-store.ts'
import { addAccess, staffDocument, writeAccess } from './staff-access.ts'

export function newStaff(known: Pick<StaffDocument, 'email' | 'role'>): StaffDocument {
  return {
    ...known,
    isDisabled: false,
    isDisabledByAdmin: false,
    notBefore: new Date(0),
    grants: [],
    grantsUntil: {},
    version: 0,
    firstPassword: null,
    asksAboutPassword: false,
    hasCopy: true,
  }
}

export const newFirstPassword = (now: Date): NonNullable<StaffDocument['firstPassword']> => ({
  until: new Date(now.getTime() + limits.firstPassword.lifetime),
  takenAt: null,
})

/**
 * Returns a user's staff document; undefined for a user who is not staff. For a role from before staff documents existed, it
 * creates one from the Auth service's data. Every authenticated request runs this, several at once after a sign-in, so it does
 * not take locks.
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

async function withCopy(stored: DocumentSnapshot): Promise<StaffDocument> {
  const staff = parseStored(StaffDocumentSchema, stored)
  if (staff.hasCopy || !stored.updateTime) return staff
  const { firestore } = stored.ref
  const batch = firestore.batch().update(stored.ref, { hasCopy: true }, { lastUpdateTime: stored.updateTime })
  await addAccess(batch, firestore, stored.id, staff)
  if (await commitIfUnchanged(batch)) await writeAccess(firestore, stored.id)
  return staff
}

/** Changes an existing staff document and its copy for the rules. Returns false if `isToBeChanged` refuses the stored one. */
export async function updateStaff(
  firestore: Firestore,
  uid: string,
  change: Partial<StaffDocument>,
  isToBeChanged: (stored: DocumentSnapshot) => boolean = () => true,
): Promise<boolean> {
  const document = staffDocument(firestore, uid)
  const isChanged = await runTransaction(firestore, async (transaction) => {
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

export const closeStaff = (firestore: Firestore, uid: string): Promise<boolean> =>
  updateStaff(
    firestore,
    uid,
    { role: 'none', notBefore: nextSecond() },
    (stored) => stored.get('role') !== 'none',
  )

/** Sessions are dated to the second, so those of the current second cannot be distinguished. */
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
  // The document of an account that is still being created is written together with the rest.
  if (account.exists && parseAccount(account).state !== 'ready') return undefined
  return {
    ...newStaff({ email, role: role.data }),
    isDisabled: role.data === 'faculty' && profile.get('isRemoved') === true,
    notBefore: new Date(user.tokensValidAfterTime ?? 0),
    asksAboutPassword: account.exists,
  }
}

/** Returns true if a session may be used: it has its token's role, and was not opened with a password of the office. */
export function isInForce(staff: StaffDocument, claims: DecodedIdToken): boolean {
  return staff.firstPassword === null && hasItsRole(staff, claims)
}

export function hasItsRole(staff: StaffDocument, claims: DecodedIdToken): boolean {
  return staff.role === claims.role && goesOn(staff, signedInAt(claims))
}

export const goesOn = ({ isDisabled, notBefore }: StaffDocument, signedInAt: Date): boolean =>
  !isDisabled && signedInAt >= notBefore

/**
 * Returns when a session began. A custom token can be used for an hour after it was created, so its own time of sign-in counts.
 */
export const signedInAt = (claims: DecodedIdToken): Date =>
  new Date(Number(claims.signedInAt ?? claims.auth_time) * 1_000)

/**
 * Returns why a person has no access at all; undefined if they have some. Disclose it only after the password was proved: at a
 * sign-in with the right one, and to the bearer of its token.
 */
export function endingOf({ role, isDisabled, isDisabledByAdmin }: StaffDocument) {
  if (isDisabledByAdmin) return 'access-disabled'
  if (isDisabled) return 'access-removed'
  return role === 'none' ? 'access-ended' : undefined
}

export function createSdkToken(auth: Auth, claims: DecodedIdToken): Promise<string> {
  return auth.createCustomToken(claims.uid, { signedInAt: claims.auth_time })
}
