import { type Cursor, havingAllWords, type ListPage, type Searched } from './paged-list.ts'
import { pageSize } from './use-live-pages.ts'

export function pageOf<Row extends Searched & { id: string }>(
  all: readonly Row[],
  { search, after }: { search: string; after: Cursor | undefined },
): ListPage<Row> {
  const found = havingAllWords(all, search)
  const start = after ? found.findIndex(({ id }) => id === after[0]) + 1 : 0
  const rows = found.slice(start, start + pageSize)
  const last = rows.at(-1)
  return { rows, next: last && start + pageSize < found.length ? [last.id] : undefined, total: found.length }
}
