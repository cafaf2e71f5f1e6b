import { Failure } from '../lib/failure.ts'
import type { Firebase } from '../lib/firebase.ts'

/**
 * Checks the Firebase App Check token that the site's own pages send. Throws 403 if it is missing, forged or expired, and 503
 * if Google's keys cannot be fetched.
 */
export async function checkApp(token: string | undefined, firebase: Firebase): Promise<void> {
  if (!token) throw new Failure('not-from-site')
  const appCheck = await firebase.appCheck()
  await appCheck.verifyToken(token).catch((cause: unknown) => {
    throw new Failure(isKeyMissing(cause) ? 'busy' : 'not-from-site', { cause })
  })
}

function isKeyMissing(error: unknown): boolean {
  return (error as { cause?: { code?: unknown } } | null)?.cause?.code === 'key-fetch-error'
}
