import { type Role, RoleSchema } from '@prangan/contract/roles'
import { findStaffDocument, isInForce } from '../auth/staff-store.ts'
import { Failure } from '../lib/failure.ts'
import type { Firebase } from '../lib/firebase.ts'

/** Who is calling: a member of staff with a good token. The e-mail is the account's, not what the token says. */
export type Caller = { uid: string; email: string; role: Role }

/** The bearer token of an Authorization header; undefined where there is none. Browsers' `Bearer null` is none. */
export function bearerOf(authorization: string | undefined): string | undefined {
  const token = /^Bearer +([\w.~+/=-]+)$/i.exec(authorization ?? '')?.[1]
  return token === 'null' || token === 'undefined' ? undefined : token
}

/**
 * The caller behind a bearer token. Throws 401 for a token that is missing, forged, expired or revoked, or whose role the
 * staff document does not confirm, and 403 for a person without a role: anyone can make an account with the public
 * web key.
 */
export async function authenticate(authorization: string | undefined, firebase: Firebase): Promise<Caller> {
  const token = bearerOf(authorization)
  if (!token) throw new Failure('sign-in-first')
  const auth = await firebase.auth()
  const claims = await auth.verifyIdToken(token, true).catch((cause: unknown) => {
    throw isNetworkTrouble(cause) ? new Failure('busy', { cause }) : new Failure('session-ended', { cause })
  })
  const role = RoleSchema.safeParse(claims.role)
  if (!role.success) throw new Failure('not-allowed')
  const staff = await findStaffDocument(firebase, claims.uid)
  if (!staff || !isInForce(staff, claims)) throw new Failure('session-ended')
  return { uid: claims.uid, email: staff.email, role: role.data }
}

function isNetworkTrouble(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code
  return (
    code === 'auth/network-request-failed' ||
    code === 'auth/internal-error' ||
    code === 'auth/network-timeout'
  )
}
