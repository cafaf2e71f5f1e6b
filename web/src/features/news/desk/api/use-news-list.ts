import { collections } from '@prangan/contract/paths'
import type { NewsType } from '@prangan/contract/schemas/news'
import { useEffect, useState } from 'react'
import { type NewsRow, toNewsRows } from './news-row.ts'

/** How many notices are shown at first, and how many more each time. */
const pageSize = 25

export type NewsFilter = NewsType | 'All'

/** What a listener told last, and of which filter. */
type Told = { filter: NewsFilter; size: number; rows: NewsRow[]; isFull: boolean; hasFailed: boolean }

export type NewsList = {
  status: 'loading' | 'ready' | 'failed'
  /** Newest first; kept while more are on their way and when the connection fails. */
  rows: NewsRow[]
  /** There may be older ones. */
  hasMore: boolean
  isLoadingMore: boolean
  loadMore: () => void
  retry: () => void
}

/** Listens to the first `size` notices of a filter. Returns what stops it. */
function watchNews(
  filter: NewsFilter,
  size: number,
  tell: (told: Told) => void,
  fail: () => void,
): () => void {
  let stop = () => {}
  let isStopped = false
  import('../../../../firebase/firestore.ts').then(({ watchList }) => {
    if (isStopped) return
    const list = {
      collection: collections.news,
      ...(filter !== 'All' && { where: [['type', filter]] as const }),
      orderBy: ['createdAt', 'desc'],
      limit: size,
    } as const
    stop = watchList(
      list,
      (stored) =>
        tell({ filter, size, rows: toNewsRows(stored), isFull: stored.length >= size, hasFailed: false }),
      fail,
    )
  }, fail)
  return () => {
    isStopped = true
    stop()
  }
}

/** The notices of a type, live: what anyone publishes or deletes shows at once. */
export function useNewsList(filter: NewsFilter): NewsList {
  const [told, setTold] = useState<Told | null>(null)
  const [wanted, setWanted] = useState({ filter, size: pageSize, attempt: 0 })
  if (wanted.filter !== filter) setWanted({ filter, size: pageSize, attempt: 0 })

  useEffect(() => {
    const nothing: Told = { ...wanted, rows: [], isFull: false, hasFailed: true }
    return watchNews(wanted.filter, wanted.size, setTold, () =>
      setTold((last) => (last?.filter === wanted.filter ? { ...last, hasFailed: true } : nothing)),
    )
  }, [wanted])

  const current = told?.filter === filter ? told : null
  return {
    status: current === null ? 'loading' : current.hasFailed ? 'failed' : 'ready',
    rows: current?.rows ?? noRows,
    hasMore: current?.isFull ?? false,
    isLoadingMore: current !== null && !current.hasFailed && current.size < wanted.size,
    loadMore: () => setWanted((last) => ({ ...last, size: last.size + pageSize })),
    retry: () => setWanted((last) => ({ ...last, attempt: last.attempt + 1 })),
  }
}

/** One array for good, since the table rebuilds its rows for every new one. */
const noRows: NewsRow[] = []
