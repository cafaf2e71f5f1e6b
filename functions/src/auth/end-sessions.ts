import { setTimeout } from 'node:timers/promises'
import type { Auth } from 'firebase-admin/auth'

/**
 * Ends every session of a user. Sessions are dated to the second and those of the second in which they are ended live
 * on, so it waits, under a second, for the next one.
 */
export async function endSessions(auth: Auth, uid: string): Promise<void> {
  const now = Date.now()
  const nextSecond = now - (now % 1_000) + 1_000
  // A timer may go off a moment early.
  while (Date.now() < nextSecond) await setTimeout(nextSecond - Date.now())
  await auth.revokeRefreshTokens(uid)
}
