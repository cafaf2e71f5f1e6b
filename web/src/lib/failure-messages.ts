import { CallError, callMessages } from '../http/call-error.ts'
import { messages } from '../messages/index.ts'
import { isOfConnection } from './is-of-connection.ts'

/**
 * What a form says if the server sent no message: after a refusal, and after a call without an answer. `before` is
 * put before the message of a refusal, the server's own included, unless `onlyAtField` leaves that to the refused field;
 * `why` follows `network` where no answer came.
 */
export type FailureMessages = {
  refused: string
  network: string
  before?: string
  onlyAtField?: boolean
  why?: string
}

/** The same, where `network` does not say itself that the connection is the reason. */
export const withReason = (failure: FailureMessages): FailureMessages => ({
  ...failure,
  why: ` ${messages().failures.noAnswer}`,
})

/**
 * The message for a failed call: the server's own if it sent one, with the time to wait if it named one. An error that is
 * not a failed call is also logged.
 */
export function failureMessage(
  error: unknown,
  { refused, network, before = '', onlyAtField, why = '' }: FailureMessages,
): string {
  if (!(error instanceof CallError)) {
    if (isOfConnection(error)) {
      console.warn(error)
      return network + why
    }
    console.error(error)
    return network
  }
  if (error.status === 0) return network + why
  if (error.message === callMessages.unreadable) return (before + refused).trimEnd()
  if (onlyAtField && Object.keys(error.errors).length > 0) return before.trimEnd()
  const hasWait = error.status === 429 && error.retryAfter > 0
  const wait = hasWait ? messages().failures.tryAgainIn(error.retryAfter) : ''
  return before + error.message + wait
}

/** The message of a failed action: the server's own, else this one. */
export const actionFailure =
  (refused: () => string) =>
  (error: unknown): string =>
    error instanceof CallError
      ? error.message
      : failureMessage(error, { refused: refused(), network: refused() })
