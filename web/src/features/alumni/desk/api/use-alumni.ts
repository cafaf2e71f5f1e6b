import { useState } from 'react'
import { useLive } from '../../../../lib/use-live.ts'
import { type AlumniFilter, type Cursor, havingAllWords } from './alumni-query.ts'
import type { AlumnusRow } from './alumnus-row.ts'

const bringPage = async () => (await import('./watch-alumni.ts')).watchAlumniPage
const bringAlumnus = async () => (await import('./watch-alumni.ts')).watchAlumnus

/** One array for good, since what depends on the rows is worked out again for every new one. */
const noRows: readonly AlumnusRow[] = []

/** A filter's alumni, live and a page at a time: what any admin changes shows at once. */
export function useAlumniList({ isVerified, degree, year, search }: AlumniFilter) {
  const filter = { isVerified, degree, year, search }
  const name = JSON.stringify(filter)
  const [turned, setTurned] = useState<{ name: string; starts: readonly Cursor[] }>({ name, starts: [] })
  const starts = turned.name === name ? turned.starts : []
  const { live, retry } = useLive(bringPage, JSON.stringify({ ...filter, after: starts.at(-1) }))
  const page = live.status === 'ready' ? live.value : undefined
  const next = page?.next
  return {
    status: live.status,
    rows: page ? havingAllWords(page.rows, search) : noRows,
    /** The page's number, from 1. */
    number: starts.length + 1,
    turnBack: starts.length > 0 ? () => setTurned({ name, starts: starts.slice(0, -1) }) : undefined,
    turnOn: next && (() => setTurned({ name, starts: [...starts, next] })),
    retry,
  }
}
export type AlumniList = ReturnType<typeof useAlumniList>

/** One alumnus, live; null once they are not on record. */
export function useAlumnus(id: string) {
  return useLive(bringAlumnus, id)
}
