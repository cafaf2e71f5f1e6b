import { useState } from 'react'
import { useLive } from '../../../../lib/use-live.ts'
import { type Cursor, havingAllWords, type NewsFilter } from './news-query.ts'
import type { NewsRow } from './news-row.ts'

const bringPage = async () => (await import('./watch-news.ts')).watchNewsPage
const bringNotice = async () => (await import('./watch-news.ts')).watchNotice

/** One array for good, since what depends on the rows is worked out again for every new one. */
const noRows: readonly NewsRow[] = []

/** A filter's notices, live and a page at a time: what anyone publishes, changes or deletes shows at once. */
export function useNewsList(filter: NewsFilter) {
  const name = JSON.stringify(filter)
  const [turned, setTurned] = useState<{ name: string; starts: readonly Cursor[] }>({ name, starts: [] })
  const starts = turned.name === name ? turned.starts : []
  const { live, retry } = useLive(bringPage, JSON.stringify({ ...filter, after: starts.at(-1) }))
  const page = live.status === 'ready' ? live.value : undefined
  const next = page?.next
  return {
    status: live.status,
    rows: page ? havingAllWords(page.rows, filter.search) : noRows,
    /** The page's number, from 1. */
    number: starts.length + 1,
    turnBack: starts.length > 0 ? () => setTurned({ name, starts: starts.slice(0, -1) }) : undefined,
    turnOn: next && (() => setTurned({ name, starts: [...starts, next] })),
    retry,
  }
}
export type NewsList = ReturnType<typeof useNewsList>

/** A notice as it stands now, live: as it was given until it is read, null once it is not there any more. */
export function useNewest(given: NewsRow): NewsRow | null {
  const { live } = useLive(bringNotice, given.id)
  return live.status === 'ready' ? live.value : given
}
