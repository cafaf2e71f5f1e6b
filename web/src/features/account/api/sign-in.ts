import { authEndpoints } from '@prangan/contract/endpoints/auth'
import type { LoginInput } from '@prangan/contract/schemas/accounts'
import { call } from '../../../http/client.ts'
import { deviceId } from '../device.ts'
import { storeSession } from '../session.ts'
import { keepTokenFresh } from './keep-token.ts'

/**
 * Signs a member of staff in: `login`, then the web SDK with the custom token, then local storage, whose listeners
 * show the dashboard. Throws a `CallError`, or the SDK's error if its sign-in fails.
 */
export async function signIn(credentials: LoginInput): Promise<void> {
  const body = { ...credentials, device: deviceId() }
  const { token, customToken, userType } = await call(authEndpoints, 'login', { body })
  const auth = await keepTokenFresh()
  await auth.signInSdk(customToken)
  storeSession({ token, userType, username: credentials.uname })
}
