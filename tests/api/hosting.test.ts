import type { Endpoint } from '@prangan/contract/endpoints/endpoint'
import { endpointTable, splitRoute } from '@prangan/contract/endpoints/table'
import type { NewsItem } from '@prangan/contract/schemas/news'
import { describe, expect, it } from 'vitest'
import { call, form, signIn } from '../support/call.ts'
import { informationPages, livePages, madePages, underConstruction } from '../support/site-pages.ts'
import { suite } from '../support/suite.ts'

const pagePaths = Object.keys({ ...informationPages, ...livePages, ...madePages })

describe('Every page of the specification', () => {
  it.each(pagePaths)('%s is the site', async (path) => {
    const response = await fetch(`${suite.app}${path}`, { redirect: 'manual' })
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect(await response.text()).toContain('</html>')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('cross-origin-opener-policy')).toBe('same-origin')
  })
})

describe('The documentation of the calls', () => {
  it.each(['/api/docs', '/api/openapi.json'])(
    '%s shares no browsing context with other sites',
    async (path) => {
      const response = await fetch(`${suite.app}${path}`)
      expect([response.status, response.headers.get('cross-origin-opener-policy')]).toEqual([
        200,
        'same-origin',
      ])
    },
  )
})

describe('Any other path', () => {
  it.each(['/no/such/page', '/AdminDashboardX', '/assets/gone.js', '/documents/gone.pdf'])(
    '%s is told from a page by its status, and says so without scripts',
    async (path) => {
      const response = await fetch(`${suite.app}${path}`)
      expect([response.status, response.headers.get('content-type')]).toEqual([
        404,
        'text/html; charset=utf-8',
      ])
      const html = await response.text()
      expect(html).toContain(underConstruction)
      expect(html).not.toContain('rel="canonical"')
    },
  )
})

describe('An address at which there is nothing, among those of the calls', () => {
  const addresses = [
    '/faculty/no-such-page',
    '/alumni/no/such/page',
    '/news/no/such/page/at/all',
    '/admin/no/such/page',
    '/auth/no-such-page',
    '/api/no-such-page',
    '/auth/login_auth',
  ]
  const asked = (path: string, accept: string) => fetch(`${suite.app}${path}`, { headers: { accept } })

  it.each(addresses)('%s is the site’s page to a person', async (path) => {
    const response = await asked(path, 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8')
    expect(response.status).toBe(404)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "frame-ancestors 'none'",
      vary: expect.stringContaining('Accept'),
    })
    expect(await response.text()).toContain(underConstruction)
  })

  it.each(addresses)('%s is JSON to a program', async (path) => {
    for (const accept of ['*/*', 'application/json', 'application/json, text/html;q=0.9']) {
      const response = await asked(path, accept)
      expect([response.status, response.headers.get('content-type')]).toEqual([
        path === '/auth/login_auth' ? 405 : 404,
        'application/json; charset=utf-8',
      ])
      expect(await response.json()).toHaveProperty('message')
    }
  })
})

const calls = (Object.values(endpointTable) as Endpoint[]).flatMap(({ routes, plainTextErrors }) =>
  routes.map((route) => ({ route, type: plainTextErrors ? 'text/plain' : 'application/json' })),
)

describe('Every documented call', () => {
  it.each(calls)('$route is answered by the functions, as $type', async ({ route, type }) => {
    const { method, path } = splitRoute(route)
    const address = path.replace(/[:*]\w+/g, 'nothing.here')
    const response = await fetch(`${suite.app}${address}`, { method, redirect: 'manual' })
    expect(response.headers.get('content-type')).toContain(type)
  })
})

/** What the main part of a page holds for readers without scripts. The ticker before it has something of its own. */
const withoutScripts = (html: string) => /<main.*?<noscript>(.*?)<\/noscript>/s.exec(html)?.[1] ?? ''

describe('A page that lists people', () => {
  it.each([
    ['/faculty/arts', 'Dr. Asha Verma', 'Ravi Mishra'],
    ['/arts/viewfaculty', 'Dr. Asha Verma', 'Ravi Mishra'],
    ['/faculty/science', 'Ravi Mishra', 'Asha Verma'],
    ['/science/viewfaculty', 'Ravi Mishra', 'Asha Verma'],
  ])(
    '%s holds the members of that faculty for readers without scripts, for a minute',
    async (path, its, others) => {
      const response = await fetch(`${suite.app}${path}`)
      const html = await response.text()
      const list = withoutScripts(html)
      expect(list).toContain(its)
      expect(list).not.toContain(others)
      expect(response.headers.get('cache-control')).toBe(
        'public, max-age=0, s-maxage=60, stale-while-revalidate=60',
      )
    },
  )

  it('/alumni-gallery holds verified alumni, and nothing of them that is private', async () => {
    const html = await (await fetch(`${suite.app}/alumni-gallery`)).text()
    const list = withoutScripts(html)
    expect(list.match(/<h2/g)?.length).toBeGreaterThan(10)
    expect(list).not.toMatch(/@|mobile/i)
  })
})

describe('A page that carries notices', () => {
  it.each(['/', '/viewallnews'])(
    '%s holds them before any script runs, and is cached for seconds',
    async (path) => {
      const latest = (await (await fetch(`${suite.app}/news/viewallnews`)).json()) as {
        send: { Title: string }[]
      }
      const response = await fetch(`${suite.app}${path}`)
      const html = await response.text()
      expect(response.headers.get('cache-control')).toBe(
        'public, max-age=0, s-maxage=10, stale-while-revalidate=60',
      )
      expect(html).toContain(latest.send[0]?.Title.replaceAll('&', '&amp;'))
    },
  )

  it('is not kept by any cache past the moment at which a notice on it ends', async () => {
    const token = await signIn('admin')
    const publishUntil = new Date(Date.now() + 60_000).toISOString()
    const ending = form({ title: 'Ends in a minute', publishUntil })
    const { status, body } = await call('POST /news/uploadnews', { token, ...ending })
    expect(status).toBe(201)
    const response = await fetch(`${suite.app}/`)
    await call(`DELETE /news/${(body.item as NewsItem).Id}`, { token })
    expect(await response.text()).toContain('Ends in a minute')
    const [, atEdge, stale] =
      /^public, max-age=0, s-maxage=(\d+), stale-while-revalidate=(\d+)$/.exec(
        response.headers.get('cache-control') ?? '',
      ) ?? []
    expect(Number(atEdge) + Number(stale)).toBeGreaterThan(0)
    expect(Number(atEdge) + Number(stale)).toBeLessThan(60)
  })
})
