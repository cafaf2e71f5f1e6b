import { limits } from '@prangan/contract/limits'
import { noEnd, tickerOf } from '@prangan/contract/publishing'
import { noPageFields } from '@prangan/contract/schemas/notice-parts'
import type { Notice } from '@prangan/contract/schemas/notices'
import { describe, expect, it } from 'vitest'
import type { NoticeRow } from './api/notice-row.ts'
import { toForm } from './notice-schema.ts'
import { tickerHint } from './ticker-hint.ts'
import { isLeftOut } from './ticker-place.ts'

const now = Date.parse('2026-06-01T00:00:00Z')
const dayOf = (day: number) => new Date(Date.UTC(2026, 0, day))

const row = (day: number, more: Partial<NoticeRow> = {}): NoticeRow => ({
  id: `day ${day}`,
  title: `Item of day ${day}`,
  titleHi: '',
  type: 'Marquee',
  link: '',
  file: null,
  createdAt: dayOf(day),
  publishFrom: dayOf(day),
  publishUntil: noEnd,
  isPinned: false,
  eventDate: '',
  ...noPageFields,
  version: 1,
  updatedAt: dayOf(day),
  searchKeys: [],
  ...more,
})
const notice = ({ id, title, type, createdAt, isPinned }: NoticeRow): Notice => ({
  ...{ id, title, type, link: '', createdAt: createdAt.toISOString(), isPinned },
})

/** One more than the ticker shows, and those that it shows. */
const rows = Array.from({ length: limits.notices.ticker + 1 }, (_, index) => row(index + 1))
const tickerWith = (changed: NoticeRow) =>
  tickerOf(
    rows.map((each) => notice(each.id === changed.id ? changed : each)),
    now,
  )
const full = tickerOf(rows.map(notice), now)
const [oldest, secondOldest] = rows as [NoticeRow, NoticeRow, ...NoticeRow[]]

describe('A full ticker', () => {
  it('leaves out the oldest item, and the office sees which', () => {
    expect(rows.filter((each) => isLeftOut(each, full, now))).toEqual([oldest])
  })

  it('leaves out the next for one that was published after the list was opened', () => {
    const opened = dayOf(limits.notices.ticker).getTime()
    expect(rows.filter((each) => isLeftOut(each, full, opened))).toEqual([oldest])
  })

  it('carries the oldest where that is pinned, and leaves out the next', () => {
    const pinned = { ...oldest, isPinned: true }
    const ticker = tickerWith(pinned)
    expect(isLeftOut(pinned, ticker, now)).toBe(false)
    expect(isLeftOut(secondOldest, ticker, now)).toBe(true)
  })

  it('leaves out nothing that is not for it: news, what is yet to come, what has ended', () => {
    const others = [
      row(1, { id: 'news', type: 'News' }),
      row(1, { id: 'later', publishFrom: new Date(now + 1) }),
      row(1, { id: 'over', publishUntil: new Date(now) }),
    ]
    expect(others.filter((other) => isLeftOut(other, full, now))).toEqual([])
  })

  it('with room leaves out nothing, and the form says nothing', () => {
    const some = full.slice(1)
    expect(isLeftOut(oldest, some, now)).toBe(false)
    expect(tickerHint({ ...toForm(null), type: 'Marquee' }, null, some, now)).toBeUndefined()
  })
})

describe('The form of a ticker item', () => {
  const typed = { ...toForm(null), title: 'New', type: 'Marquee' } as const
  const hint = (more: Partial<typeof typed> | object = {}, stored: NoticeRow | null = null) =>
    tickerHint({ ...typed, ...more }, stored, full, now)

  it('says which item the new one takes out of a full ticker', () => {
    expect(hint()).toBe(
      `The ticker shows the newest ${limits.notices.ticker} notices, pinned ones first. This one takes the place of “Item of day 2”.`,
    )
  })

  it('says that one which counts from long ago will not be in it', () => {
    expect(hint({ publishFrom: '2025-01-01T00:00' })).toContain('This one will not be among them')
  })

  it('says nothing of other types, of what comes later, and of what the ticker carries already', () => {
    expect([hint({ type: 'News' }), hint({ publishFrom: '2026-07-01T00:00' })]).toEqual([
      undefined,
      undefined,
    ])
    expect(hint(toForm(secondOldest), secondOldest)).toBeUndefined()
  })
})
