import { once } from 'node:events'
import { type IncomingMessage, request as sendRequest } from 'node:http'
import type { Endpoint } from '@prangan/contract/endpoints/endpoint'
import { endpointTable, splitRoute } from '@prangan/contract/endpoints/table'
import { describe, expect, it, vi } from 'vitest'
import { call, form, signIn } from '../support/call.ts'
import { smallPdf } from '../support/pdf.ts'
import { useProduction } from './use-production.ts'

const production = useProduction()

describe('The site as it is deployed', () => {
  it('opens, lets the office sign in and publish a notice with a file, and shows both to a visitor', async () => {
    const { origin } = production()
    const home = await fetch(origin)
    expect([home.status, home.headers.get('strict-transport-security')]).toEqual([
      200,
      'max-age=63072000; includeSubDomains',
    ])
    const token = await signIn('admin')
    const title = `Published as deployed ${crypto.randomUUID().slice(0, 8)}`
    const file = new File([smallPdf()], 'notice.pdf', { type: 'application/pdf' })
    const { status, body } = await call('POST /news/uploadnews', { token, ...form({ title, myfile: file }) })
    expect([status, body.message]).toEqual([201, expect.any(String)])
    const { Id, Link } = body.item as { Id: string; Link: string }
    try {
      await vi.waitFor(async () => expect(await (await fetch(origin)).text()).toContain(title), 10_000)
      expect((await fetch(new URL(Link, origin))).headers.get('content-type')).toBe('application/pdf')
    } finally {
      await call(`DELETE /news/${Id}`, { token })
    }
    // The first call of each function starts it.
  }, 300_000)
})

describe('A browser, or the CDN, that has a page already', () => {
  it('gets no copy of it while nothing changes', async () => {
    const { origin } = production().pages
    // Its copy may be older than the last change, of which the next reader is told.
    await vi.waitFor(async () => {
      const etag = (await fetch(origin)).headers.get('etag') ?? ''
      // `fetch` would ask every cache for a new copy.
      const asked = sendRequest(origin, { headers: { 'if-none-match': etag } }).end()
      const [answer] = (await once(asked, 'response')) as [IncomingMessage]
      answer.resume()
      expect(answer.statusCode).toBe(304)
    }, 10_000)
  })
})

const routes = (Object.values(endpointTable) as Endpoint[]).flatMap(({ routes, access }) =>
  routes.map((route) => ({ route, isGuarded: access !== 'anyone' })),
)

describe('Every route of every endpoint, as it is deployed', { tags: ['slow'] }, () => {
  it.each(routes)('$route is answered by our code', async ({ route, isGuarded }) => {
    const { method, path } = splitRoute(route)
    const address = path.replace(/[:*]\w+/g, 'nothing.here')
    const response = await fetch(`${production().origin}${address}`, { method, redirect: 'manual' })
    await response.body?.cancel()
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f]{8}$/)
    if (isGuarded) expect(response.status).toBe(401)
    else expect(response.status).toBeLessThan(500)
  })
})
