import { type AccessRights, RoleSchema } from '@prangan/contract/roles'
import { findStaffDocument, isInForce } from '../auth/staff-store.ts'
import { Failure } from '../lib/failure.ts'
import type { Firebase } from '../lib/firebase.ts'

/** The caller: a member of staff with a valid token. The e-mail address is the account's, not the token's. */
export type Caller = AccessRights & { uid: string; email: string }

/**
 * The bearer token of an Authorization header; undefined if there is none. `Bearer null`, which some pages send, counts
 * as none.
 */
export function bearerOf(authorization: string | undefined): string | undefined {
  const token = /^Bearer +([\w.~+/=-]+)$/i.exec(authorization ?? '')?.[1]
  return token === 'null' || token === 'undefined' ? undefined : token
}

/**
 * Authenticates a bearer token. Throws 401 if it is missing, forged, expired or revoked, or the staff document does not
 * confirm its role, and 403 for a user without a role, since anyone can create one with the public web key.
 */
export async function authenticate(authorization: string | undefined, firebase: Firebase): Promise<Caller> {
  const token = bearerOf(authorization)
  if (!token) throw new Failure('sign-in-first')
  const auth = await firebase.auth()
  const claims = await auth.verifyIdToken(token, true).catch((cause: unknown) => {
    throw isNetworkError(cause) ? new Failure('busy', { cause }) : new Failure('session-ended', { cause })
  })
  const role = RoleSchema.safeParse(claims.role)
  if (!role.success) throw new Failure('not-allowed')
  const staff = await findStaffDocument(firebase, claims.uid)
  if (!staff || !isInForce(staff, claims)) throw new Failure('session-ended')
  return { uid: claims.uid, email: staff.email, role: role.data, grants: staff.grants }
}

function isNetworkError(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code
  return (
    code === 'auth/network-request-failed' ||
    code === 'auth/internal-error' ||
    code === 'auth/network-timeout'
  )
}
