import { errorCodeHeader } from '@prangan/contract/browser-errors'
import { challengeHeader } from '@prangan/contract/form-proof'
import { type Answer, CallError, callMessages } from './call-error.ts'
import type { CallRequest } from './request.ts'

export type OnProgress = (share: number) => void

type UploadOptions = { onProgress: OnProgress; signal?: AbortSignal | undefined }

const unreachable = () => new CallError(0, callMessages.unreachable)

export async function sendPlainly({ url, ...request }: CallRequest): Promise<Answer> {
  try {
    const response = await fetch(url, { ...request, cache: 'no-store', credentials: 'omit' })
    const retryAfter = Number(response.headers.get('retry-after'))
    const challenge = response.headers.get(challengeHeader)
    const code = response.headers.get(errorCodeHeader)
    return { status: response.status, text: await response.text(), retryAfter, challenge, code }
  } catch {
    throw unreachable()
  }
}

/** Sends a request and reports the upload's progress, which `fetch` cannot. The signal cancels it. */
export function sendWithProgress(
  request: CallRequest,
  { onProgress, signal }: UploadOptions,
): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const exchange = new XMLHttpRequest()
  exchange.open(request.method, request.url)
  for (const [name, value] of Object.entries(request.headers)) exchange.setRequestHeader(name, value)
  exchange.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
    if (lengthComputable && total > 0) onProgress(loaded / total)
  })
  exchange.addEventListener('load', () => {
    const retryAfter = Number(exchange.getResponseHeader('retry-after'))
    const challenge = exchange.getResponseHeader(challengeHeader)
    const code = exchange.getResponseHeader(errorCodeHeader)
    resolve({ status: exchange.status, text: exchange.responseText, retryAfter, challenge, code })
  })
  exchange.addEventListener('error', () => reject(unreachable()))
  exchange.addEventListener('abort', () => reject(new CallError(0, callMessages.cancelled)))
  signal?.addEventListener('abort', () => exchange.abort())
  exchange.send(request.body as XMLHttpRequestBodyInit | null)
  return promise
}
