import { randomUUID } from 'node:crypto'
import type { Endpoint } from '@prangan/contract/endpoints/endpoint'
import { proofHeader, trapField } from '@prangan/contract/form-proof'
import { can } from '@prangan/contract/roles'
import type { Request, RequestHandler, Response } from 'express'
import type { FileReply } from '../files/read-object.ts'
import { admitForm } from '../forms/admit-form.ts'
import { doOnce, type Idempotency, noIdempotency, parseIdempotencyKey } from '../idempotency/idempotency.ts'
import type { Deps } from '../lib/deps.ts'
import { Failure } from '../lib/failure.ts'
import type { Firebase } from '../lib/firebase.ts'
import { logCall } from '../lib/log.ts'
import { authenticate, bearerOf, type Caller } from './authenticate.ts'
import { checkApp } from './check-app.ts'
import { checkInput } from './check-input.ts'
import { clientAddress, isThroughProxy } from './client-address.ts'
import { asksForPage, replyMissingPage } from './missing-page.ts'
import { readBody } from './read-body.ts'
import { replyFailure } from './reply-failure.ts'
import { replyFile } from './reply-file.ts'

/** The doctor command reads this header to see if Hosting is recognised. */
const calledThroughHeader = 'X-Called-Through'

type AnyHandler = (input: never, context: never) => Promise<unknown>

/** Wraps a handler: authenticate, authorise, parse, handle, reply. Only this function and its reply helpers use HTTP. */
export function wrap(
  name: string,
  endpoint: Endpoint,
  handler: AnyHandler,
  { firebase, configuration, clock }: Deps,
): RequestHandler {
  return async (request, response) => {
    const started = performance.now()
    const requestId = randomUUID().slice(0, 8)
    response.set('X-Request-Id', requestId)
    response.set(
      calledThroughHeader,
      isThroughProxy(request, configuration.proxies()) ? 'hosting' : 'function',
    )
    let caller: Caller | undefined
    try {
      if (endpoint.changesData) refusePages(request)
      caller = await identify(request, endpoint, firebase, clock())
      authorise(caller, endpoint)
      if (endpoint.isPublicForm && configuration.appCheck()) {
        await checkApp(request.get('x-firebase-appcheck'), firebase)
      }
      const key = endpoint.creates && parseIdempotencyKey(request.get('idempotency-key'))
      const input = await parse(request, endpoint)
      const address = clientAddress(request, configuration.proxies())
      const header = (wanted: string) => request.get(wanted) ?? ''
      const context = { caller, firebase, configuration, now: clock(), address, header }
      const handle = async (idempotency: Idempotency) => {
        if (endpoint.isPublicForm) {
          const proof = request.get(proofHeader)
          await admitForm({ firebase, configuration }, { form: name, address, proof, now: context.now })
        }
        return handler(input as never, { ...context, idempotency } as never)
      }
      const output = key
        ? await doOnce(
            { key, scope: [name, caller?.uid ?? ''], fields: input.body, files: input.files },
            context,
            handle,
          )
        : await handle(noIdempotency)
      await reply(request, response, endpoint, output)
    } catch (error) {
      const isGone = endpoint.output === 'file' && error instanceof Failure && error.status === 404
      if (isGone && asksForPage(request)) await replyMissingPage(response)
      else
        replyFailure(response, error, {
          requestId,
          endpoint: name,
          asText: endpoint.plainTextErrors === true,
          withSuccess: endpoint.successInFailures === true,
        })
    }
    const ms = Math.round(performance.now() - started)
    logCall({ requestId, endpoint: name, status: response.statusCode, ms, uid: caller?.uid })
  }
}

/** A GET that deletes must not be triggered by a link, a prefetch or a typed address. */
function refusePages(request: Request): void {
  const isPage = request.get('sec-fetch-mode') === 'navigate'
  const isPrefetch = /prefetch|prerender/.test(`${request.get('sec-purpose')} ${request.get('purpose')}`)
  if (isPage || isPrefetch) throw new Failure('not-a-page')
}

async function identify(
  request: Request,
  { access, optionalCaller }: Endpoint,
  firebase: Firebase,
  now: Date,
): Promise<Caller | undefined> {
  const { authorization } = request.headers
  if (access !== 'anyone') return authenticate(authorization, firebase, now)
  if (!optionalCaller || !bearerOf(authorization)) return undefined
  return authenticate(authorization, firebase, now).catch((error: unknown) => {
    if (error instanceof Failure && error.status < 500) return undefined
    throw error
  })
}

function authorise(caller: Caller | undefined, { access }: Endpoint): void {
  if (access === 'anyone' || access === 'staff') return
  if (!can(caller, access)) throw new Failure('not-allowed')
}

async function parse(request: Request, endpoint: Endpoint) {
  const params = endpoint.params && checkInput(endpoint.params, request.params, 'bad-id')
  const query = endpoint.query && (endpoint.query.safeParse(request.query).data ?? {})
  if (!endpoint.body) return { params, query, body: undefined, files: {} }
  const { fields, files } = await readBody(request, endpoint.body)
  if (endpoint.isPublicForm && (fields as Record<string, unknown>)[trapField])
    throw new Failure('hidden-field')
  return { params, query, body: checkInput(endpoint.body.input, fields, 'invalid-input'), files }
}

async function reply(
  request: Request,
  response: Response,
  endpoint: Endpoint,
  output: unknown,
): Promise<void> {
  if (endpoint.output === 'file') await replyFile(request, response, output as FileReply)
  else response.status(endpoint.status ?? 200).json(output)
}
