import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Service, services } from '../google/services.ts'
import { FakeRefusal, notFound } from './fake-route.ts'
import { apiOf, routes } from './fake-routes.ts'
import { emptyProject, project } from './fake-state.ts'

type FakeFailure = {
  pattern: RegExp
  times: number
  status: number
  code: string
  reason?: string
  message: string
}

type FakeRelease = ReturnType<typeof emptyProject>['hosting'][number]

export type FakeGoogle = Awaited<ReturnType<typeof startFakeGoogle>>

async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = ''
  for await (const part of request) text += part
  return text.startsWith('{') ? JSON.parse(text) : {}
}

function answer(response: ServerResponse, status: number, body: unknown): unknown {
  return response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

function refuse(
  response: ServerResponse,
  { status, code, reason, message }: Omit<FakeFailure, 'pattern' | 'times'>,
) {
  const details = reason ? [{ reason }] : []
  return answer(response, status, { error: { code: status, status: code, message, details } })
}

function serveLive(
  response: ServerResponse,
  release: FakeRelease | undefined,
  method: string,
  path: string,
): unknown {
  const send = (status: number, text: string, headers: Record<string, string> = {}) =>
    response.writeHead(status, { 'content-type': 'text/html', ...headers }).end(text)
  if (!release) return send(404, 'Site Not Found')
  if (release.isBroken && path !== '/robots.txt') return send(500, 'Internal Server Error')
  if (path === '/news' || path === '/api/health') return answer(response, 200, {})
  if (path === '/auth/login_auth' && method === 'POST') return answer(response, 401, {})
  if (path.startsWith('/assets/')) return send(200, '', { 'cache-control': 'public, max-age=1, immutable' })
  if (path === '/sitemap.xml') return send(200, '<urlset></urlset>')
  if (path.includes('no-such')) return send(404, '<html></html>')
  const language = path.startsWith('/hi') ? 'hi' : 'en'
  return send(200, `<html lang="${language}"><script src="/assets/entry-1.js"></script></html>`)
}

/** A fake of Google's services for one project, and of its live site. Each service has its own path on one port. */
export async function startFakeGoogle(port = 0) {
  let state = emptyProject()
  let issues: FakeFailure[] = []
  let changesLeft = Number.POSITIVE_INFINITY
  const log: string[] = []
  const unknown: string[] = []

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
    const { method = 'GET', url = '/' } = request
    const { pathname, searchParams } = new URL(url, 'http://fake')
    const [, service = '', ...rest] = decodeURIComponent(pathname).split('/')
    const path = `/${rest.join('/')}`
    const body = await readBody(request)
    if (service === 'live') return serveLive(response, state.hosting.at(-1), method, path)
    if (service === 'computeMetadata') {
      response.setHeader('Metadata-Flavor', 'Google')
      return answer(response, 200, { access_token: 't0ken', expires_in: 3600, token_type: 'Bearer' })
    }
    if (service === 'token') return answer(response, 200, { access_token: 't0ken', expires_in: 3600 })
    const line = `${method} ${service}${path}`
    log.push(line)
    const isChange = method !== 'GET' && !/(:getIamPolicy|:testIamPermissions|:runQuery|:test)$/.test(path)
    if (isChange && changesLeft-- <= 0) return request.socket.destroy()
    const issue = issues.find(({ pattern, times }) => times > 0 && pattern.test(line))
    if (issue) {
      issue.times -= 1
      return refuse(response, issue)
    }
    if (!(service in services)) return refuse(response, { status: 404, code: 'NOT_FOUND', message: line })
    // Firebase's CLI sends this machine no person's token, but the one of its emulators.
    if (!['Bearer t0ken', 'Bearer owner'].includes(request.headers.authorization ?? '')) {
      return refuse(response, { status: 401, code: 'UNAUTHENTICATED', message: 'Invalid credentials.' })
    }
    const api = `${apiOf[service as Service]}.googleapis.com`
    if (!state.apis.has(api)) {
      const message = `${api} has not been used in project ${project} before or it is disabled.`
      return refuse(response, { status: 403, code: 'PERMISSION_DENIED', reason: 'SERVICE_DISABLED', message })
    }
    for (const [routeMethod, pattern, handle] of routes[service as Service]) {
      const match = pattern.exec(path)
      if (routeMethod !== method || !match) continue
      try {
        const result = handle({ state, match: [...match], body, query: searchParams })
        if (result === notFound) {
          return refuse(response, { status: 404, code: 'NOT_FOUND', message: 'Not found.' })
        }
        return answer(response, 200, result)
      } catch (error) {
        if (!(error instanceof FakeRefusal)) throw error
        return refuse(response, error)
      }
    }
    unknown.push(line)
    return refuse(response, { status: 501, code: 'UNIMPLEMENTED', message: `The fake has no ${line}.` })
  }

  const server = createServer((request, response) => {
    serve(request, response).catch((error: Error) => response.writeHead(500).end(error.stack))
  }).listen(port, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    origin,
    environment: {
      ...Object.fromEntries(
        Object.entries(services).map(([name, [variable]]) => [variable, `${origin}/${name}`]),
      ),
      // Application Default Credentials come from the metadata server, the CLI's from its token.
      GCE_METADATA_HOST: origin.replace('http://', ''),
      METADATA_SERVER_DETECTION: 'assume-present',
      FIREBASE_TOKEN: 'a-token-of-the-fake',
      FIREBASE_TOKEN_URL: `${origin}/token`,
      FIREBASE_FUNCTIONS_URL: `${origin}/functions`,
    } as Record<string, string>,
    get state() {
      return state
    },
    log,
    unknown,
    reset() {
      state = emptyProject()
      issues = []
      changesLeft = Number.POSITIVE_INFINITY
      log.length = 0
      unknown.length = 0
    },
    fail: (issue: FakeFailure) => void issues.push(issue),
    /** Breaks every connection after so many changes, like a killed process; without a number, none. */
    breakAfter(changes = Number.POSITIVE_INFINITY) {
      changesLeft = changes
    },
    end: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
