import { useState } from 'react'
import { type Listen, useLive } from './use-live.ts'

/** Where a page begins: behind the last document of the one before, by its time (milliseconds since 1970) and its id. */
export type Cursor = readonly [at: number, id: string]

/** A page of a list. `next` is where the one behind it begins, where there may be one. */
export type LivePage<Row> = { rows: readonly Row[]; next: Cursor | undefined }

/** One array for good, since what depends on the rows is worked out again for every new one. */
const noRows: readonly never[] = []

/**
 * A list's documents, live and a page at a time: only the page that is shown is listened to. `bring` loads what listens
 * to the page named by `pageName`; a filter that changes begins at the first page again.
 */
export function useLivePages<Row>(bring: () => Promise<Listen<LivePage<Row>>>, filter: object) {
  const name = JSON.stringify(filter)
  const [turned, setTurned] = useState<{ name: string; starts: readonly Cursor[] }>({ name, starts: [] })
  const starts = turned.name === name ? turned.starts : []
  const { live, retry } = useLive(bring, pageName(filter, starts.at(-1)))
  const page = live.status === 'ready' ? live.value : undefined
  const next = page?.next
  return {
    status: live.status,
    rows: page?.rows ?? noRows,
    /** The page's number, from 1. */
    number: starts.length + 1,
    turnBack: starts.length > 0 ? () => setTurned({ name, starts: starts.slice(0, -1) }) : undefined,
    turnOn: next && (() => setTurned({ name, starts: [...starts, next] })),
    retry,
  }
}
export type LivePages<Row> = ReturnType<typeof useLivePages<Row>>

const pageName = (filter: object, after: Cursor | undefined): string => JSON.stringify({ ...filter, after })
