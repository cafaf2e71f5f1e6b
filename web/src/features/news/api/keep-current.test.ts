import { type CurrentNotices, type Notice, noNotices } from '@prangan/contract/schemas/notices'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepCurrent } from './keep-current.ts'

const start = Date.UTC(2026, 10, 20)
const at = (seconds: number) => new Date(start + seconds * 1_000).toISOString()
const item = (id: string, more: Partial<Notice> = {}): Notice => ({
  ...{ id, title: id, type: 'News', link: '', createdAt: at(-100) },
  ...more,
})
const withNews = (news: Notice[], nextChangeAt: string | null = null): CurrentNotices => ({
  ...noNotices,
  news,
  nextChangeAt,
})

/** A page that listens; the test plays the server and lets time pass. */
function openPage(shown: CurrentNotices | null = null, clockAhead = 0) {
  const watches: { next: (notices: CurrentNotices) => void; refused: () => void; stop: () => void }[] = []
  const ask = vi.fn<() => Promise<void>>(() => Promise.resolve())
  const screen: string[][] = []
  const failed = vi.fn()
  let ahead = clockAhead
  const listen = keepCurrent({
    watch: (next, refused) => {
      const stop = vi.fn()
      watches.push({ next, refused, stop })
      return stop
    },
    ask,
    now: () => Date.now() + ahead,
  })
  const stop = listen((notices) => screen.push(notices.news.map(({ id }) => id)), failed, shown)
  const server = () => {
    const last = watches.at(-1)
    if (!last) throw new Error('Nobody listens.')
    return last
  }
  const setClock = (value: number) => {
    ahead = value
  }
  return { watches, ask, screen, failed, stop, server, setClock }
}
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

beforeEach(() => {
  vi.useFakeTimers({ now: start })
  vi.spyOn(Math, 'random').mockReturnValue(0.999)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test('A notice that ends goes from an open page at its moment, also where nobody can be reached', async () => {
  const { ask, screen, failed, server } = openPage()
  ask.mockRejectedValue(new Error('offline'))
  server().next(withNews([item('a'), item('b', { publishUntil: at(5) })], at(5)))
  await pass(4_999)
  expect(screen).toEqual([['a', 'b']])
  await pass(1)
  expect(screen.at(-1)).toEqual(['a'])
  await pass(300)
  expect(failed).toHaveBeenCalledTimes(1)
})

test('A notice that begins is asked for within a third of a second, and shown when the listener has it', async () => {
  const { ask, screen, server } = openPage()
  server().next(withNews([item('a')], at(5)))
  await pass(5_300)
  expect(ask).toHaveBeenCalledTimes(1)
  server().next(withNews([item('new'), item('a')]))
  expect(screen.at(-1)).toEqual(['new', 'a'])
  await pass(10 * 60_000)
  expect(ask).toHaveBeenCalledTimes(1)
})

test('A page does not ask where the listener has the change first', async () => {
  const { ask, server } = openPage()
  server().next(withNews([item('a')], at(5)))
  await pass(5_010)
  server().next(withNews([item('new')], at(60)))
  await pass(1_000)
  expect(ask).not.toHaveBeenCalled()
})

test('A page asks again in growing intervals while the server sees no change', async () => {
  const { ask, server } = openPage()
  server().next(withNews([item('a')], at(5)))
  await pass(5_300)
  for (const [wait, times] of [
    [1_200, 2],
    [4_800, 3],
    [19_200, 4],
    [60_000, 5],
  ] as const) {
    await pass(wait)
    expect(ask.mock.calls.length).toBeGreaterThanOrEqual(times)
  }
  await pass(60 * 60_000)
  expect(ask.mock.calls.length).toBeLessThan(80)
})

test('A page that is refused stale notices asks for new ones, listens again, and keeps what it showed', async () => {
  const { watches, ask, screen, failed, server } = openPage(withNews([item('served')]))
  server().refused()
  await pass(300)
  expect([ask.mock.calls.length, watches.length]).toEqual([1, 2])
  server().next(withNews([item('fresh')]))
  expect(screen).toEqual([['fresh']])
  expect(failed).not.toHaveBeenCalled()
})

test('A page that was served long ago shows nothing that has ended since, before it has heard anything', () => {
  const { screen } = openPage(withNews([item('a'), item('ended', { publishUntil: at(-1) })], at(-1)))
  expect(screen).toEqual([['a']])
})

test('A page whose clock is ahead waits for the server’s moment once it has learned the time', async () => {
  const { ask, screen, server, setClock } = openPage(null, 60_000)
  ask.mockImplementation(async () => setClock(0))
  server().next(withNews([item('a', { publishUntil: at(30) })], at(30)))
  await pass(20_000)
  expect(ask).toHaveBeenCalledTimes(1)
  await pass(10_300)
  expect(ask).toHaveBeenCalledTimes(2)
  expect(screen.at(-1)).toEqual([])
})

test('A change that is a year away wakes nobody today', async () => {
  const { ask, screen, server } = openPage()
  server().next(withNews([item('a')], at(365 * 24 * 60 * 60)))
  await pass(30 * 24 * 60 * 60_000)
  expect(ask).not.toHaveBeenCalled()
  expect(screen).toEqual([['a']])
})

test('A page that is left asks no more', async () => {
  const { ask, stop, server } = openPage()
  server().next(withNews([item('a')], at(5)))
  stop()
  await pass(60_000)
  expect(ask).not.toHaveBeenCalled()
  expect(server().stop).toHaveBeenCalledTimes(1)
})
