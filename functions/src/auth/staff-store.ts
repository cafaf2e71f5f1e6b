import { setTimeout } from 'node:timers/promises'
import { limits } from '@prangan/contract/limits'
import { documentPaths } from '@prangan/contract/paths'
import { RoleSchema } from '@prangan/contract/roles'
import { normaliseEmail } from '@prangan/contract/schemas/fields'
import {
  type StaffDocument,
  StaffDocumentSchema,
  type StaffSignalSchema,
} from '@prangan/contract/schemas/staff'
import type { Auth, DecodedIdToken, UserRecord } from 'firebase-admin/auth'
import type { DocumentReference, Firestore } from 'firebase-admin/firestore'
import type * as z from 'zod/mini'
import { commitIfUnchanged } from '../lib/compare-and-set.ts'
import type { Firebase } from '../lib/firebase.ts'
import { logUnsentSignal } from '../lib/log.ts'
import { parseStored } from '../lib/parse-stored.ts'
import { accountDocument, findUserById, parseAccount } from './account-store.ts'

/** The document that says what a member of staff may do. */
export function staffDocument(firestore: Firestore, uid: string): DocumentReference {
  return firestore.doc(documentPaths.staff(uid))
}

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
  if (stored.exists) return parseStored(StaffDocumentSchema, stored)
  const user = await findUserById(auth, uid)
  const staff = user && (await staffOfUser(firestore, user))
  if (!staff) return undefined
  const isCreated = await commitIfUnchanged(firestore.batch().create(document, staff))
  return isCreated ? staff : parseStored(StaffDocumentSchema, await document.get())
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

/** Milliseconds that a change waits for its signal, which a reader's lock may delay. */
const signalTimeout = 2_000

/**
 * Tells the person's open desks that their access has changed, after the change. A signal that is late or lost costs no
 * access: every call and every read asks the staff document, and a desk asks again within a minute.
 */
export async function signalStaff(firestore: Firestore, uid: string, version: number): Promise<void> {
  const signal: z.infer<typeof StaffSignalSchema> = { version }
  const waiting = new AbortController()
  await Promise.race([
    firestore.doc(documentPaths.staffSignal(uid)).set(signal).catch(logUnsentSignal),
    setTimeout(signalTimeout, undefined, { signal: waiting.signal }),
  ])
  waiting.abort()
}

/** A token with which the web SDK opens the same session as these claims. */
export function createSdkToken(auth: Auth, claims: DecodedIdToken): Promise<string> {
  return auth.createCustomToken(claims.uid, { signedInAt: claims.auth_time })
}
