import { type AccessRights, grantsAt, lastDaysOf, RoleSchema } from '@prangan/contract/roles'
import type { DecodedIdToken } from 'firebase-admin/auth'
import { isAuthError } from '../auth/account-store.ts'
import { closeStaff, endingOf, findStaffDocument, isInForce, signedInAt } from '../auth/staff-store.ts'
import { Failure } from '../lib/failure.ts'
import type { Firebase } from '../lib/firebase.ts'

/** The e-mail address is the account's, not the token's. `version` and `lastDays` of grants are the staff document's. */
export type Caller = AccessRights & {
  uid: string
  email: string
  /** '' for an account without a name. */
  name: string
  version: number
  lastDays: Readonly<Record<string, string>>
  signedInAt: Date
}

/** Returns the token of an Authorization header. `Bearer null`, which some pages send, counts as none. */
export function bearerOf(authorization: string | undefined): string | undefined {
  const token = /^Bearer +([\w.~+/=-]+)$/i.exec(authorization ?? '')?.[1]
  return token === 'null' || token === 'undefined' ? undefined : token
}

/**
 * Authenticates a bearer token. Throws 401 if it is missing, forged, expired or revoked, or the staff document does not confirm
 * its role. Throws 403 for a user without a role, since anyone can create one with the public web key. Only the bearer of a
 * genuine token learns why its session has ended. For a deleted account it also removes the role in the staff document, because
 * the rules would let the token read until it expires.
 */
export async function authenticate(
  authorization: string | undefined,
  firebase: Firebase,
  now: Date,
): Promise<Caller> {
  const token = bearerOf(authorization)
  if (!token) throw new Failure('sign-in-first')
  const auth = await firebase.auth()
  let isRevoked = false
  const claims = await auth.verifyIdToken(token, true).catch(async (cause: unknown) => {
    if (isNetworkError(cause)) throw new Failure('busy', { cause })
    // Only the bearer of a token that the Auth service has verified learns these reasons.
    if (isAuthError(cause, 'user-not-found'))
      await closeStaff(await firebase.firestore(), claimsOf(token).uid)
    if (!isAuthError(cause, 'id-token-revoked')) throw new Failure('session-ended', { cause })
    isRevoked = true
    return claimsOf(token)
  })
  const role = RoleSchema.safeParse(claims.role)
  if (!role.success) throw new Failure(isRevoked ? 'session-ended' : 'not-allowed')
  const staff = await findStaffDocument(firebase, claims.uid)
  if (!staff) throw new Failure('session-ended')
  if (isRevoked || !isInForce(staff, claims)) {
    throw new Failure(endingOf(staff) ?? (staff.role === claims.role ? 'session-ended' : 'role-changed'))
  }
  const { email, version } = staff
  return {
    uid: claims.uid,
    email,
    name: typeof claims.name === 'string' ? claims.name : '',
    role: role.data,
    grants: grantsAt(staff, now),
    lastDays: lastDaysOf(staff),
    version,
    signedInAt: signedInAt(claims),
  }
}

function claimsOf(token: string): DecodedIdToken {
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  return { ...claims, uid: claims.sub }
}

function isNetworkError(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code
  return (
    code === 'auth/network-request-failed' ||
    code === 'auth/internal-error' ||
    code === 'auth/network-timeout'
  )
}
