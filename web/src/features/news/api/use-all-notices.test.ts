import { limits } from '@prangan/contract/limits'
import { type Notice, noNotices } from '@prangan/contract/schemas/notices'
import { expect, test } from 'vitest'
import { joinOlder, listedIn } from './use-all-notices.ts'

const at = (day: number): Notice => ({
  id: `n${day}`,
  title: `Day ${day}`,
  type: 'News',
  link: '',
  createdAt: new Date(Date.UTC(2026, 0, day)).toISOString(),
})
const now = Date.UTC(2026, 1, 1)
const days = (notices: readonly Notice[]) => notices.map((notice) => notice.id)

test('A visitor who reads on sees each notice once, though the pages overlap', () => {
  expect(days(joinOlder([at(9), at(8)], [at(8), at(7)], now))).toEqual(['n9', 'n8', 'n7'])
})

test('A notice that a newer one pushes out of the current ones stays for a visitor who has read on', () => {
  expect(days(joinOlder([at(10), at(9)], [at(9), at(8), at(7)], now))).toEqual(['n10', 'n9', 'n8', 'n7'])
})

test('A notice that the office deletes from the current ones goes for a visitor who has read on', () => {
  expect(days(joinOlder([at(10), at(8)], [at(10), at(9), at(8), at(7)], now))).toEqual(['n10', 'n8', 'n7'])
})

test('A notice that has ended goes for a visitor who has read on', () => {
  const ended = { ...at(7), publishUntil: new Date(now).toISOString() }
  expect(days(joinOlder([at(9)], [ended, at(6)], now))).toEqual(['n9', 'n6'])
  expect(days(joinOlder([at(9)], [ended, at(6)], now - 1))).toEqual(['n9', 'n7', 'n6'])
})

test('A notice that was scheduled stands where it came out, not where it was written', () => {
  const scheduled = { ...at(1), publishFrom: at(8).createdAt }
  expect(days(joinOlder([at(9), scheduled], [at(7)], now))).toEqual(['n9', 'n1', 'n7'])
  expect(days(joinOlder([at(9)], [scheduled], now))).toEqual(['n9', 'n1'])
})

const until = (last: number, most: number) => Array.from({ length: most }, (_, ago) => at(last - ago))
const ticker = (day: number): Notice => ({ ...at(day), id: `t${day}`, type: 'Marquee' })

test('A visitor finds what the ticker says among the notices, in their order', () => {
  const { current, isCut } = listedIn('News', {
    ...noNotices,
    news: [at(9), at(7)],
    ticker: [ticker(8), ticker(2)],
  })
  expect(days(current)).toEqual(['n9', 't8', 'n7', 't2'])
  expect(isCut).toBe(false)
  expect(listedIn('Events', { ...noNotices, ticker: [ticker(8)] }).current).toEqual([])
})

test('A visitor who reads on misses no notice that lies between the last of the list and an older one of the ticker', () => {
  const { news: most } = limits.notices
  const news = until(most + 9, most)
  const { current, isCut } = listedIn('News', { ...noNotices, news, ticker: [ticker(most + 8), ticker(2)] })
  expect(days(current)).toEqual([`n${most + 9}`, `t${most + 8}`, ...days(news.slice(1))])
  expect(isCut).toBe(true)
})

test('A visitor has a pinned notice of the ticker first, however old', () => {
  const { news: most } = limits.notices
  const pinned = { ...ticker(2), isPinned: true }
  const { current } = listedIn('News', { ...noNotices, news: until(most + 9, most), ticker: [pinned] })
  expect(days(current).slice(0, 2)).toEqual(['t2', `n${most + 9}`])
})
