import { type Role, RoleSchema } from '@prangan/contract/roles'
import type { User } from '@prangan/contract/schemas/accounts'
import type { StaffDocument } from '@prangan/contract/schemas/staff'
import type { DecodedIdToken } from 'firebase-admin/auth'
import { readMember } from '../../faculty/faculty-store.ts'
import { toFacultyItem } from '../../faculty/faculty-wire.ts'
import type { Deps } from '../../lib/deps.ts'
import { Failure } from '../../lib/failure.ts'
import type { Firebase } from '../../lib/firebase.ts'
import { isAuthError } from '../account-store.ts'
import { endingOf, findStaffDocument, hasItsRole } from '../staff-store.ts'
import { comparePassword } from './sign-in-with-password.ts'

export type OpenedSession = { token: string; claims: DecodedIdToken; role: Role; staff: StaffDocument }

/**
 * Compares a password and opens the session of a member of staff. The caller must check for a password of the office. A user
 * who never had a role gets the error of a wrong password; a person who was locked out learns why, because the password is
 * right.
 */
export async function openSession(
  { firebase, configuration }: Pick<Deps, 'firebase' | 'configuration'>,
  account: string,
  password: string,
): Promise<OpenedSession> {
  const token = await comparePassword(account, password, configuration)
  const auth = await firebase.auth()
  const claims = await auth.verifyIdToken(token).catch((cause: unknown) => {
    // The emulator always checks for revoked tokens: another call has set a new password since the comparison.
    throw isAuthError(cause, 'id-token-revoked') ? new Failure('wrong-credentials', { cause }) : cause
  })
  const role = RoleSchema.safeParse(claims.role)
  const staff = await findStaffDocument(firebase, claims.uid)
  const ending = staff && endingOf(staff)
  if (ending) throw new Failure(ending)
  if (!(role.success && staff && hasItsRole(staff, claims))) throw new Failure('wrong-credentials')
  return { token, claims, role: role.data, staff }
}

export const userOf = (claims: DecodedIdToken): User => ({
  uid: claims.uid,
  email: claims.email ?? '',
  name: String(claims.name ?? ''),
})

export async function withProfile(firebase: Firebase, user: User, role: Role): Promise<User> {
  const member = role === 'faculty' && (await readMember(await firebase.firestore(), user.uid))
  return member ? { ...toFacultyItem(member), ...user } : user
}
