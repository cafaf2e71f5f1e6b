import { newsEndpoints } from '@prangan/contract/endpoints/news'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askForNotices } from './ask-for-notices.ts'
import { learnServerTime, serverNow } from './server-clock.ts'

const start = Date.UTC(2026, 10, 20)
beforeEach(() => {
  vi.useFakeTimers({ now: start })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  learnServerTime(new Date().toUTCString())
})

test('A machine whose clock is years behind goes by the server’s once it has asked, by the documented call', async () => {
  const answer = new Response('{}', { headers: { date: new Date(start + 9e10).toUTCString() } })
  const fetch = vi.fn<(address: string) => Promise<Response>>(() => Promise.resolve(answer))
  vi.stubGlobal('fetch', fetch)
  await askForNotices()
  expect(`GET ${fetch.mock.calls[0]?.[0]}`).toBe(newsEndpoints.listMarquee.routes[0])
  expect(serverNow()).toBe(start + 9e10)
})

test('A clock that is right stays as fine as it is, and one that learns nothing stays as it was', () => {
  learnServerTime(new Date(start - 1_000).toUTCString())
  expect(serverNow()).toBe(start)
  learnServerTime(null)
  expect(serverNow()).toBe(start)
})

test('An answer that is none says so', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 503 })))
  await expect(askForNotices()).rejects.toThrow('503')
})
