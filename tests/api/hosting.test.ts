import { informationPages } from '@prangan/college/demo/pages'
import type { Endpoint } from '@prangan/contract/endpoints/endpoint'
import { endpointTable, splitRoute } from '@prangan/contract/endpoints/table'
import { documentPaths, type PublicListName } from '@prangan/contract/paths'
import { degreeAt, designationAt, facultyAt } from '@prangan/contract/testing/fixtures'
import { describe, expect, it } from 'vitest'
import { newFaculty } from '../../functions/src/faculty/new-faculty.ts'
import { connectFirebase } from '../../functions/src/lib/firebase.ts'
import { hasHindi } from '../support/languages.ts'
import { mainOf, mark, openAfterChange } from '../support/open-after-change.ts'
import { newEmail } from '../support/people.ts'
import { deletePublic, putPublic } from '../support/public-lists.ts'
import { sampled } from '../support/sample.ts'
import { livePages, madePages, underConstruction } from '../support/site-pages.ts'
import { suite } from '../support/suite.ts'

const firebase = connectFirebase()

async function addToList(list: PublicListName, path: string, data: object) {
  const document = (await firebase.firestore()).doc(path)
  await putPublic(list, document, data)
  return () => deletePublic(list, [document])
}

const pagePaths = Object.keys({ ...informationPages, ...livePages, ...madePages })

describe('Every page of the specification', () => {
  const isSite = async (path: string) => {
    const response = await fetch(`${suite.app}${path}`, { redirect: 'manual' })
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect(await response.text()).toContain('</html>')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('cross-origin-opener-policy')).toBe('same-origin')
  }

  for (const [at, path] of pagePaths.entries())
    it(`${path} is the site`, { tags: sampled(at, 6) }, () => isSite(path))
})

describe('A frame', () => {
  it.each([
    ['/login', 'DENY'],
    ['/media/gone.webp', 'DENY'],
    // A notice's PDF is shown beside its text.
    ['/files/gone.pdf', 'SAMEORIGIN'],
  ])('on %s: %s', async (path, allowed) => {
    const response = await fetch(`${suite.app}${path}`)
    await response.body?.cancel()
    expect(response.headers.get('x-frame-options')).toBe(allowed)
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
  it.each(['/no/such/page', '/AdminDashboardX', '/assets/gone.js'])(
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

describe('An address in Hindi', () => {
  it.skipIf(!hasHindi).each(['/HI', '/Hi/registration'])(
    '%s is that page in Hindi, in capitals too',
    async (path) => {
      const response = await fetch(`${suite.app}${path}`)
      expect(response.status).toBe(200)
      const html = await response.text()
      expect(html).toContain('<html lang="hi"')
      expect(html).toMatch(/<link rel="canonical" href="[^"]*\/hi(\/registration)?"/)
    },
  )
})

describe('An address at which there is nothing, among those of the calls', () => {
  const addresses = [
    '/faculty/no_such_call',
    '/alumni/no/such/page',
    '/news/no/such/page/at/all',
    '/admin/no/such/page',
    '/auth/no-such-page',
    '/api/no-such-page',
    '/auth/login_auth',
    '/documents/gone.pdf',
    '/media/gone.webp',
  ]
  const fetchAs = (path: string, accept: string) => fetch(`${suite.app}${path}`, { headers: { accept } })

  const isPage = async (path: string) => {
    const response = await fetchAs(path, 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8')
    expect(response.status).toBe(404)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "frame-ancestors 'none'",
      vary: expect.stringContaining('Accept'),
    })
    expect(await response.text()).toContain(underConstruction)
  }

  for (const [at, path] of addresses.entries())
    it(`${path} is the site’s page to a person`, { tags: sampled(at, 3) }, () => isPage(path))

  it.each(addresses)('%s is JSON to a program', async (path) => {
    for (const accept of ['*/*', 'application/json', 'application/json, text/html;q=0.9']) {
      const response = await fetchAs(path, accept)
      expect([response.status, response.headers.get('content-type')]).toEqual([
        path === '/auth/login_auth' ? 405 : 404,
        'application/json; charset=utf-8',
      ])
      expect(await response.json()).toHaveProperty('message')
    }
  })
})

const routesOfTable = (Object.values(endpointTable) as Endpoint[]).flatMap(
  ({ routes, plainTextErrors, access }) =>
    routes.map((route) => ({
      route,
      type: plainTextErrors ? 'text/plain' : 'application/json',
      isGuarded: access !== 'anyone',
    })),
)

describe('Every route of every endpoint', () => {
  it.each(routesOfTable)(
    '$route is answered by the functions, as $type',
    async ({ route, type, isGuarded }) => {
      const { method, path } = splitRoute(route)
      const address = path.replace(/[:*]\w+/g, 'nothing.here')
      const response = await fetch(`${suite.app}${address}`, { method, redirect: 'manual' })
      await response.body?.cancel()
      expect(response.headers.get('content-type')).toContain(type)
      if (isGuarded) expect(response.status).toBe(401)
      else expect(response.status).toBeLessThan(500)
    },
  )
})

const [first, second] = [facultyAt(0), facultyAt(1)]
const pagesOf = (slug: string) => [`/faculty/${slug}`, `/${slug}/viewfaculty`]

describe('A page that lists people', () => {
  it.each([
    [first.en, pagesOf(first.slug), pagesOf(second.slug)],
    [second.en, pagesOf(second.slug), pagesOf(first.slug)],
  ])('holds the members of the %s before any script runs, for a minute', async (department, its, others) => {
    const name = mark()
    const member = { name, email: newEmail('probe'), designation: designationAt(0), department }
    const remove = await addToList(
      'faculty',
      documentPaths.faculty(`probe-${crypto.randomUUID()}`),
      newFaculty(member),
    )
    try {
      // Another process, whose reading is older, may answer a page that this one has shown.
      const shown = await Promise.all(its.map((path) => openAfterChange(path, name)))
      const notShown = await Promise.all(others.map((path) => fetch(`${suite.app}${path}`)))
      for (const response of notShown) expect(mainOf(await response.text())).not.toContain(name)
      for (const { headers } of [...shown.map(({ response }) => response), ...notShown])
        expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=60')
    } finally {
      await remove()
    }
  })

  it('/alumni-gallery holds verified alumni, and nothing of them that is private', async () => {
    const name = mark()
    const alumnus = {
      ...{ name, photo: '', degree: degreeAt(1), yearOfPassing: '2031' },
      ...{ designation: 'Accountant', workingAddress: 'Elsewhere' },
      // These private fields are stored by mistake.
      ...{ email: 'probe@private.example', mobile: '55500 99999' },
    }
    const path = documentPaths.verifiedAlumnus(`probe-${crypto.randomUUID()}`)
    const remove = await addToList('alumni', path, alumnus)
    try {
      const { html } = await openAfterChange('/alumni-gallery', name)
      expect(html).not.toMatch(/probe@private|55500 99999/i)
    } finally {
      await remove()
    }
  })
})
