import type { Notice } from '@prangan/contract/schemas/notices'
import { Button } from '../../../ui/button.tsx'
import { Message } from '../../../ui/message.tsx'
import { useAllNotices } from '../api/use-all-notices.ts'
import { emptyTexts } from './notice-list.tsx'
import { NoticesByYear } from './notices-by-year.tsx'

/** The message if notices could not be read. */
export const loadFailure = 'Failed to load content. Please try again later.'

/** All notices of a type: the current ones at once, older ones a page at a time. */
export function AllNotices({ type, current }: { type: 'News' | 'Events'; current: readonly Notice[] }) {
  const { all, hasMore, status, readMore } = useAllNotices(type, current)
  return (
    <div className="grid gap-6">
      <NoticesByYear notices={all} empty={type === 'News' ? emptyTexts.news : emptyTexts.events} />
      {hasMore && (
        <div className="grid justify-items-start gap-4 md:pl-32">
          <Message tone="error">{status === 'failed' && loadFailure}</Message>
          <Button look="secondary" busy={status === 'loading'} onClick={readMore} data-replay="">
            Older notices
          </Button>
        </div>
      )}
    </div>
  )
}
