import { setTimeout } from 'node:timers/promises'
import type { StaffDocument } from '@prangan/contract/schemas/staff'
import type { Firebase } from '../lib/firebase.ts'
import { isAuthError } from './account-store.ts'
import { findStaffDocument, nextSecond, updateStaff } from './staff-store.ts'

/**
 * Ends every session of a user. Endpoints and rules read the staff document and refuse them at once; the Auth service follows
 * within a second. `change` is written to the staff document with it.
 */
export async function endSessions(
  firebase: Firebase,
  uid: string,
  change: Partial<StaffDocument> = {},
): Promise<void> {
  const notBefore = nextSecond()
  if (await findStaffDocument(firebase, uid)) {
    await updateStaff(await firebase.firestore(), uid, { notBefore, ...change })
  }
  await revokeTokens(firebase, uid, notBefore)
}

/**
 * Ends a user's sessions at the Auth service as well. It waits until `notBefore`, so that the next sign-in opens a session that
 * began after it.
 */
export async function revokeTokens(firebase: Firebase, uid: string, notBefore = new Date(0)): Promise<void> {
  const auth = await firebase.auth()
  // A timer may fire slightly early.
  while (Date.now() < notBefore.getTime()) await setTimeout(notBefore.getTime() - Date.now())
  await auth.revokeRefreshTokens(uid).catch((error: unknown) => {
    if (!isAuthError(error, 'user-not-found')) throw error
  })
}
