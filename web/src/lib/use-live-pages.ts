import { useState } from 'react'
import type { Cursor, ListPage } from './paged-list.ts'
import { type Listen, useLive } from './use-live.ts'

/** The number of documents on a page. */
export const pageSize = 25

/** One constant array: a new one would recompute everything that depends on the rows. */
const noRows: readonly never[] = []

/**
 * A list's documents, live and a page at a time: only the page that is shown has a listener. `load` loads the
 * function that listens to a page, made by `watchPages`. A new filter starts at the first page.
 */
export function useLivePages<Row>(load: () => Promise<Listen<ListPage<Row>>>, filter: object) {
  const name = JSON.stringify(filter)
  const [turned, setTurned] = useState<{ name: string; starts: readonly Cursor[] }>({ name, starts: [] })
  const starts = turned.name === name ? turned.starts : []
  const { live, retry } = useLive(load, JSON.stringify({ filter, after: starts.at(-1) }))
  const page = live.status === 'ready' ? live.value : undefined
  const next = page?.next
  return {
    status: live.status,
    rows: page?.rows ?? noRows,
    /** The size of the whole list; undefined while it is unknown. */
    total: page?.total,
    /** The page's number, from 1. */
    number: starts.length + 1,
    turnBack: starts.length > 0 ? () => setTurned({ name, starts: starts.slice(0, -1) }) : undefined,
    turnOn: next && (() => setTurned({ name, starts: [...starts, next] })),
    retry,
  }
}
export type LivePages<Row> = ReturnType<typeof useLivePages<Row>>
