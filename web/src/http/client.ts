import type { Endpoint } from '@prangan/contract/endpoints/endpoint'
import type { EndpointName, EndpointOf, OutputOf } from '@prangan/contract/endpoints/table'
import { proofHeader, trapField } from '@prangan/contract/form-proof'
import { CallError, callMessages, parseJson, toCallError } from './call-error.ts'
import { withIdempotencyKey } from './idempotency-key.ts'
import { type CallInput, toRequest } from './request.ts'
import { type OnProgress, sendPlainly, sendWithProgress } from './transport.ts'

type CallOptions = {
  token?: string | undefined
  /** With it, the upload's progress is reported, and `signal` can cancel it. */
  onProgress?: OnProgress
  signal?: AbortSignal
  /** Of a public form. */
  form?: FormOptions
}

/** What a public form sends in addition to its fields, and how it learns about the proof of work. */
export type FormOptions = {
  /** The value of the field that people do not see. */
  trap: string
  /** Whether a proof of work is being computed. */
  onProving: (isProving: boolean) => void
}

/**
 * Makes a documented call and parses its answer with the contract's schema. `rows` is the part of the endpoint table
 * that holds `name`, so that a page loads only the schemas of its own calls. Throws a `CallError` on every failure: a
 * refusal with the server's message, no answer, or one of an unexpected shape.
 */
export async function call<Name extends EndpointName>(
  rows: { readonly [Row in Name]: EndpointOf<Row> },
  name: Name,
  input: CallInput<Name>,
  { token, onProgress, signal, form }: CallOptions = {},
): Promise<OutputOf<Name>> {
  const endpoint: Endpoint = rows[name]
  if (endpoint.output === 'file') throw new Error(`${name} answers a file: link to it instead.`)
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
