import { limits } from '@prangan/contract/limits'
import type { NewsType, Notice } from '@prangan/contract/schemas/news'
import { describe, expect, it } from 'vitest'
import { buildCurrentNotices } from './current-notices.ts'

const notice = (type: NewsType, day: number, id = `${type}${day}`): Notice => ({
  id,
  title: id,
  type,
  link: '',
  createdAt: new Date(Date.UTC(2026, 0, day)).toISOString(),
})

describe('What the home page shows now', () => {
  it('has each type in its own list, newest first', () => {
    const current = buildCurrentNotices([
      notice('News', 1),
      notice('Events', 2),
      notice('News', 3),
      notice('Marquee', 4),
    ])
    expect(current.news.map(({ id }) => id)).toEqual(['News3', 'News1'])
    expect(current.events.map(({ id }) => id)).toEqual(['Events2'])
    expect(current.ticker.map(({ id }) => id)).toEqual(['Marquee4'])
  })

  it('is cut to its limits, and the oldest goes', () => {
    const items = Array.from({ length: limits.notices.ticker + 1 }, (_, i) => notice('Marquee', i + 1))
    const { ticker } = buildCurrentNotices(items)
    expect(ticker).toHaveLength(limits.notices.ticker)
    expect(ticker.some(({ id }) => id === 'Marquee1')).toBe(false)
  })

  it('keeps one order for items of the same moment, however they come', () => {
    const items = ['b', 'a', 'c'].map((id) => notice('News', 1, id))
    const order = (list: Notice[]) => buildCurrentNotices(list).news.map(({ id }) => id)
    expect(order(items)).toEqual(order(items.toReversed()))
  })
})
