import type { Endpoint, Method } from '@prangan/contract/endpoints/endpoint'
import { endpointTable, splitRoute } from '@prangan/contract/endpoints/table'
import cors from 'cors'
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express'
import { Failure } from '../lib/failure.ts'
import { handlers } from './handlers.ts'
import { asksForPage, replyMissingPage } from './missing-page.ts'
import { replyFailure } from './reply-failure.ts'
import { securityHeaders } from './security-headers.ts'
import { type Surroundings, wrap } from './wrap.ts'

/** What describes the calls, loaded by the few who ask for it. */
const descriptions: Readonly<Record<string, RequestHandler>> = {
  '/api/openapi.json': async (...call) =>
    (await import('../openapi/serve-openapi.ts')).serveDocument(...call),
  '/api/docs': async (...call) => (await import('../openapi/serve-openapi.ts')).serveDocs(...call),
}

const verbs = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' } as const

/** One Express app that serves the endpoint table. `origins` are those besides its own that may call it. */
export function createApp(surroundings: Surroundings, origins: readonly string[]): Express {
  const app = express()
  app.disable('x-powered-by')
  app.enable('case sensitive routing')
  app.use(securityHeaders)
  app.use(
    cors({ origin: [...origins], credentials: false, maxAge: 86_400, exposedHeaders: ['X-Request-Id'] }),
  )

  const methodsByPath = new Map<string, Method[]>()
  for (const [name, endpoint] of Object.entries(endpointTable) as [keyof typeof endpointTable, Endpoint][]) {
    const handle = wrap(name, endpoint, handlers[name], surroundings)
    for (const route of endpoint.routes) {
      const { method, path } = splitRoute(route)
      if (endpoint.changesData) app.head(path, refuseMethod(['GET']))
      app[verbs[method]](path, handle)
      methodsByPath.set(path, [...(methodsByPath.get(path) ?? []), method])
    }
  }
  for (const [path, serve] of Object.entries(descriptions)) {
    app.get(path, serve)
    methodsByPath.set(path, ['GET'])
  }
  // Not `app.all`, which makes a layer for each of the 34 methods that Node knows.
  for (const [path, methods] of methodsByPath) app.route(path).all(refuseMethod(methods))
  app.use(() => {
    throw new Failure('no-such-call')
  })
  app.use(answerError)
  return app
}

function refuseMethod(methods: readonly Method[]): RequestHandler {
  return () => {
    throw new Failure('wrong-method', { headers: { Allow: methods.join(', ') } })
  }
}

/**
 * Errors from outside the wrapper: an unknown path or method, or an address that Express cannot decode. A person who
 * opens one in a browser sees the site's page, a program gets JSON.
 */
const answerError: ErrorRequestHandler = async (error, request, response, _next) => {
  const undecodable = !(error instanceof Failure) && error?.status === 400
  if ((undecodable || error instanceof Failure) && asksForPage(request)) return replyMissingPage(response)
  const reason = undecodable ? new Failure('bad-address') : error
  replyFailure(response, reason, { requestId: '-', endpoint: request.method, asText: false })
}
