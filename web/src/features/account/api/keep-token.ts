import { readToken, replaceToken } from '../session.ts'

const loadAuth = () => import('../../../firebase/auth.ts')
let watching: ReturnType<typeof loadAuth> | undefined

/**
 * Preloads the Auth chunk. A failure shows when it is used. Not tried offline: Firefox would fail again until a reload.
 */
export function prefetchAuth(): void {
  if (navigator.onLine) loadAuth().catch(() => undefined)
}

/** Loads the web SDK's Auth once, and replaces the stored bearer token by each new ID token. */
export function keepTokenFresh(): ReturnType<typeof loadAuth> {
  watching ??= loadAuth().then((auth) => {
    auth.watchIdToken(replaceToken)
    return auth
  })
  watching.catch(() => {
    watching = undefined
  })
  return watching
}

/** A valid bearer token: the SDK's, refreshed if it has expired, else the stored one. */
export async function freshToken(): Promise<string | undefined> {
  try {
    const auth = await keepTokenFresh()
    return (await auth.readIdToken()) ?? readToken()
  } catch {
    return readToken()
  }
}
