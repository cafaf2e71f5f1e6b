import { Plus } from 'lucide-react'
import { lazy, Suspense, useMemo, useRef, useState } from 'react'
import { useDeskSession } from '../../../../lib/desk-session.ts'
import { useFocusFallback } from '../../../../lib/use-focus-fallback.ts'
import { useLivePages } from '../../../../lib/use-live-pages.ts'
import { useResourceAddress } from '../../../../lib/use-resource-address.ts'
import { Button } from '../../../../ui/button.tsx'
import { DataTable } from '../../../../ui/desk/data-table.tsx'
import { DeskTabs } from '../../../../ui/desk/desk-tabs.tsx'
import { Pagination } from '../../../../ui/desk/pagination.tsx'
import { ResourceFilters } from '../../../../ui/desk/resource-filters.tsx'
import { SectionLoading } from '../../../../ui/desk/section-loading.tsx'
import { Message } from '../../../../ui/message.tsx'
import { useCurrentNotices } from '../../api/current-notices.ts'
import { openFile } from '../api/open-file.ts'
import { notices } from '../notices.ts'
import { useMoment } from '../use-moment.ts'
import { noticeColumns } from './notice-columns.tsx'
import { useNoticeDialogs } from './use-notice-dialogs.ts'

/** Rarely opened, so it is loaded when it is. */
const NoticeBin = lazy(async () => ({ default: (await import('./notice-bin.tsx')).NoticeBin }))

const failures = {
  dialog: 'The window could not be opened. Please check your internet connection and try again.',
  file: 'The file could not be opened. Please try again.',
} as const

/** The office's list of notices: read live, searched and filtered, added to, edited and deleted from; and their bin. */
export function ViewNotices() {
  const { getToken } = useDeskSession()
  const { filter, chooseTab, narrow } = useResourceAddress(notices)
  const [hasFileFailed, setFileFailed] = useState(false)
  const section = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const { tab } = filter
  // Also while the bin is shown, so that the list is there on the way back.
  const list = useLivePages(notices.watchPage, { ...filter, tab: 'notices' })
  const moment = useMoment(list.rows)
  const ticker = useCurrentNotices().notices?.ticker
  const { openAdd, openEdit, openDelete, prefetch, hasFailed, Dialogs, state } = useNoticeDialogs()
  useFocusFallback(section, heading)
  const columns = useMemo(() => {
    const onOpenFile = (row: Parameters<typeof openFile>[0]) => {
      setFileFailed(false)
      openFile(row, getToken).catch(() => setFileFailed(true))
    }
    return noticeColumns(
      { moment, ticker: ticker ?? [] },
      { onEdit: openEdit, onDelete: openDelete, onOpenFile },
    )
  }, [moment, ticker, openEdit, openDelete, getToken])

  return (
    <section ref={section} aria-labelledby="view-news">
      <div className="flex items-center justify-between gap-4 pb-4">
        <h1 id="view-news" ref={heading} tabIndex={-1} className="text-2xl text-indigo-950">
          View News
        </h1>
        <Button onClick={openAdd} onPointerEnter={prefetch} onFocus={prefetch}>
          <Plus aria-hidden="true" size={18} />
          Add
        </Button>
      </div>
      <div className="has-[p]:pb-4">
        <Message tone="error">{(hasFailed && failures.dialog) || (hasFileFailed && failures.file)}</Message>
      </div>
      <DeskTabs label="Notices" tabs={notices.tabs} chosen={tab} onChoose={chooseTab}>
        {tab === 'bin' ? (
          <Suspense fallback={<SectionLoading />}>
            <NoticeBin heading={heading} />
          </Suspense>
        ) : (
          <>
            <ResourceFilters
              resource={notices}
              filter={filter}
              onNarrow={narrow}
              className="grid grid-cols-[minmax(0,1fr)_8rem] gap-4 pb-6 sm:grid-cols-[minmax(0,1fr)_12rem]"
            />
            <DataTable
              caption="Notices, newest first"
              columns={columns}
              rows={list.rows}
              rowId={({ id }) => id}
              isLoading={list.status === 'loading'}
              emptyText={list.status === 'failed' ? 'The notices could not be loaded.' : 'No records found'}
            />
            <Pagination list={list} nouns={notices.nouns} />
          </>
        )}
      </DeskTabs>
      {Dialogs && <Dialogs {...state} rows={list.rows} fallbackFocus={() => heading.current} />}
    </section>
  )
}
