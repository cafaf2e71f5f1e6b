import { limits } from '@prangan/contract/limits'
import { inOrder } from '@prangan/contract/publishing'
import { type Notice, type NoticeType, noticeTypes } from '@prangan/contract/schemas/notices'
import { describe, expect, it } from 'vitest'
import { areCurrent, buildCurrentNotices, timeOf, withNotice } from './build-current-notices.ts'

const notice = (type: NoticeType, day: number, id = `${type}${day}`): Notice => ({
  id,
  title: id,
  type,
  link: '',
  createdAt: new Date(Date.UTC(2026, 0, day)).toISOString(),
})

const now = new Date('2026-06-01T00:00:00.000Z')
const day = (offset: number) => new Date(now.getTime() + offset * 24 * 60 * 60_000).toISOString()
const ids = (list: readonly Notice[]) => list.map(({ id }) => id)

describe('What the home page shows now', () => {
  it('has each type in its own list, newest first', () => {
    const current = buildCurrentNotices(
      [notice('News', 1), notice('Events', 2), notice('News', 3), notice('Marquee', 4)],
      now,
    )
    expect(current.news.map(({ id }) => id)).toEqual(['News3', 'News1'])
    expect(current.events.map(({ id }) => id)).toEqual(['Events2'])
    expect(current.ticker.map(({ id }) => id)).toEqual(['Marquee4'])
  })

  it('has pinned events first, then those with a day by that day, then the others; not those whose last day is over', () => {
    const items = [
      { ...notice('Events', 9, 'later'), eventDate: '2026-06-20' },
      { ...notice('Events', 1, 'next'), eventDate: '2026-06-02' },
      { ...notice('Events', 8, 'over'), eventDate: '2026-05-31' },
      { ...notice('Events', 3, 'going on'), eventDate: '2026-05-31', eventEndDate: '2026-06-01' },
      { ...notice('Events', 7, 'today'), eventDate: '2026-06-01' },
      notice('Events', 6, 'undated'),
      { ...notice('Events', 2, 'pinned'), isPinned: true },
    ]
    const current = buildCurrentNotices(items, now)
    expect(ids(current.events)).toEqual(['pinned', 'going on', 'today', 'next', 'later', 'undated'])
    expect(current.nextChangeAt).toBe('2026-06-01T18:30:00.000Z')
  })

  it('is cut to its limits, and the oldest goes', () => {
    const items = Array.from({ length: limits.notices.ticker + 1 }, (_, i) => notice('Marquee', i + 1))
    const { ticker } = buildCurrentNotices(items, now)
    expect(ticker).toHaveLength(limits.notices.ticker)
    expect(ticker.some(({ id }) => id === 'Marquee1')).toBe(false)
  })

  it('keeps one order for items of the same moment, however they come', () => {
    const items = ['b', 'a', 'c'].map((id) => notice('News', 1, id))
    const order = (list: Notice[]) => buildCurrentNotices(list, now).news.map(({ id }) => id)
    expect(order(items)).toEqual(order(items.toReversed()))
  })

  it('leaves out what has not begun and what has ended, and says when that changes next', () => {
    const items = [
      { ...notice('News', 1, 'ended'), publishUntil: day(0) },
      { ...notice('News', 2, 'ending'), publishUntil: day(3) },
      { ...notice('News', 3, 'beginning'), publishFrom: day(2) },
      { ...notice('News', 4, 'begun'), publishFrom: day(0) },
    ]
    const current = buildCurrentNotices(items, now)
    expect(ids(current.news)).toEqual(['begun', 'ending'])
    expect(current.nextChangeAt).toBe(day(2))
    expect(areCurrent(current, new Date(Date.parse(day(2)) - 1))).toBe(true)
    expect(areCurrent(current, new Date(day(2)))).toBe(false)
  })

  it('puts the newest pinned ones of each type first, and an older pin at its ordinary place', () => {
    const pinned = Array.from({ length: limits.pins + 1 }, (_, index) => ({
      ...notice('News', index + 1),
      isPinned: true,
    }))
    const items = [...pinned, { ...notice('Events', 1), isPinned: true }, notice('News', 20)]
    const newest = Array.from({ length: limits.pins }, (_, index) => `News${limits.pins + 1 - index}`)
    expect(ids(inOrder(items))).toEqual([...newest, 'Events1', 'News20', 'News1'])
  })

  it('is ordered by its start, also if it was written long before', () => {
    const early = { ...notice('News', 1, 'early'), publishFrom: day(-1) }
    expect(ids(inOrder([notice('News', 5), early]))).toEqual(['early', 'News5'])
  })

  it('is the same with one more item as built from all, whatever the item', () => {
    const items: Notice[] = []
    let current = buildCurrentNotices(items, now)
    for (let index = 0; index < 300; index++) {
      // Not random, so that a failure can be reproduced; 7 and 11 share no factor with the periods.
      const added: Notice = {
        ...notice(noticeTypes[index % 3] ?? 'News', ((index * 7) % 140) + 1, `item${index}`),
        ...(index % 4 === 0 && { isPinned: true }),
        ...(index % 5 === 0 && { publishFrom: day(((index * 11) % 60) - 50) }),
        ...(index % 6 === 0 && { publishUntil: day(((index * 7) % 80) - 20) }),
      }
      items.push(added)
      current = withNotice(current, added, now)
      expect(current).toEqual(buildCurrentNotices(items, now))
    }
  })

  it('keeps what was published a moment later and written sooner', () => {
    const soon = (milliseconds: number) => new Date(now.getTime() + milliseconds)
    const published = (id: string, at: Date) => ({ ...notice('News', 1, id), createdAt: at.toISOString() })
    const [late, early] = [published('late', soon(80)), published('early', now)]
    const current = buildCurrentNotices([late], soon(80))
    const both = withNotice(current, early, timeOf(current, now))
    expect(ids(both.news)).toEqual(['late', 'early'])
    expect(both.nextChangeAt).toBeNull()
    expect(timeOf(buildCurrentNotices([published('far', soon(3_600_000))], soon(3_600_000)), now)).toEqual(
      now,
    )
  })
})
