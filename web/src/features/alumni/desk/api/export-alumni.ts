import { countList } from '../../../../firebase/count.ts'
import { readPage } from '../../../../firebase/firestore.ts'
import { csvFile, csvRows } from '../../../../lib/csv.ts'
import { alumnusFields } from '../alumni-fields.ts'
import { type AlumniFilter, alumniQuery, type Cursor, cursorBehind, havingAllWords } from './alumni-query.ts'
import { type AlumnusRow, toAlumnusRows } from './alumnus-row.ts'

/** Documents that are read at a time. */
const pageSize = 250

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
    const stored = await readPage(alumniQuery(filter, { after, limit: pageSize }))
    const rows = toAlumnusRows(stored)
    const wanted = havingAllWords(rows, filter.search)
    written.push(csvRows(wanted.map(toCells)))
    read += stored.length
    count += wanted.length
    onProgress(all === 0 ? 1 : read / all)
    after = stored.length < pageSize ? undefined : cursorBehind(rows)
  } while (after)
  signal.throwIfAborted()
  return { file: csvFile(header, written), count }
}
