import { authEndpoints } from '@prangan/contract/endpoints/auth'
import type { OutputOf } from '@prangan/contract/endpoints/table'
import type { LoginInput } from '@prangan/contract/schemas/accounts'
import { CallError } from '../../../http/call-error.ts'
import { call } from '../../../http/client.ts'
import { deviceId } from '../../../lib/device.ts'
import { language } from '../../../messages/language.ts'
import { storeSession } from '../session.ts'
import { keepTokenFresh } from './keep-token.ts'

export type Credentials = Pick<LoginInput, 'uname' | 'psw'>

/** A session that the server has opened, and this browser does not use yet. */
export type OpenedSession = Pick<OutputOf<'login'>, 'token' | 'customToken' | 'userType'> & {
  username: string
}

export type SignedIn = { next: 'desk' } | { next: 'choose' } | { next: 'ask'; session: OpenedSession }

/** Signs a member of staff in, unless something is to be settled about the password first. Throws a `CallError`. */
export async function signIn(credentials: Credentials): Promise<SignedIn> {
  const body = { ...credentials, device: deviceId() }
  const answer = await call(authEndpoints, 'login', { body }).catch((error: unknown) => {
    if (error instanceof CallError && error.code === 'first-password') return undefined
    throw error
  })
  if (!answer) return { next: 'choose' }
  const session = { ...answer, username: credentials.uname }
  if (answer.asksAboutPassword) return { next: 'ask', session }
  await enter(session)
  return { next: 'desk' }
}

/**
 * Goes on with a session: the web SDK with the custom token, then local storage, whose listeners show the dashboard.
 * Throws the SDK's error if its sign-in fails.
 */
async function enter({ token, customToken, userType, username }: OpenedSession): Promise<void> {
  const auth = await keepTokenFresh()
  await auth.signInSdk(customToken)
  storeSession({ token, userType, username })
}

/** Replaces the password that the office chose, and goes on to the desk. `session` is one that was opened with it. */
export async function choosePassword(
  { uname, psw }: Credentials,
  newPassword: string,
  session: OpenedSession | undefined,
): Promise<void> {
  const more = { newPassword, device: deviceId(), language: language() }
  if (!session) {
    const answer = await call(authEndpoints, 'choosePassword', { body: { uname, psw, ...more } })
    return enter({ ...answer, username: uname })
  }
  const body = { currentPassword: psw, ...more }
  const answer = await call(authEndpoints, 'changePassword', { body }, { token: session.token })
  return enter({ ...session, ...answer })
}

export async function keepPassword(session: OpenedSession): Promise<void> {
  await call(authEndpoints, 'keepPassword', {}, { token: session.token })
  await enter(session)
}
