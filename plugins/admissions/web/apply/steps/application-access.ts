import { CallError } from '@prangan/web/http/call-error.ts'

/**
 * What opens an application for its later steps. The site's is in this tab alone and asks for a code by mail when it has
 * ended; that of the desk's counter calls `openCounterApplication`.
 */
export type ApplicationAccess = {
  /** The token of the time; '' where none is known, or it has ended. */
  getToken: () => string
  /** Gets another token, and resolves to it; rejects where nobody wants one. */
  renew: () => Promise<string>
}

/** The status of a call whose token has ended. */
const ended = 403

/** Whether a call failed because its token has ended. */
export const hasEnded = (error: unknown): boolean => error instanceof CallError && error.status === ended

/** Makes a call with the token; where it has ended, once more with another one. */
export async function withToken<Answer>(
  { getToken, renew }: ApplicationAccess,
  send: (token: string) => Promise<Answer>,
): Promise<Answer> {
  const token = getToken()
  if (token !== '') {
    try {
      return await send(token)
    } catch (error) {
      if (!hasEnded(error)) throw error
    }
  }
  return send(await renew())
}
