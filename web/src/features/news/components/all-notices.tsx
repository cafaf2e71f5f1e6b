import type { CurrentNotices } from '@prangan/contract/schemas/notices'
import { useEffect, useRef } from 'react'
import { focusOn } from '../../../lib/focus-on.ts'
import { messages } from '../../../messages/index.ts'
import { Button } from '../../../ui/button.tsx'
import { Message } from '../../../ui/message.tsx'
import type { NoticeTab } from '../api/read-notices.ts'
import { useAllNotices } from '../api/use-all-notices.ts'
import { NoticesByYear } from './notices-by-year.tsx'

type AllNoticesProps = { tab: NoticeTab; current: CurrentNotices }

/** All notices of a tab: the current ones at once, older ones a page at a time. */
export function AllNotices({ tab, current }: AllNoticesProps) {
  const { all, hasMore, status, readMore } = useAllNotices(tab, current)
  const { notices } = messages()
  const element = useRef<HTMLDivElement>(null)
  const firstLoaded = useRef<number>(null)
  useEffect(() => {
    if (firstLoaded.current === null || status === 'loading') return
    const shown = [...(element.current?.querySelectorAll('li') ?? [])]
    const next = shown[firstLoaded.current] ?? shown.at(-1)
    if (status !== 'failed' && next) focusOn(next)
    firstLoaded.current = null
  }, [status])
  const readOn = () => {
    firstLoaded.current = all.length
    void readMore()
  }
  return (
    <div ref={element} className="grid gap-6">
      <NoticesByYear notices={all} empty={tab === 'News' ? notices.noNotices : notices.noEvents} />
      {hasMore && (
        <div className="grid justify-items-start gap-4 md:ps-32">
          <Message tone="error">{status === 'failed' && notices.failed}</Message>
          <Button look="secondary" busy={status === 'loading'} onClick={readOn} data-replay="">
            {notices.older}
          </Button>
        </div>
      )}
    </div>
  )
}
