import { countList, readPage } from '../firebase/firestore.ts'
import type { MakeExport } from '../ui/desk/export-button.tsx'
import { csvFile, csvRows } from './csv.ts'
import { type PagedList, type Searched, type Searching, toPage } from './paged-list.ts'

/** The number of documents read at a time. */
const size = 250

/** The columns of an export: the header, and the cells of a row. */
export type Table<Row> = { header: readonly string[]; toCells: (row: Row) => readonly string[] }

/** Everything in a list that matches a filter, as a CSV file, read page by page. Throws when the signal aborts it. */
export async function exportPages<Filter extends Searching, Row extends Searched, Cursor>(
  list: PagedList<Filter, Row, Cursor>,
  { header, toCells }: Table<Row>,
  filter: Filter,
  { signal, onProgress }: Parameters<MakeExport>[0],
): ReturnType<MakeExport> {
  const all = await countList(list.toQuery(filter, {}))
  const written: string[] = []
  let read = 0
  let count = 0
  let after: Cursor | undefined
  do {
    signal.throwIfAborted()
    const stored = await readPage(list.toQuery(filter, { after, limit: size }))
    const { rows, next } = toPage(list, stored, { search: filter.search, size })
    written.push(csvRows(rows.map(toCells)))
    read += stored.length
    count += rows.length
    onProgress(all === 0 ? 1 : Math.min(1, read / all))
    after = next
  } while (after)
  signal.throwIfAborted()
  return { file: csvFile(header, written), count }
}
