import { limits } from '@prangan/contract/limits'
import { inOrder, isListedAt, publicFrom } from '@prangan/contract/publishing'
import type { CurrentNotices, Notice } from '@prangan/contract/schemas/notices'
import { useContext, useState } from 'react'
import { useNavigationType } from 'react-router-dom'
import { type NoticeTab, type Reading, ReadNotices } from './read-notices.ts'
import { serverNow } from './server-clock.ts'

type Listed = {
  current: readonly Notice[]
  /** There may be older ones than the current notices have. */
  isCut: boolean
}

/**
 * What a tab lists of the current notices: the events, or the news and the ticker's notices together, as far back as
 * neither list is cut, so that older ones can be read behind the last.
 */
export function listedIn(tab: NoticeTab, { news, ticker, events }: CurrentNotices): Listed {
  const most = limits.notices
  if (tab === 'Events') return { current: events, isCut: events.length >= most.events }
  const cut = [news.length >= most.news && news.at(-1), ticker.length >= most.ticker && ticker.at(-1)]
  const from =
    cut
      .map((last) => (last ? publicFrom(last) : ''))
      .sort()
      .at(-1) ?? ''
  const current = inOrder([...news, ...ticker])
  const end = current.findLastIndex((notice) => publicFrom(notice) >= from) + 1
  return { current: current.slice(0, end), isCut: from !== '' }
}

/**
 * The current notices and behind them those seen before that are older: read since, or pushed out of the current
 * ones by newer. Each once, and none that has ended at `moment` (milliseconds since 1970).
 */
export function joinOlder(current: readonly Notice[], seen: readonly Notice[], time: number): Notice[] {
  const last = current.at(-1)
  const shown = new Set(current.map((notice) => notice.id))
  const older = seen.filter(
    (notice) =>
      !shown.has(notice.id) && (!last || publicFrom(notice) <= publicFrom(last)) && isListedAt(notice, time),
  )
  return [...current, ...older]
}

const nothingRead: Reading = { seen: [], status: 'idle' }

export function useAllNotices(tab: NoticeTab, notices: CurrentNotices) {
  const { current, isCut } = listedIn(tab, notices)
  const readBefore = useContext(ReadNotices)
  const isBack = useNavigationType() === 'POP'
  const [reading, setReading] = useState((isBack && readBefore?.get(tab)) || nothingRead)
  const all = joinOlder(current, reading.seen, serverNow())
  const last = all.at(-1)
  const hasMore = last !== undefined && isCut && reading.status !== 'end'

  const readMore = async () => {
    if (!last || reading.status === 'loading') return
    setReading((before) => ({ ...before, status: 'loading' }))
    try {
      const { readOlder } = await import('./read-older.ts')
      const older = await readOlder(tab === 'News' ? ['News', 'Marquee'] : ['Events'], last)
      const seen = joinOlder(all, older.notices, serverNow())
      const read: Reading = { seen, status: older.isEnd ? 'end' : 'idle' }
      readBefore?.set(tab, read)
      setReading(read)
    } catch {
      setReading((before) => ({ ...before, status: 'failed' }))
    }
  }

  return { all, hasMore, status: reading.status, readMore }
}
