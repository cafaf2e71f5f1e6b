import { countList, readPage } from '../../../../firebase/firestore.ts'
import { csvFile, csvRows } from '../../../../lib/csv.ts'
import type { Cursor } from '../../../../lib/use-live-pages.ts'
import type { MakeExport } from '../../../../ui/desk/export-button.tsx'
import { fieldNames, labels } from '../../api/application-fields.ts'
import { statusWords } from '../application-words.ts'
import { type ApplicationRow, toApplicationRows } from './application-row.ts'
import {
  type ApplicationFilter,
  applicationsQuery,
  cursorBehind,
  havingAllWords,
} from './applications-query.ts'

/** Documents that are read at a time. */
const pageSize = 250

const header = [
  'Application number',
  ...fieldNames.map((name) => labels[name]),
  'Status',
  'Latest note',
  'Received',
]

const toCells = (application: ApplicationRow): string[] => [
  application.applicationNumber,
  ...fieldNames.map((name) => application[name]),
  statusWords[application.status],
  application.history.at(-1)?.note ?? '',
  application.createdAt.toDate().toISOString(),
]

/** All applications of a filter as a CSV file, read page by page. Throws where the signal ends it. */
export async function exportApplications(
  filter: ApplicationFilter,
  { signal, onProgress }: Parameters<MakeExport>[0],
): ReturnType<MakeExport> {
  const all = await countList(applicationsQuery(filter))
  const written: string[] = []
  let read = 0
  let count = 0
  let after: Cursor | undefined
  do {
    signal.throwIfAborted()
    const stored = await readPage(applicationsQuery(filter, { after, limit: pageSize }))
    const rows = toApplicationRows(stored)
    const wanted = havingAllWords(rows, filter.search)
    written.push(csvRows(wanted.map(toCells)))
    read += stored.length
    count += wanted.length
    onProgress(all === 0 ? 1 : Math.min(1, read / all))
    after = stored.length < pageSize ? undefined : cursorBehind(rows)
  } while (after)
  signal.throwIfAborted()
  return { file: csvFile(header, written), count }
}
