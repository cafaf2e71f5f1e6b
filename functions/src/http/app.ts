import type { Endpoint, Method } from '@prangan/contract/endpoints/endpoint'
import { endpointTable, splitRoute } from '@prangan/contract/endpoints/table'
import cors from 'cors'
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express'
import type { Deps } from '../lib/deps.ts'
import { Failure } from '../lib/failure.ts'
import { handlers } from './handlers.ts'
import { asksForPage, replyMissingPage } from './missing-page.ts'
import { replyFailure } from './reply-failure.ts'
import { securityHeaders } from './security-headers.ts'
import { wrap } from './wrap.ts'

const descriptions: Readonly<Record<string, RequestHandler>> = {
  '/api/openapi.json': async (...args) =>
    (await import('../openapi/serve-openapi.ts')).serveDocument(...args),
  '/api/docs': async (...args) => (await import('../openapi/serve-openapi.ts')).serveDocs(...args),
}

const verbs = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' } as const

export function createApp(deps: Deps): Express {
  const app = express()
  app.disable('x-powered-by')
  app.enable('case sensitive routing')
  app.use(securityHeaders)
  app.use(
    cors({
      origin: deps.configuration.corsOrigins(),
      credentials: false,
      maxAge: 86_400,
      exposedHeaders: ['X-Request-Id'],
    }),
  )

  const methodsByPath = new Map<string, Method[]>()
  for (const [name, endpoint] of Object.entries(endpointTable) as [keyof typeof endpointTable, Endpoint][]) {
    const handle = wrap(name, endpoint, handlers[name], deps)
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
  // `app.all` would add a layer for each of Node's 34 methods.
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
 * Replies to an unknown path or method, or a URL that Express cannot decode. A browser that navigates there gets the site's own
 * page, a program gets JSON.
 */
const answerError: ErrorRequestHandler = async (error, request, response, _next) => {
  const undecodable = !(error instanceof Failure) && error?.status === 400
  if ((undecodable || error instanceof Failure) && asksForPage(request)) return replyMissingPage(response)
  const reason = undecodable ? new Failure('bad-address') : error
  replyFailure(response, reason, { requestId: '-', endpoint: request.method, asText: false })
}
