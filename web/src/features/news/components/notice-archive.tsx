import {
  type ListedNotice,
  type NoticeList,
  type NoticeQuery,
  noticeQuery,
} from '@prangan/contract/notice-view'
import type { Loaded } from '@prangan/contract/site-data'
import { type RefObject, useEffect, useRef } from 'react'
import {
  useLocation,
  useNavigation,
  useNavigationType,
  useRevalidator,
  useSearchParams,
} from 'react-router-dom'
import { focusOn } from '../../../lib/focus-on.ts'
import { yearOf } from '../../../lib/format-day.ts'
import { noticePageMessages } from '../../../messages/notice-page.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Message } from '../../../ui/message.tsx'
import { foundHref, foundId } from '../api/found-href.ts'
import { ListSkeleton } from './list-skeleton.tsx'
import { ListedNotices } from './listed-notices.tsx'
import { NoticeFilters } from './notice-filters.tsx'

const texts = () => noticePageMessages().list

/** The list that has every notice, a page at a time; what it shows is in the address. */
export function NoticeArchive({ loaded }: { loaded: Loaded<NoticeList> }) {
  const [params] = useSearchParams()
  const isLoading = useNavigation().state === 'loading'
  const list = loaded.status === 'ready' ? loaded.value : undefined
  const found = useRef<HTMLDivElement>(null)
  useShowFound(found)
  return (
    <div className="grid gap-8">
      <NoticeFilters params={params} years={list?.years ?? []} />
      <div ref={found} id={foundId} className="grid scroll-mt-4 gap-8">
        <p role="status" aria-busy={isLoading} className="text-lg font-semibold text-indigo-950 empty:hidden">
          {list && texts().found(list.total)}
        </p>
        {loaded.status === 'loading' && <ListSkeleton />}
        {loaded.status === 'failed' && <Failed />}
        {list?.total === 0 && <EmptyState>{texts().none}</EmptyState>}
        {list &&
          groupsOf(list.items, noticeQuery(params)).map((group) => (
            <section key={group.title} className="grid gap-x-8 md:grid-cols-[8rem_1fr]">
              <h2 className="border-b-2 border-marigold-500 pb-1 text-xl text-indigo-900 md:border-b-0 md:pt-3">
                {group.title}
              </h2>
              <ListedNotices notices={group.items} />
            </section>
          ))}
        {list && list.pages > 1 && <Pager list={list} params={params} />}
      </div>
    </div>
  )
}

/** Brings what was found to the reader after a search or a step to another page, as the browser does without scripts. */
function useShowFound(found: RefObject<HTMLElement | null>): void {
  const { key, hash } = useLocation()
  const isBack = useNavigationType() === 'POP'
  const shown = useRef(key)
  useEffect(() => {
    if (shown.current === key) return
    shown.current = key
    const part = found.current
    // On Back the browser restores the scroll position.
    if (!part || isBack || hash !== `#${foundId}`) return
    const { top } = part.getBoundingClientRect()
    if (top < 0 || top > innerHeight / 2) part.scrollIntoView()
    const status = part.querySelector<HTMLElement>('[role="status"]')
    // The button that was pressed is gone.
    if (status) focusOn(status)
  }, [found, key, hash, isBack])
}

type Group = { title: string; items: readonly ListedNotice[] }

/** By year of publication, or under the chosen year; events are apart by whether their day is still to come. */
function groupsOf(items: readonly ListedNotice[], { category, year }: NoticeQuery): Group[] {
  const titleOf = (notice: ListedNotice) => {
    // The year that is chosen is that of an event's day, which may be another one.
    if (category !== 'event' && year) return year
    if (category !== 'event') return yearOf(notice.publishFrom ?? notice.createdAt)
    return notice.eventDate && !notice.isOver ? texts().upcoming : texts().past
  }
  return [...Map.groupBy(items, titleOf)].map(([title, ofGroup]) => ({ title, items: ofGroup }))
}

function Pager({ list: { page, pages }, params }: { list: NoticeList; params: URLSearchParams }) {
  const hrefOf = (to: number) => {
    const next = new URLSearchParams(params)
    next.set('page', String(to))
    return foundHref(next)
  }
  return (
    <nav aria-label={texts().page(page, pages)} className="flex flex-wrap items-center gap-4">
      {page > 1 && (
        <a href={hrefOf(page - 1)} rel="prev" className={buttonClass('secondary')}>
          {texts().newer}
        </a>
      )}
      {page < pages && (
        <a href={hrefOf(page + 1)} rel="next" className={buttonClass('secondary')}>
          {texts().older}
        </a>
      )}
      <span className="text-sm text-muted">{texts().page(page, pages)}</span>
    </nav>
  )
}

function Failed() {
  const { revalidate, state } = useRevalidator()
  return (
    <div className="grid justify-items-start gap-4">
      <Message tone="error">{texts().failed}</Message>
      <Button look="secondary" busy={state === 'loading'} onClick={() => revalidate()}>
        {texts().tryAgain}
      </Button>
    </div>
  )
}
