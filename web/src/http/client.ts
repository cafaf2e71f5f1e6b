import type { Endpoint } from '@prangan/contract/endpoints/endpoint'
import type { EndpointName, EndpointOf, OutputOf } from '@prangan/contract/endpoints/table'
import { proofHeader, trapField } from '@prangan/contract/form-proof'
import { CallError, callMessages, parseJson, toCallError } from './call-error.ts'
import { withIdempotencyKey } from './idempotency-key.ts'
import { type CallInput, toRequest } from './request.ts'
import { type OnProgress, sendPlainly, sendWithProgress } from './transport.ts'

type CallOptions = {
  token?: string | undefined
  /** Receives the upload's progress; only with it can `signal` cancel the upload. */
  onProgress?: OnProgress
  signal?: AbortSignal
  form?: FormOptions
}

export type FormOptions = {
  /** The value of the honeypot field. */
  trap: string
  onProving: (isProving: boolean) => void
}

/**
 * Calls an endpoint and parses the response with the contract's schema. `rows` is the part of the endpoint table with `name`,
 * so that a page loads only the schemas of its own calls. Throws a `CallError` on every failure: a refusal with the server's
 * message, no response, or an unexpected one.
 */
export async function call<Name extends EndpointName>(
  rows: { readonly [Row in Name]: EndpointOf<Row> },
  name: Name,
  input: CallInput<Name>,
  { token, onProgress, signal, form }: CallOptions = {},
): Promise<OutputOf<Name>> {
  const endpoint: Endpoint = rows[name]
  if (endpoint.output === 'file')
    throw new Error(`${name} answers a file: link to it, or read it with readFile.`)
  const trapped = form?.trap
    ? { ...input, body: { ...(input as { body?: object }).body, [trapField]: form.trap } }
    : input
  const request = toRequest(endpoint, trapped, token)
  if (__APP_CHECK_KEY__ && endpoint.isPublicForm) {
    const proof = await import('../firebase/app-check.ts').then(
      ({ siteToken }) => siteToken(),
      () => undefined,
    )
    if (proof) request.headers['x-firebase-appcheck'] = proof
  }
  const { output } = endpoint
  const exchange = async () => {
    const send = () => (onProgress ? sendWithProgress(request, { onProgress, signal }) : sendPlainly(request))
    let reply = await send()
    if (reply.challenge && form) {
      form.onProving(true)
      const { solveChallenge } = await import('./solve-challenge.ts')
      request.headers[proofHeader] = await solveChallenge(reply.challenge)
      reply = await send()
      form.onProving(false)
    }
    const { status, text } = reply
    if (status < 200 || status > 299) throw toCallError(reply, endpoint.plainTextErrors)
    const answer = output.safeParse(parseJson(text))
    if (!answer.success) throw new CallError(status, callMessages.unreadable)
    return answer.data as OutputOf<Name>
  }
  if (!endpoint.creates) return exchange()
  return withIdempotencyKey(endpoint, input, (key) => {
    request.headers['idempotency-key'] = key
    return exchange()
  })
}
