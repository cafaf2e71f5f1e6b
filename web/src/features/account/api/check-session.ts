import { browserErrors } from '@prangan/contract/browser-errors'
import { authEndpoints } from '@prangan/contract/endpoints/auth'
import type { OutputOf } from '@prangan/contract/endpoints/table'
import { CallError } from '../../../http/call-error.ts'
import { call } from '../../../http/client.ts'
import { readToken } from '../session.ts'
import { freshToken } from './keep-token.ts'
import { sessionRenewed } from './renew-session.ts'

export type CheckedSession = OutputOf<'checkAuth'>

const ask = (token: string | undefined) => call(authEndpoints, 'checkAuth', {}, { token })

/**
 * Checks the stored bearer token with the server (`checkAuth`). The SDK's session outlives an ID token's hour, so an
 * expired token is retried once with a fresh one; so is a check that got no proper answer, or whose session was renewed in the meantime. Throws a `CallError`.
 */
export async function checkSession(): Promise<CheckedSession> {
  await sessionRenewed()
  const stored = readToken()
  const fresher = freshToken()
  if (stored === undefined) throw new CallError(...browserErrors['sign-in-first'])
  try {
    const answer = await ask(stored)
    // Firestore reads with the SDK's session at the time it starts: wait for that first.
    await fresher
    return answer
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    await Promise.all([fresher, sessionRenewed()])
    const token = await freshToken()
    const isWorthAnotherTry = error.status === 0 || error.status >= 500 || token !== stored
    if (!isWorthAnotherTry) throw error
    return await ask(token)
  }
}
