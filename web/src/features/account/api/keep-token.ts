import { readToken, replaceToken } from '../session.ts'

const loadAuth = () => import('../../../firebase/auth.ts')
let watching: ReturnType<typeof loadAuth> | undefined

/** Fetches the Auth chunk ahead of its use. A failure shows when it is used. */
export function prefetchAuth(): void {
  loadAuth().catch(() => undefined)
}

/** Loads the web SDK's Auth once and keeps the stored bearer in step with each ID token that it makes. */
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

/** A bearer that holds for the next call: the SDK's, refreshed where it has run out, else the stored one. */
export async function freshToken(): Promise<string | undefined> {
  try {
    const auth = await keepTokenFresh()
    return (await auth.readIdToken()) ?? readToken()
  } catch {
    return readToken()
  }
}
