import { Plus } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { DataTable } from '../../../../ui/desk/data-table.tsx'
import { Message } from '../../../../ui/message.tsx'
import type { GetToken } from '../api/edit-news.ts'
import { type NewsFilter, useNewsList } from '../api/use-news-list.ts'
import { ListFoot } from './list-foot.tsx'
import { newsColumns } from './news-columns.tsx'
import { TypeFilter } from './type-filter.tsx'
import { useNewsWindows } from './use-news-windows.ts'

/** The office's list of notices: read live, filtered by type, added to and deleted from. */
export function ViewNews({ getToken }: { getToken: GetToken }) {
  const [filter, setFilter] = useState<NewsFilter>('All')
  const heading = useRef<HTMLHeadingElement>(null)
  const list = useNewsList(filter)
  const { openAdd, openDelete, prefetch, hasFailed, Windows, state } = useNewsWindows()
  const columns = useMemo(() => newsColumns(openDelete), [openDelete])

  return (
    <section aria-labelledby="view-news">
      <div className="flex flex-wrap items-end justify-between gap-4 pb-6">
        <h1 id="view-news" ref={heading} tabIndex={-1} className="text-2xl text-indigo-950">
          View News
        </h1>
        <div className="flex w-full items-center justify-between gap-4 sm:w-auto">
          <TypeFilter value={filter} onChange={setFilter} />
          <Button onClick={openAdd} onPointerEnter={prefetch} onFocus={prefetch}>
            <Plus aria-hidden="true" size={18} />
            Add
          </Button>
        </div>
      </div>
      <Message tone="error">
        {hasFailed && 'The window could not be opened. Please check your internet connection and try again.'}
      </Message>
      <DataTable
        caption="Notices, newest first"
        columns={columns}
        rows={list.rows}
        rowId={({ id }) => id}
        isLoading={list.status === 'loading'}
        emptyText={list.status === 'failed' ? 'The notices could not be loaded.' : 'No records found'}
      />
      <ListFoot list={list} />
      {Windows && <Windows {...state} getToken={getToken} fallbackFocus={() => heading.current} />}
    </section>
  )
}
