import { settingsId } from '@prangan/contract/paths'
import { Link } from 'react-router-dom'
import { useDeskSession } from '../../../../lib/desk-session.ts'
import type { MakeExport } from '../../../../lib/export-pages.ts'
import { formatDate } from '../../../../lib/format-day.ts'
import { pageOf } from '../../../../lib/page-of.ts'
import type { Cursor, ListPage } from '../../../../lib/paged-list.ts'
import type { Listen } from '../../../../lib/use-live.ts'
import { useLivePages } from '../../../../lib/use-live-pages.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import { type Column, DataTable } from '../../../../ui/desk/data-table.tsx'
import { ExportButton } from '../../../../ui/desk/export-button.tsx'
import { Pagination } from '../../../../ui/desk/pagination.tsx'
import { editorHref } from '../editor-href.ts'
import { type MissedSearch, missedSearchesTable, sumMisses } from '../missed-searches.ts'

const texts = () => deskMessages().search

async function loadPage(): Promise<Listen<ListPage<MissedSearch>>> {
  const { watchSearchMisses } = await import('../api/watch-search-misses.ts')
  return (name, next, failed) => {
    const { after }: { after?: Cursor } = JSON.parse(name)
    return watchSearchMisses('', (months) => next(pageOf(sumMisses(months), { search: '', after })), failed)
  }
}

const exportAll: MakeExport = async () => {
  const [{ exportRows }, { readSearchMisses }] = await Promise.all([
    import('../../../../lib/export-pages.ts'),
    import('../api/watch-search-misses.ts'),
  ])
  return exportRows(missedSearchesTable(), sumMisses(await readSearchMisses()))
}

const everything = {}

const columns = (): Column<MissedSearch>[] => [
  { id: 'title', header: texts().list.columns.search, cell: ({ query }) => <bdi>{query}</bdi> },
  { id: 'type', header: texts().list.columns.times, cell: ({ count }) => texts().times(count) },
  { id: 'created', header: texts().list.columns.last, cell: ({ lastMonth }) => formatDate(lastMonth) },
]

/** What visitors searched for and did not find, as a list of its own and as a file. */
export function MissedSearchesList() {
  const list = useLivePages(loadPage, everything)
  const { can } = useDeskSession()
  const { missed, missedHint, missedFailed, nothingMissed, list: own } = texts()
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-4 pb-4">
        <p className="max-w-prose text-sm text-muted">
          {missedHint}{' '}
          {can('page:structure') && (
            <Link
              to={editorHref(settingsId)}
              className="font-semibold text-indigo-800 underline underline-offset-4 hover:text-marigold-700"
            >
              {deskMessages().pagesList.settings}
            </Link>
          )}
        </p>
        <ExportButton make={exportAll} name={own.fileName} nouns={own.nouns} />
      </div>
      <DataTable
        caption={missed}
        columns={columns()}
        rows={list.rows}
        isLoading={list.status === 'loading'}
        emptyText={list.status === 'failed' ? missedFailed : nothingMissed}
      />
      <Pagination list={list} nouns={own.nouns} isLatestFirst={false} />
    </>
  )
}
