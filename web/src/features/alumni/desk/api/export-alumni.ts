import { countList, readPage } from '../../../../firebase/firestore.ts'
import { csvFile, csvRows } from '../../../../lib/csv.ts'
import { alumnusFields } from '../alumni-fields.ts'
import { type AlumniFilter, alumniQuery, type Cursor, havingAllWords, toPage } from './alumni-query.ts'
import type { AlumnusRow } from './alumnus-row.ts'

/** Documents that are read at a time. */
const size = 250

const header = ['Id', ...alumnusFields.map(({ label }) => label), 'Status', 'Registered']

const toCells = (alumnus: AlumnusRow): string[] => [
  alumnus.id,
  ...alumnusFields.map(({ name }) => alumnus[name]),
  alumnus.status ? 'Verified' : 'Requested',
  alumnus.createdAt.toDate().toISOString(),
]

/**
 * All alumni of a filter as a CSV file, read page by page; tells how far it is, from 0 to 1. Throws where the signal
 * ends it.
 */
export async function exportAlumni(
  filter: AlumniFilter,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (share: number) => void },
): Promise<{ file: Blob; count: number }> {
  const all = await countList(alumniQuery(filter))
  const written: string[] = []
  let read = 0
  let count = 0
  let after: Cursor | undefined
  do {
    signal.throwIfAborted()
    const stored = await readPage(alumniQuery(filter, { after, size }))
    const { rows, next } = toPage(stored, size)
    const wanted = havingAllWords(rows, filter.search)
    written.push(csvRows(wanted.map(toCells)))
    read += stored.length
    count += wanted.length
    onProgress(all === 0 ? 1 : Math.min(1, read / all))
    after = next
  } while (after)
  signal.throwIfAborted()
  return { file: csvFile(header, written), count }
}
