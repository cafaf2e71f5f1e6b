import type { Response } from 'express'
import { Failure } from '../lib/failure.ts'
import { logFault } from '../lib/log.ts'

/**
 * Answers a failure in the catalogue's words. What is not in the catalogue is logged whole and answered with one
 * neutral sentence and the id under which it was logged.
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
  if (failure.status === 500) logFault(requestId, endpoint, error)
  if (response.headersSent) {
    response.destroy()
    return
  }
  const message = failure.status === 500 ? `${failure.message} (${requestId})` : failure.message
  response.status(failure.status).set(failure.headers)
  for (const header of ['ETag', 'Content-Disposition', 'Accept-Ranges', 'Content-Length', 'Content-Range']) {
    response.removeHeader(header)
  }
  if (asText) response.type('text/plain').send(textOf(failure, message))
  else {
    response.json({
      ...(withSuccess && { success: false }),
      message,
      error: message,
      ...(failure.fields && { errors: failure.fields }),
    })
  }
}

/** As text there is no place beside each field: what is wrong with the fields is said in a row. */
function textOf({ fields = {} }: Failure, message: string): string {
  return [...new Set(Object.values(fields))].join(' ') || message
}

/** Firestore's words for 'too many at once' (gRPC codes), which a moment's wait mends. */
const contention = new Set([4, 8, 10, 14])

function asFailure(error: unknown): Failure {
  if (error instanceof Failure) return error
  const code = (error as { code?: unknown } | null)?.code
  if (typeof code === 'number' && contention.has(code)) {
    return new Failure('busy', { cause: error, headers: { 'Retry-After': '2' } })
  }
  return new Failure('our-fault', { cause: error })
}
