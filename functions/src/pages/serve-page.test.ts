import type { CurrentNotices } from '@prangan/contract/schemas/notices'
import { ListChangesDocumentSchema } from '@prangan/contract/schemas/private-documents'
import type { SiteData } from '@prangan/contract/site-data'
import type { Request, Response } from 'express'
import { expect, test, vi } from 'vitest'
import { configuration } from '../lib/configuration.ts'
import type { PublicReads, PublicState } from './public-reads.ts'
import { createServePage } from './serve-page.ts'

const read = vi.hoisted(() => vi.fn<() => Promise<CurrentNotices>>())
const nothingElse = { version: undefined, listChanges: ListChangesDocumentSchema.parse({}) }
const prepare = vi.hoisted(() => vi.fn())
const begunAt = vi.hoisted(() => vi.fn(() => Number.POSITIVE_INFINITY))
const readDates = vi.hoisted(() => vi.fn())
vi.mock('@prangan/plugins/functions/data-files', () => ({
  createDataFiles: [() => [{ path: /^\/dates\.json$/, read: readDates }]],
}))
vi.mock('../lib/log.ts', () => ({ logStalePage: () => {} }))
vi.mock('./public-reads.ts', () => ({
  createPublicReads: (): PublicReads => {
    let last: PublicState | undefined
    const current = async () => {
      const notices = await read()
      if (last?.notices !== notices) last = { ...nothingElse, notices }
      return last
    }
    return {
      state: { current, next: async () => current(), begunAt },
      readSite: async () => ({ site: undefined, ...nothingElse }),
      readFaculty: async () => [],
      shareList: (_, readList) => (key) => readList({} as never, key),
    }
  },
}))
vi.mock('site-pages', () => ({
  seed: { pages: [], settings: [] },
  readPages: async () => ({}),
  renderSiteFile: async (path: string) =>
    path === '/sitemap.xml' ? { contentType: 'application/xml', text: '<urlset/>' } : undefined,
  createRenderer: () => async (url: string, siteData: SiteData) => {
    prepare(url)
    if (url.endsWith('/admissions')) await siteData.file('/dates.json')
    const notices = await siteData.currentNotices()
    const isIncomplete = notices.status !== 'ready' || notices.isStale
    return {
      status:
        url.endsWith('/new-page') && notices.status === 'ready' && notices.value.news.length > 0 ? 404 : 200,
      canonicalPath: new URL(url).pathname.toLowerCase(),
      etag: '"of these notices"',
      cacheSeconds: isIncomplete ? 0 : 10,
      nextChangeAt: null,
      render: () => JSON.stringify(notices),
    }
  },
}))

const start = () =>
  createServePage({
    firebase: { firestore: async () => ({}) } as never,
    configuration,
    clock: () => new Date(),
  })

type Answer = { status: number; headers: Record<string, string>; body: string | undefined }

async function open(
  servePage: ReturnType<typeof start>,
  { url = '/', method = 'GET', fresh = false, headers = {} } = {},
): Promise<Answer> {
  const answer: Answer = { status: 200, headers: { 'X-Powered-By': 'Express' }, body: undefined }
  const response = {
    removeHeader: (name: string) => delete answer.headers[name],
    set: (headers: object | string, value?: string) => {
      Object.assign(answer.headers, typeof headers === 'string' ? { [headers]: value } : headers)
      return response
    },
    status: (status: number) => {
      answer.status = status
      return response
    },
    redirect: (status: number, location: string) =>
      Object.assign(answer, { status, headers: { ...answer.headers, Location: location } }),
    send: (body: Buffer | string) => {
      answer.body = String(body)
    },
    end: () => {},
  }
  await servePage({ url, method, fresh, headers } as Request, response as unknown as Response)
  return answer
}

const notices: CurrentNotices = {
  ticker: [],
  news: [{ id: 'a', title: 'Merit list', type: 'News', link: '', createdAt: '2026-01-05T05:02:00Z' }],
  events: [],
  nextChangeAt: null,
}

test('A page that a fresh instance cannot fill says so, and is kept by no cache', async () => {
  read.mockRejectedValue(new Error('Firestore is out of reach'))
  const { headers, body } = await open(start())
  expect(JSON.parse(body ?? '')).toMatchObject({ status: 'failed' })
  expect(headers['Cache-Control']).toBe('no-store')
})

