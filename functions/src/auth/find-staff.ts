import { RoleSchema } from '@prangan/contract/roles'
import type { UserRecord } from 'firebase-admin/auth'
import type { Firebase } from '../lib/firebase.ts'
import { findUser } from './account-store.ts'
import { findStaffDocument } from './staff-store.ts'

/** Returns the account of an e-mail address that may sign in: it has a role, and is not disabled or removed. */
export async function findStaff(firebase: Firebase, email: string): Promise<UserRecord | undefined> {
  const user = await findUser(await firebase.auth(), email)
  if (!user || user.disabled || !RoleSchema.safeParse(user.customClaims?.role).success) return undefined
  const staff = await findStaffDocument(firebase, user.uid)
  return staff && !staff.isDisabled ? user : undefined
}
