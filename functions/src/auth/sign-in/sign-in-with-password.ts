import type { Configuration } from '../../lib/configuration.ts'
import { Failure } from '../../lib/failure.ts'
import { normalisePassword } from '../check-password.ts'

const identityToolkit = 'identitytoolkit.googleapis.com/v1/accounts:signInWithPassword'

/** The Auth service's errors for a wrong password and for an unknown, misspelt or disabled account all get one reply. */
const refusals = /^(INVALID_|EMAIL_NOT_FOUND|USER_DISABLED|MISSING_)/

/**
 * Returns a Firebase ID token from the Auth service, since the Admin SDK cannot check passwords. Throws 401 if address and
 * password do not match, 429 or 503 if the service says so.
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

export function comparePassword(
  email: string,
  password: string,
  configuration: Pick<Configuration, 'webApiKey'>,
): Promise<string> {
  return signInWithPassword(email, normalisePassword(password), configuration.webApiKey())
}
