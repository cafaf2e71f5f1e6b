import { informationPages } from '@prangan/college/demo/pages'
import type { Endpoint } from '@prangan/contract/endpoints/endpoint'
import { endpointTable, splitRoute } from '@prangan/contract/endpoints/table'
import { noticePicture } from '@prangan/contract/notice-picture'
import { documentPaths, type PublicListName } from '@prangan/contract/paths'
import type { NoticeWire } from '@prangan/contract/schemas/notices'
import { degreeAt, designationAt, facultyAt } from '@prangan/contract/testing/fixtures'
import sharp from 'sharp'
import { describe, expect, it, vi } from 'vitest'
import { newFaculty } from '../../functions/src/faculty/new-faculty.ts'
import { connectFirebase } from '../../functions/src/lib/firebase.ts'
import { call, form } from '../support/call.ts'
import { hasHindi } from '../support/languages.ts'
import { smallPdf } from '../support/pdf.ts'
import { makePerson, newEmail } from '../support/people.ts'
import { deletePublic, putPublic } from '../support/public-lists.ts'
import { livePages, madePages, underConstruction } from '../support/site-pages.ts'
import { suite } from '../support/suite.ts'
import { tokenOf } from './teachers.ts'

const firebase = connectFirebase()

async function addToList(list: PublicListName, path: string, data: object) {
  const document = (await firebase.firestore()).doc(path)
  await putPublic(list, document, data)
  return () => deletePublic(list, [document])
}

const openAfterChange = (path: string, shown: string) =>
  vi.waitFor(
    async () => {
      const response = await fetch(`${suite.app}${path}`)
      const html = await response.text()
      expect(mainOf(html)).toContain(shown)
      return { html, response }
    },
    { timeout: 30_000, interval: 200 },
  )
const cached = /^public, max-age=0, s-maxage=(\d+), stale-while-revalidate=(\d+)$/

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

  it.each(addresses)('%s is the site’s page to a person', async (path) => {
    const response = await fetchAs(path, 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8')
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

const mainOf = (html: string) => /<main.*?<\/main>/s.exec(html)?.[0] ?? ''

const mark = () => `Probe ${crypto.randomUUID().slice(0, 8)}`

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

describe('A notice', () => {
  const publish = async (entries: Record<string, string | File>) => {
    const token = await tokenOf(await makePerson(firebase, 'admin'))
    const { status, body } = await call('POST /news/uploadnews', { token, ...form(entries) })
    expect(status).toBe(201)
    const { Id, Link } = body.item as NoticeWire
    return {
      id: Id,
      link: Link,
      change: (change: Record<string, string>) => call(`PUT /news/${Id}`, { token, ...form(change) }),
      async remove() {
        await call(`DELETE /news/${Id}`, { token })
        await call(`DELETE /news/bin/${Id}`, { token })
      },
    }
  }

  it('is shown in chats by a picture with its title, and by another one after a correction', async () => {
    const title = `${mark()} & <b>परीक्षा</b>`
    const { id, change, remove } = await publish({ title })
    const pictureIn = async (shown: string) => {
      const { html } = await openAfterChange(`/notices/${id}/notice`, shown)
      return /property="og:image" content="[^"]*(\/api\/notice-pictures\/[^"]+)"/.exec(html)?.[1] ?? ''
    }
    const get = (path: string) => fetch(`${suite.app}${path}`)
    try {
      const first = await pictureIn('&amp; &lt;b&gt;परीक्षा')
      const answer = await get(first)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
      const bytes = Buffer.from(await answer.arrayBuffer())
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', ...noticePicture })
      expect(bytes.length).toBeLessThan(300_000)
      const corrected = mark()
      expect((await change({ title: corrected })).status).toBe(200)
      const second = await pictureIn(corrected)
      expect(second).not.toBe(first)
      expect((await get(second)).status).toBe(200)
    } finally {
      await remove()
    }
  })

  it('is on the pages that carry notices before any script runs, and cached for seconds at most', async () => {
    const title = mark()
    const { remove } = await publish({ title, isPinned: '1' })
    try {
      for (const path of ['/', '/viewallnews']) {
        const { response } = await openAfterChange(path, title)
        // The time is shorter if another notice on the page ends sooner.
        const [, atEdge, stale] = cached.exec(response.headers.get('cache-control') ?? '') ?? []
        expect(Number(atEdge)).toBeLessThanOrEqual(10)
        expect(Number(stale)).toBeLessThanOrEqual(60)
      }
    } finally {
      await remove()
    }
  })

  it('is not kept by any cache past the moment at which a notice on the page ends', {
    tags: ['slow'],
  }, async () => {
    const title = mark()
    const publishUntil = new Date(Date.now() + 60_000).toISOString()
    const { remove } = await publish({ title, isPinned: '1', publishUntil })
    try {
      const { response } = await openAfterChange('/', title)
      const [, atEdge, stale] = cached.exec(response.headers.get('cache-control') ?? '') ?? []
      expect(Number(atEdge) + Number(stale)).toBeLessThan(60)
    } finally {
      await remove()
    }
  })

  it('has it sent as the functions send it: whole, in part, not again, and its size alone', {
    tags: ['slow'],
  }, async () => {
    const file = smallPdf('Merit List.pdf', 2_000)
    const { link, remove } = await publish({ title: mark(), myfile: file })
    const get = (headers: Record<string, string> = {}, method = 'GET') =>
      fetch(`${suite.app}${link}`, { method, headers })
    try {
      const whole = await get()
      const bytes = Buffer.from(await file.arrayBuffer())
      expect(Buffer.from(await whole.arrayBuffer())).toEqual(bytes)
      expect(whole.headers.get('content-security-policy')).toMatch(/^default-src 'none'/)
      const etag = whole.headers.get('etag') ?? ''
      // Without this header `fetch` asks for a fresh copy.
      expect((await get({ 'if-none-match': etag, 'cache-control': 'max-age=0' })).status).toBe(304)
      const part = await get({ range: 'bytes=0-9' })
      expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 0-9/${bytes.length}`])
      expect((await get({}, 'HEAD')).headers.get('content-length')).toBe(String(bytes.length))
    } finally {
      await remove()
    }
  })
})
