import { RoleSchema } from '@prangan/contract/roles'
import type { Auth, UserRecord } from 'firebase-admin/auth'
import { findUser } from './account-store.ts'

/** The account of an e-mail address, where it is one that may sign in: with a role, and not disabled. */
export async function findStaff(auth: Auth, email: string): Promise<UserRecord | undefined> {
  const user = await findUser(auth, email)
  if (!user || user.disabled) return undefined
  return RoleSchema.safeParse(user.customClaims?.role).success ? user : undefined
}
