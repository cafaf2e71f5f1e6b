import { errorCodeHeader } from '@prangan/contract/browser-errors'
import { fieldText, readFieldIssue } from '@prangan/contract/field-messages'
import type { Issue } from '@prangan/contract/issue-codes'
import type { Response } from 'express'
import { Failure } from '../lib/failure.ts'
import { logProblem } from '../lib/log.ts'

/**
 * Replies to a failure with its code and the catalogue's message. Any other error is logged in full and gets a neutral message
 * with the id of the log line.
 */
export function replyFailure(
  response: Response,
  error: unknown,
  {
    requestId,
    endpoint,
    asText,
    withSuccess = false,
  }: { requestId: string; endpoint: string; asText: boolean; withSuccess?: boolean },
): void {
  const failure = asFailure(error)
  if (failure.status === 500) logProblem(requestId, endpoint, error)
  if (response.headersSent) {
    response.destroy()
    return
  }
  const message = failure.status === 500 ? `${failure.message} (${requestId})` : failure.message
  response.status(failure.status).set(failure.headers).set(errorCodeHeader, failure.code)
  for (const header of ['ETag', 'Content-Disposition', 'Accept-Ranges', 'Content-Length', 'Content-Range']) {
    response.removeHeader(header)
  }
  if (asText) response.type('text/plain').send(textOf(failure, message))
  else {
    response.json({
      ...(withSuccess && { success: false }),
      message,
      error: message,
      ...(failure.fields && { errors: textsOf(failure.fields), codes: codesOf(failure.fields) }),
    })
  }
}

const textsOf = (fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, message]) => [name, fieldText(message)]))

const codesOf = (fields: Readonly<Record<string, string>>): Record<string, Issue> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, message]) => {
      const issue = readFieldIssue(message)
      return issue ? [[name, issue]] : []
    }),
  )

function textOf({ fields = {} }: Failure, message: string): string {
  return [...new Set(Object.values(textsOf(fields)))].join(' ') || message
}

/** Firestore's gRPC codes for contention, which a short wait resolves. */
const contention = new Set([4, 8, 10, 14])

function asFailure(error: unknown): Failure {
  if (error instanceof Failure) return error
  const code = (error as { code?: unknown } | null)?.code
  if (typeof code === 'number' && contention.has(code)) {
    return new Failure('busy', { cause: error, headers: { 'Retry-After': '2' } })
  }
  return new Failure('our-fault', { cause: error })
}
