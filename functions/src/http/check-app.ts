import { Failure } from '../lib/failure.ts'
import type { Firebase } from '../lib/firebase.ts'

/**
 * Lets a call go on that carries a good token of Firebase App Check, as the site's own pages have. Throws 403 for one
 * that is missing, forged or expired, and 503 where Google's keys cannot be had.
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
