import { newClientHeaders, type Person, signInAs } from './people.ts'
import { suite } from './suite.ts'

/** The web SDK finds its session by this key and app name. */
const [apiKey, appName] = ['demo-prangan', '[DEFAULT]']

/** Returns the storage of a signed-in browser, as the sign-in page and the web SDK leave it. */
export async function signedInState({ uid, uname, psw }: Person) {
  const { status, body } = await signInAs({ uname, psw }, { clientHeaders: newClientHeaders() })
  if (status !== 200) throw new Error(`Sign-in answers ${status}: ${body.message}`)
  const { token, userType, customToken } = body as Record<'token' | 'userType' | 'customToken', string>
  const user = {
    uid,
    email: uname,
    emailVerified: false,
    isAnonymous: false,
    providerData: [],
    stsTokenManager: await openSdkSession(customToken),
    apiKey,
    appName,
  }
  const local = {
    token,
    username: uname,
    userType,
    [`firebase:authUser:${apiKey}:${appName}`]: JSON.stringify(user),
  }
  const state = {
    cookies: [],
    origins: [
      {
        origin: new URL(suite.app).origin,
        localStorage: Object.entries(local).map(([name, value]) => ({ name, value })),
      },
    ],
  }
  return { token, state }
}

async function openSdkSession(token: string) {
  const address = `${suite.auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken?key=${apiKey}`
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, returnSecureToken: true }),
  })
  if (!response.ok) throw new Error(`Signing the SDK in answers ${response.status}`)
  const session = (await response.json()) as Record<'idToken' | 'refreshToken' | 'expiresIn', string>
  return {
    accessToken: session.idToken,
    refreshToken: session.refreshToken,
    expirationTime: Date.now() + Number(session.expiresIn) * 1_000,
  }
}
