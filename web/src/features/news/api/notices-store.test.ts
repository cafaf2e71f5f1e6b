import { type CurrentNotices, noNotices } from '@prangan/contract/schemas/notices'
import { expect, test, vi } from 'vitest'
import { createNoticesStore, type Listen } from './notices-store.ts'

const titled = (title: string): CurrentNotices => ({
  ...noNotices,
  news: [{ id: title, title, type: 'News', link: '', createdAt: '2026-01-01T00:00:00.000Z' }],
})

/** A listener that the test drives, and a count of how often it began and ended. */
function makeListener() {
  const stop = vi.fn()
  const listen = vi.fn<Listen>(() => stop)
  const driven = () => {
    const call = listen.mock.calls.at(-1)
    if (!call) throw new Error('Nobody listens.')
    return { next: call[0], failed: call[1] }
  }
  return { listen, stop, driven }
}

test('A page begins with the notices it was served with', () => {
  const store = createNoticesStore(makeListener().listen)
  store.prime({ notices: titled('served'), failed: false })
  expect(store.read()).toEqual({ notices: titled('served'), failed: false })
})

test('A page that was served without notices says so until its listener has them', () => {
  const { listen, driven } = makeListener()
  const store = createNoticesStore(listen)
  store.prime({ notices: null, failed: true })
  expect(store.read()).toEqual({ notices: null, failed: true })
  store.subscribe(() => {})
  driven().next(titled('new'))
  expect(store.read()).toEqual({ notices: titled('new'), failed: false })
})

test('The old notices stay when the connection fails or a bad document comes', () => {
  const { listen, driven } = makeListener()
  const store = createNoticesStore(listen)
  store.prime({ notices: titled('served'), failed: false })
  const changed = vi.fn()
  store.subscribe(changed)
  driven().failed()
  expect(store.read()).toEqual({ notices: titled('served'), failed: true })
  driven().next(titled('new'))
  expect(store.read()).toEqual({ notices: titled('new'), failed: false })
  expect(changed).toHaveBeenCalledTimes(2)
})

test('Ticker, lists and page share one listener, which ends with the last of them and begins again', () => {
  const { listen, stop } = makeListener()
  const store = createNoticesStore(listen)
  const leaveFirst = store.subscribe(() => {})
  const leaveSecond = store.subscribe(() => {})
  expect(listen).toHaveBeenCalledTimes(1)
  leaveFirst()
  expect(stop).not.toHaveBeenCalled()
  leaveSecond()
  expect(stop).toHaveBeenCalledTimes(1)
  store.subscribe(() => {})
  expect(listen).toHaveBeenCalledTimes(2)
})
