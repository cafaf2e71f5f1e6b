import { setTimeout } from 'node:timers/promises'
import type { Firebase } from '../lib/firebase.ts'
import { isAuthError } from './account-store.ts'
import { findStaffDocument, staffDocument } from './staff-store.ts'

/** Sessions are dated to the second, and those of the second in which they are ended live on: they end with the next. */
export function nextSecond(): Date {
  const now = Date.now()
  return new Date(now - (now % 1_000) + 1_000)
}

/**
 * Ends every session of a user: what the staff document decides (calls, and reads under the rules) at once, the Auth
 * service's in under a second.
 */
export async function endSessions(firebase: Firebase, uid: string): Promise<void> {
  const notBefore = nextSecond()
  if (await findStaffDocument(firebase, uid)) {
    await staffDocument(await firebase.firestore(), uid).update({ notBefore })
  }
  await revokeTokens(firebase, uid, notBefore)
}

/**
 * Ends a user's sessions at the Auth service, too: the staff document says already that they have ended. With a moment it
 * waits for that, so that whoever signs in next has a session that began after it.
 */
export async function revokeTokens(firebase: Firebase, uid: string, notBefore = new Date(0)): Promise<void> {
  const auth = await firebase.auth()
  // A timer may go off a moment early.
  while (Date.now() < notBefore.getTime()) await setTimeout(notBefore.getTime() - Date.now())
  await auth.revokeRefreshTokens(uid).catch((error: unknown) => {
    if (!isAuthError(error, 'user-not-found')) throw error
  })
}
