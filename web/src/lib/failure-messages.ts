import { CallError, callMessages } from '../http/call-error.ts'
import { messages } from '../messages/index.ts'
import { isOfConnection } from './is-of-connection.ts'

/**
 * A form's messages for failures without a message from the server. `before` precedes every message of a refusal, unless
 * `onlyAtField` leaves it to the refused field. `why` follows `network` if there was no response.
 */
export type FailureMessages = {
  refused: string
  network: string
  before?: string
  onlyAtField?: boolean
  why?: string
}

export const withReason = (failure: FailureMessages): FailureMessages => ({
  ...failure,
  why: ` ${messages().failures.noAnswer}`,
})

/**
 * Returns the message for a failed call: the server's own if it sent one, with the time to wait if it named one. Also logs an
 * error that is not a failed call.
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

export const actionFailure =
  (refused: () => string) =>
  (error: unknown): string =>
    error instanceof CallError
      ? error.message
      : failureMessage(error, { refused: refused(), network: refused() })
