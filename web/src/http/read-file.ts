import { errorCodeHeader } from '@prangan/contract/browser-errors'
import type { Endpoint } from '@prangan/contract/endpoints/endpoint'
import { CallError, callMessages, toCallError } from './call-error.ts'
import { toRequest } from './request.ts'

/** Calls an endpoint that answers a file. Throws a `CallError` as `call` does. */
export async function readFile(
  endpoint: Endpoint,
  input: Parameters<typeof toRequest>[1],
  token?: string,
): Promise<Blob> {
  const { url, ...request } = toRequest(endpoint, input, token)
  const response = await fetch(url, { ...request, cache: 'no-store', credentials: 'omit' }).catch(() => {
    throw new CallError(0, callMessages.unreachable)
  })
  if (response.ok) return response.blob()
  throw toCallError({
    status: response.status,
    text: await response.text(),
    retryAfter: Number(response.headers.get('retry-after')),
    code: response.headers.get(errorCodeHeader),
  })
}
