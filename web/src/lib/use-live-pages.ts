import { useState } from 'react'
import type { ListPage } from './paged-list.ts'
import { type Listen, useLive } from './use-live.ts'

/** Documents that are shown at a time. */
export const pageSize = 25

/** One array for good, since what depends on the rows is worked out again for every new one. */
const noRows: readonly never[] = []

/**
 * A list's documents, live and a page at a time: only the page that is shown is listened to. `bring` loads what listens
 * to a page, as `watchPages` makes it; a filter that changes begins at the first page again.
 */
export function useLivePages<Row, Cursor>(
  bring: () => Promise<Listen<ListPage<Row, Cursor>>>,
  filter: object,
) {
  const name = JSON.stringify(filter)
  const [turned, setTurned] = useState<{ name: string; starts: readonly Cursor[] }>({ name, starts: [] })
  const starts = turned.name === name ? turned.starts : []
  const { live, retry } = useLive(bring, JSON.stringify({ filter, after: starts.at(-1) }))
  const page = live.status === 'ready' ? live.value : undefined
  const next = page?.next
  return {
    status: live.status,
    rows: page?.rows ?? noRows,
    /** How many the whole list has; undefined while, or where, that is not known. */
    total: page?.total,
    /** The page's number, from 1. */
    number: starts.length + 1,
    turnBack: starts.length > 0 ? () => setTurned({ name, starts: starts.slice(0, -1) }) : undefined,
    turnOn: next && (() => setTurned({ name, starts: [...starts, next] })),
    retry,
  }
}
export type LivePages<Row> = ReturnType<typeof useLivePages<Row, unknown>>
