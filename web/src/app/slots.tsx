import type { CurrentNotices } from '@prangan/contract/schemas/notices'
import type { ReactNode } from 'react'
import { AllNotices, loadFailure } from '../features/news/components/all-notices.tsx'
import { emptyTexts, NoticeList } from '../features/news/components/notice-list.tsx'
import { TickerItems } from '../features/news/components/ticker.tsx'
import { Message } from '../ui/message.tsx'

/** How many notices each list of the home page shows. */
const onHome = 6

/**
 * The parts of a prerendered page that depend on the notices. The page renders them where they belong; the server
 * renders them alone and puts them into the template. So each is an element of its own, made from notices only.
 */
export const slots = {
  ticker: (notices: CurrentNotices): ReactNode => <TickerItems notices={notices.ticker} />,
  homeNews: (notices: CurrentNotices): ReactNode => (
    <NoticeList notices={notices.news.slice(0, onHome)} empty={emptyTexts.news} />
  ),
  homeEvents: (notices: CurrentNotices): ReactNode => (
    <NoticeList notices={notices.events.slice(0, onHome)} empty={emptyTexts.events} />
  ),
  allNews: (notices: CurrentNotices): ReactNode => <AllNotices type="News" current={notices.news} />,
  allEvents: (notices: CurrentNotices): ReactNode => <AllNotices type="Events" current={notices.events} />,
} as const

export type SlotName = keyof typeof slots

/**
 * A slot with these notices; null: they could not be read. The ticker then shows what it shows without any, and the home
 * page is silent, as specified: the failure is logged.
 */
export function slotOf(name: SlotName, notices: CurrentNotices | null): ReactNode {
  if (notices) return slots[name](notices)
  if (name === 'ticker') return <TickerItems notices={[]} />
  return name.startsWith('h') ? <div /> : <Message tone="error">{loadFailure}</Message>
}

/** The pages that the server fills, and what it fills in. */
export const pageSlots = {
  '/': ['ticker', 'homeNews', 'homeEvents'],
  '/viewallnews': ['ticker', 'allNews', 'allEvents'],
} as const satisfies Record<string, readonly SlotName[]>

export type PagePath = keyof typeof pageSlots
