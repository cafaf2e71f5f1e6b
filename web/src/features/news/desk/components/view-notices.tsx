import { approvalTab } from '@prangan/contract/desk-paths'
import { Plus } from 'lucide-react'
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useDeskSession } from '../../../../lib/desk-session.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import { Button } from '../../../../ui/button.tsx'
import { BinLink } from '../../../../ui/desk/bin-link.tsx'
import { ResourceScreen } from '../../../../ui/desk/resource-screen.tsx'
import { SectionLoading } from '../../../../ui/desk/section-loading.tsx'
import { useResourceScreen } from '../../../../ui/desk/use-resource-screen.ts'
import { useCurrentNotices } from '../../api/current-notices.ts'
import type { NoticeRow } from '../api/notice-row.ts'
import { openFile } from '../api/open-file.ts'
import { useApprovalCount } from '../api/use-approval-count.ts'
import { CopiedNotice } from '../copied-notice.ts'
import { notices } from '../notices.ts'
import { tabsWithApproval } from '../prepared-notices.ts'
import { useCurrentTime } from '../use-time.ts'
import { noticeColumns } from './notice-columns.tsx'
import { PrepareLink } from './prepare-link.tsx'
import { PreparedList } from './prepared-list.tsx'

const NoticeCalendar = lazy(async () => ({
  default: (await import('./notice-calendar.tsx')).NoticeCalendar,
}))
const loadDialogs = () => import('./notice-dialogs.tsx')
const texts = () => deskMessages().news
const bulk = () => [{ kind: 'remove', label: texts().removeSelected, isDanger: true }] as const

/** The office's notices, and in a tab of their own those that wait for approval. */
export function ViewNotices() {
  const { can } = useDeskSession()
  const count = useApprovalCount()
  const [params] = useSearchParams()
  const tab = params.get('tab')
  const screens = useRef<HTMLDivElement>(null)
  const last = useRef(tab)
  useEffect(() => {
    // The screen of the other list is another one, whose tab was not the one that was pressed.
    if (last.current !== tab && document.activeElement === document.body)
      screens.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus()
    last.current = tab
  }, [tab])
  return (
    <div ref={screens}>
      {tab === approvalTab && can('news:prepare') ? (
        <PreparedList count={count} />
      ) : (
        <PublicList count={count} />
      )}
    </div>
  )
}

/** The list of notices: read live, searched and filtered, added to, edited and deleted from. */
function PublicList({ count }: { count: number }) {
  const { getToken, can } = useDeskSession()
  const hasApproval = can('news:prepare')
  const resource = useMemo<typeof notices>(
    () => (hasApproval ? { ...notices, tabs: () => tabsWithApproval(count) } : notices),
    [hasApproval, count],
  )
  const screen = useResourceScreen(resource, loadDialogs)
  const { list, add, opener, ask } = screen
  const [hasFileFailed, setFileFailed] = useState(false)
  const [copied, setCopied] = useState<NoticeRow | null>(null)
  const time = useCurrentTime(list.rows)
  const ticker = useCurrentNotices().notices?.ticker
  const columns = useMemo(
    () =>
      noticeColumns(
        { time, ticker: ticker ?? [] },
        {
          can,
          opener,
          remove: (row) => ask('remove', [row]),
          duplicate: (row) => {
            setCopied(row)
            add()
          },
          openFile: (row) => {
            setFileFailed(false)
            openFile(row, getToken).catch(() => setFileFailed(true))
          },
        },
      ),
    [time, ticker, can, opener, ask, add, getToken],
  )
  const addBlank = () => {
    setCopied(null)
    add()
  }
  return (
    <CopiedNotice value={copied}>
      <ResourceScreen
        screen={screen}
        title={texts().title}
        caption={texts().caption}
        columns={columns}
        bulk={can('news:delete') ? bulk() : undefined}
        error={hasFileFailed && texts().fileNotOpened}
        filtersClass="grid grid-cols-[minmax(0,1fr)_8rem] gap-4 pb-4 sm:grid-cols-[minmax(0,1fr)_15rem]"
        actions={
          <>
            <BinLink kind="notices" />
            {can('news:prepare') && !can('news:publish') && <PrepareLink />}
            {can('news:publish') && (
              <Button onClick={addBlank}>
                <Plus aria-hidden="true" size={18} />
                {texts().add}
              </Button>
            )}
          </>
        }
        panels={{
          calendar: (
            <Suspense fallback={<SectionLoading />}>
              <NoticeCalendar linkTo={screen.linkTo} />
            </Suspense>
          ),
        }}
      />
    </CopiedNotice>
  )
}
