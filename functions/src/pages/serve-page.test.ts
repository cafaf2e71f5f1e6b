import type { CurrentNotices } from '@prangan/contract/schemas/notices'
import type { Response } from 'express'
import type { Request } from 'firebase-functions/v2/https'
import { beforeEach, expect, test, vi } from 'vitest'

const read = vi.hoisted(() => vi.fn<() => Promise<CurrentNotices>>())
vi.mock('../news/news-store.ts', () => ({ readCurrentNotices: read }))
vi.mock('../lib/firebase.ts', () => ({ connectFirebase: () => ({ firestore: async () => ({}) }) }))
vi.mock('site-pages', () => ({
  pagePaths: ['/'],
  peopleOf: {},
  renderPage: (_path: string, notices: CurrentNotices | null) => JSON.stringify(notices),
}))

/** Another instance of the function: it has read nothing yet. */
const start = async () => (await import('./serve-page.ts')).servePage

async function open(servePage: Awaited<ReturnType<typeof start>>) {
  const headers: Record<string, string> = { 'X-Powered-By': 'Express' }
  const send = vi.fn<(body: string) => void>()
  await servePage(
    { path: '/' } as Request,
    {
      removeHeader: (name: string) => delete headers[name],
      set: (more: object) => Object.assign(headers, more),
      send,
    } as unknown as Response,
  )
  return { headers, body: JSON.parse(send.mock.lastCall?.[0] ?? '') as CurrentNotices | null }
}

const notices: CurrentNotices = {
  ticker: [],
  news: [{ id: 'a', title: 'Merit list', type: 'News', link: '', createdAt: '2026-01-05T05:02:00Z' }],
  events: [],
  nextChangeAt: null,
}

beforeEach(() => {
  vi.resetModules()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

test('A page that a fresh instance cannot fill says so, and is kept by no cache', async () => {
  read.mockRejectedValue(new Error('Firestore is out of reach'))
  const { headers, body } = await open(await start())
  expect(body).toBeNull()
  expect(headers['Cache-Control']).toBe('no-store')
})

test('A page that an instance cannot fill anew shows the last notices known, and is kept by no cache', async () => {
  const servePage = await start()
  read.mockResolvedValueOnce(notices).mockRejectedValue(new Error('Firestore is out of reach'))
  const first = await open(servePage)
  expect([first.body, first.headers['Cache-Control']]).toEqual([
    notices,
    'public, max-age=0, s-maxage=10, stale-while-revalidate=60',
  ])
  const second = await open(servePage)
  expect([second.body, second.headers['Cache-Control']]).toEqual([notices, 'no-store'])
})

test('A page does not say what serves it', async () => {
  read.mockResolvedValue(notices)
  expect((await open(await start())).headers['X-Powered-By']).toBeUndefined()
})
