import { setTimeout } from 'node:timers/promises'
import type { Auth } from 'firebase-admin/auth'

/**
 * Ends every session of a user. Sessions are dated to the second and those of the second in which they are ended live
 * on, so it waits, under a second, for the next one.
 */
export async function endSessions(auth: Auth, uid: string): Promise<void> {
  await setTimeout(1_000 - (Date.now() % 1_000))
  await auth.revokeRefreshTokens(uid)
}
