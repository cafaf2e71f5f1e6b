import { configuration } from '../../lib/configuration.ts'
import { Failure } from '../../lib/failure.ts'
import { normalisePassword } from '../check-password.ts'

const identityToolkit = 'identitytoolkit.googleapis.com/v1/accounts:signInWithPassword'

/** What the Auth service says of a wrong password, an unknown, misspelt or disabled account: one answer for all. */
const refusals = /^(INVALID_|EMAIL_NOT_FOUND|USER_DISABLED|MISSING_)/

/**
 * A Firebase ID token for an e-mail address and password, from the Auth service (the Admin SDK cannot check
 * passwords). Throws 401 when they do not belong together, 429 or 503 when the service says so.
 */
async function signInWithPassword(email: string, password: string, webApiKey: string): Promise<string> {
  const emulator = process.env.FIREBASE_AUTH_EMULATOR_HOST
  const origin = emulator ? `http://${emulator}/` : 'https://'
  const response = await fetch(`${origin}${identityToolkit}?key=${encodeURIComponent(webApiKey)}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
    signal: AbortSignal.timeout(10_000),
  }).catch((cause: unknown) => {
    throw new Failure('busy', { cause })
  })
  const answer = (await response.json()) as { idToken?: string; error?: { message?: string } }
  if (answer.idToken) return answer.idToken
  const reason = answer.error?.message ?? ''
  if (refusals.test(reason)) throw new Failure('wrong-credentials')
  if (reason.startsWith('TOO_MANY_ATTEMPTS')) {
    throw new Failure('too-often', { headers: { 'Retry-After': '60' } })
  }
  throw new Error(`The Auth service answered ${response.status} ${reason}`)
}

/** The same for a password as it was typed: a session's ID token, where it is the right one. */
export function comparePassword(email: string, password: string): Promise<string> {
  return signInWithPassword(email, normalisePassword(password), configuration.webApiKey())
}
