import { errorCodeHeader } from '@prangan/contract/errors'
import { CallError, callMessages, toCallError } from '@prangan/web/http/call-error.ts'
import { toRequest } from '@prangan/web/http/request.ts'
import { language } from '@prangan/web/messages/language.ts'
import { ownApplicationEndpoints } from '../../../contract/endpoints/own-application.ts'

/** Reads the bank challan of an accepted seat. Throws a `CallError`. */
export async function printChallan(token: string): Promise<Blob> {
  const body = { token, language: language() }
  const { url, ...request } = toRequest(ownApplicationEndpoints.printChallan, { body })
  const response = await fetch(url, { ...request, cache: 'no-store', credentials: 'omit' }).catch(
    () => undefined,
  )
  if (!response) throw new CallError(0, callMessages.unreachable)
  if (response.ok) return response.blob()
  const { status, headers } = response
  throw toCallError({
    status,
    text: await response.text(),
    retryAfter: Number(headers.get('retry-after')),
    code: headers.get(errorCodeHeader),
  })
}
