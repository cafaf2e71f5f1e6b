import { documentPaths } from '@prangan/contract/paths'
import { RoleSchema } from '@prangan/contract/roles'
import { normaliseEmail } from '@prangan/contract/schemas/fields'
import { type StaffDocument, StaffDocumentSchema } from '@prangan/contract/schemas/staff'
import type { Auth, DecodedIdToken, UserRecord } from 'firebase-admin/auth'
import type { DocumentReference, Firestore } from 'firebase-admin/firestore'
import type { Firebase } from '../lib/firebase.ts'
import { isLostRace } from '../lost-race.ts'
import { findUserById } from './account-store.ts'

/** Where it stands what a member of staff may do. */
export function staffDocument(firestore: Firestore, uid: string): DocumentReference {
  return firestore.doc(documentPaths.staff(uid))
}

/** What a new session of a new member of staff needs. */
export function newStaff(known: Pick<StaffDocument, 'email' | 'role'>): StaffDocument {
  return { ...known, isDisabled: false, notBefore: new Date(0) }
}

/**
 * The staff document of a user; undefined where they are no member of staff. Someone who got their role before there
 * were such documents is given theirs here, from what the Auth service holds of them.
 */
export async function findStaffDocument(firebase: Firebase, uid: string): Promise<StaffDocument | undefined> {
  const [firestore, auth] = await Promise.all([firebase.firestore(), firebase.auth()])
  const document = staffDocument(firestore, uid)
  const stored = await document.get()
  if (stored.exists) return StaffDocumentSchema.parse(stored.data())
  const user = await findUserById(auth, uid)
  const staff = user && (await staffOfUser(firestore, user))
  if (!staff) return undefined
  try {
    await document.create(staff)
    return staff
  } catch (error) {
    if (!isLostRace(error)) throw error
    return StaffDocumentSchema.parse((await document.get()).data())
  }
}

async function staffOfUser(firestore: Firestore, user: UserRecord): Promise<StaffDocument | undefined> {
  const role = RoleSchema.safeParse(user.customClaims?.role)
  if (!role.success) return undefined
  const profile = await firestore.doc(documentPaths.faculty(user.uid)).get()
  return {
    // The profile's first: whoever has the password may change the Auth service's.
    email: normaliseEmail(String(profile.get('email') ?? user.email ?? '')),
    role: role.data,
    isDisabled: role.data === 'faculty' && profile.get('isRemoved') === true,
    notBefore: new Date(user.tokensValidAfterTime ?? 0),
  }
}

/**
 * Says whether a session still opens what its token's role opens. A custom token may be used an hour after it was made:
 * it carries the time of the sign-in with the password, which counts.
 */
export function isInForce(staff: StaffDocument, claims: DecodedIdToken): boolean {
  const began = Number(claims.signedInAt ?? claims.auth_time) * 1_000
  return staff.role === claims.role && !staff.isDisabled && began >= staff.notBefore.getTime()
}

/** A token by which the web SDK opens the same session as that of these claims. */
export function createSdkToken(auth: Auth, claims: DecodedIdToken): Promise<string> {
  return auth.createCustomToken(claims.uid, { signedInAt: claims.auth_time })
}
