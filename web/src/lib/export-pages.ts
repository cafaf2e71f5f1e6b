import { countList, readPage } from '../firebase/firestore.ts'
import { csvFile, csvRows } from './csv.ts'
import { type Cursor, type PagedList, type Searched, type Searching, toPage } from './paged-list.ts'

const size = 250

export type Table<Row> = readonly (readonly [header: string, cell: (row: Row) => string])[]

export type MakeExport = (run: {
  signal: AbortSignal
  onProgress: (share: number) => void
}) => Promise<{ file: Blob; count: number }>

export async function exportPages<Filter extends Searching, Row extends Searched>(
  list: PagedList<Filter, Row>,
  table: Table<Row>,
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
    const { rows, next } = toPage(list, stored, filter, size)
    written.push(linesOf(table, rows))
    read += stored.length
    count += rows.length
    onProgress(all === 0 ? 1 : Math.min(1, read / all))
    after = next
  } while (after)
  signal.throwIfAborted()
  return { file: csvFile(headerOf(table), written), count }
}

export const exportRows = <Row>(table: Table<Row>, rows: readonly Row[]) => ({
  file: csvFile(headerOf(table), [linesOf(table, rows)]),
  count: rows.length,
})

const headerOf = <Row>(table: Table<Row>) => table.map(([name]) => name)
const linesOf = <Row>(table: Table<Row>, rows: readonly Row[]) =>
  csvRows(rows.map((row) => table.map(([, cell]) => cell(row))))
