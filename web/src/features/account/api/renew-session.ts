import { replaceToken } from '../session.ts'
import { keepTokenFresh } from './keep-token.ts'

type NextSession = { token?: string | undefined; customToken?: string | undefined }

let renewing: Promise<unknown> = Promise.resolve()

/**
 * Waits for a call that may end all sessions of the person, and goes on with the next one, whose tokens come with the
 * answer. Until then the stored token may be refused: checks of the session wait for `sessionRenewed`.
 */
export function renewSession<Answer extends NextSession>(asked: Promise<Answer>): Promise<Answer> {
  const renewed = goOn(asked)
  renewing = Promise.allSettled([renewing, renewed])
  return renewed
}

/** Resolves once no call is under way that may end the session. */
export const sessionRenewed = (): Promise<unknown> => renewing

async function goOn<Answer extends NextSession>(asked: Promise<Answer>): Promise<Answer> {
  const answer = await asked
  if (answer.token !== undefined && answer.customToken !== undefined) {
    replaceToken(answer.token)
    const auth = await keepTokenFresh()
    await auth.signInSdk(answer.customToken)
  }
  return answer
}
