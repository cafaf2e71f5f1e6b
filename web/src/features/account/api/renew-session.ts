import { replaceToken } from '../session.ts'
import { keepTokenFresh } from './keep-token.ts'

/** Goes on in this browser after a new password has ended every session: with the bearer and the SDK's token that came with it. */
export async function renewSession({
  token,
  customToken,
}: {
  token: string
  customToken: string
}): Promise<void> {
  replaceToken(token)
  const auth = await keepTokenFresh()
  await auth.signInSdk(customToken)
}
