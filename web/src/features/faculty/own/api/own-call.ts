import { CallError, callMessages } from '../../../../http/call-error.ts'
import { type FailureMessages, withReason } from '../../../../lib/failure-messages.ts'

/** A call from a teacher's desk. If the server itself failed, the form's own message is shown instead of the server's. */
export async function ownCall<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer
  } catch (error) {
    const isServerError = error instanceof CallError && error.status >= 500
    throw isServerError ? new CallError(error.status, callMessages.unreadable) : error
  }
}

/**
 * The same message for a refusal, whose reason is below it or at its field, and for a lost connection, which also says
 * that it is the reason.
 */
export const sameMessage = (message: string): FailureMessages =>
  withReason({ before: `${message}\n`, onlyAtField: true, refused: '', network: message })
