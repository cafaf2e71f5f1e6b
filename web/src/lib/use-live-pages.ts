import { useState } from 'react'
import type { Cursor, ListPage } from './paged-list.ts'
import { type Listen, useLive } from './use-live.ts'

export const pageSize = 25

/** A constant, since a new array would recompute everything that depends on the rows. */
const noRows: readonly never[] = []

/**
 * Returns a list's documents, live and page by page: only the visible page has a listener. `load` loads the function that
 * listens to a page, made by `watchPages`. A new filter starts at the first page.
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
    total: page?.total,
    number: starts.length + 1,
    turnBack: starts.length > 0 ? () => setTurned({ name, starts: starts.slice(0, -1) }) : undefined,
    turnOn: next && (() => setTurned({ name, starts: [...starts, next] })),
    retry,
  }
}
export type LivePages<Row> = ReturnType<typeof useLivePages<Row>>
