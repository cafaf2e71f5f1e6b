import { replaceToken } from '../session.ts'
import { keepTokenFresh } from './keep-token.ts'

/** Continues the session after a new password has ended all sessions, with the tokens that came with the answer. */
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