test('A page that an instance cannot fill again shows the last notices known, and is kept by no cache', async () => {
  const servePage = start()
  read
    .mockResolvedValueOnce(notices)
    .mockResolvedValueOnce(notices)
    .mockRejectedValue(new Error('Firestore is out of reach'))
  const first = await open(servePage)
  expect(JSON.parse(first.body ?? '')).toEqual({ status: 'ready', value: notices })
  expect(first.headers['Cache-Control']).toBe('public, max-age=0, s-maxage=10, stale-while-revalidate=60')
  const second = await open(servePage)
  expect(JSON.parse(second.body ?? '')).toEqual({ status: 'ready', value: notices, isStale: true })
  expect(second.headers['Cache-Control']).toBe('no-store')
})

test('A page does not say what serves it', async () => {
  read.mockResolvedValue(notices)
  expect((await open(start())).headers['X-Powered-By']).toBeUndefined()
})

test('A reader who has the page already gets no copy of it', async () => {
  read.mockResolvedValue(notices)
  const { status, headers, body } = await open(start(), { fresh: true })
  expect([status, headers.ETag, body]).toEqual([304, '"of these notices"', undefined])
})

test('A page is rendered once for all who ask while nothing changes, and again after a change', async () => {
  const servePage = start()
  read.mockResolvedValue(notices)
  const first = await open(servePage, { url: '/history' })
  prepare.mockClear()
  expect(await open(servePage, { url: '/history' })).toEqual(first)
  expect((await open(servePage, { url: '/history', fresh: true })).status).toBe(304)
  expect(prepare).not.toHaveBeenCalled()
  read.mockResolvedValue({ ...notices, news: [] })
  expect((await open(servePage, { url: '/history' })).body).not.toBe(first.body)
})

test('Addresses that somebody made up are kept by nothing', async () => {
  const servePage = start()
  read.mockResolvedValue(notices)
  for (const url of ['/history?made=up', '/HISTORY']) {
    await open(servePage, { url })
    prepare.mockClear()
    await open(servePage, { url })
    expect(prepare, url).toHaveBeenCalledOnce()
  }
})

test('Who opens a page in the second in which it was published waits for it, and gets no 404', async () => {
  const published = { ...notices, news: [] }
  begunAt.mockReturnValueOnce(performance.now())
  read.mockResolvedValueOnce(notices).mockResolvedValueOnce(notices).mockResolvedValue(published)
  expect((await open(start(), { url: '/new-page' })).status).toBe(200)
  read.mockReset()
  read.mockResolvedValue(notices)
  expect((await open(start(), { url: '/new-page' })).status).toBe(404)
})

test('An address of many slashes is answered at once: its end is looked for once', async () => {
  const { status, headers } = await open(start(), { url: `/a${'/'.repeat(200_000)}b/` })
  expect([status, headers.Location?.endsWith('/b')]).toEqual([301, true])
})

test('An address that ends in a slash leads to the page without it, on this site', async () => {
  const { status, headers } = await open(start(), { url: '//other.test/history/?a=1' })
  expect([status, headers.Location]).toEqual([301, '/other.test/history?a=1'])
})

test('A page is read, and nothing is sent to it', async () => {
  const { status, headers } = await open(start(), { method: 'POST' })
  expect([status, headers.Allow]).toEqual([405, 'GET, HEAD'])
})

test('A page that is asked for with a body is refused, and the body is not read', async () => {
  for (const headers of [{ 'content-length': '1' }, { 'transfer-encoding': 'chunked' }]) {
    const answer = await open(start(), { headers })
    expect([answer.status, answer.headers.Connection]).toEqual([413, 'close'])
  }
})

test('What search engines ask for is served as it is', async () => {
  const { headers, body } = await open(start(), { url: '/sitemap.xml' })
  expect([headers['Content-Type'], body]).toEqual(['application/xml', '<urlset/>'])
})

test('A page with dated data is kept by no cache past the time at which it changes', async () => {
  read.mockResolvedValue(notices)
  const inFive = new Date(Date.now() + 5_900).toISOString()
  readDates.mockResolvedValue({ value: [], nextChangeAt: inFive })
  const { headers } = await open(start(), { url: '/admissions' })
  expect(headers['Cache-Control']).toBe('public, max-age=0, s-maxage=5, stale-while-revalidate=0')
  const data = await open(start(), { url: '/dates.json' })
  expect([data.body, data.headers['Cache-Control']]).toEqual(['[]', headers['Cache-Control']])
  const other = await open(start(), { url: '/' })
  expect(other.headers['Cache-Control']).toContain('s-maxage=10')
})

test('A page whose data cannot be read is kept by no cache', async () => {
  read.mockResolvedValue(notices)
  readDates.mockImplementation(() => {
    throw new Error('Firestore is out of reach')
  })
  expect((await open(start(), { url: '/admissions' })).headers['Cache-Control']).toBe('no-store')
  expect((await open(start(), { url: '/dates.json' })).status).toBe(503)
})
