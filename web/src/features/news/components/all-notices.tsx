import type { CurrentNotices } from '@prangan/contract/schemas/notices'
import { messages } from '../../../messages/index.ts'
import { Button } from '../../../ui/button.tsx'
import { Message } from '../../../ui/message.tsx'
import { useAllNotices } from '../api/use-all-notices.ts'
import { NoticesByYear } from './notices-by-year.tsx'

type AllNoticesProps = { tab: 'News' | 'Events'; current: CurrentNotices }

/** All notices of a tab: the current ones at once, older ones a page at a time. */
export function AllNotices({ tab, current }: AllNoticesProps) {
  const { all, hasMore, status, readMore } = useAllNotices(tab, current)
  const { notices } = messages()
  return (
    <div className="grid gap-6">
      <NoticesByYear notices={all} empty={tab === 'News' ? notices.noNotices : notices.noEvents} />
      {hasMore && (
        <div className="grid justify-items-start gap-4 md:pl-32">
          <Message tone="error">{status === 'failed' && notices.failed}</Message>
          <Button look="secondary" busy={status === 'loading'} onClick={readMore} data-replay="">
            {notices.older}
          </Button>
        </div>
      )}
    </div>
  )
}
