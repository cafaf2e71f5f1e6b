import { limits } from '@prangan/contract/limits'
import { noEnd } from '@prangan/contract/publishing'
import { noPageFields } from '@prangan/contract/schemas/notice-parts'
import type { Notice } from '@prangan/contract/schemas/notices'
import { fromTimeInput } from '../../../lib/time-input.ts'
import { deskMessages } from '../../../messages/desk.ts'
import type { NoticeRow } from './api/notice-row.ts'
import type { Typed } from './notice-schema.ts'
import { withPlaced } from './ticker-place.ts'

/** The fields that do not affect a notice's position. */
const nothingElse = {
  ...noPageFields,
  link: '',
  file: null,
  eventDate: '',
  version: 0,
  updatedAt: new Date(0),
  searchKeys: [],
}

/**
 * The form's hint for a ticker item if the ticker is full; undefined if it is not, or the item is not to be public
 * now.
 */
export function tickerHint(
  typed: Typed,
  stored: NoticeRow | null,
  ticker: readonly Notice[],
  time: number,
): string | undefined {
  if (typed.type !== 'Marquee') return undefined
  const { title, isPinned } = typed
  const { id, createdAt } = stored ?? { id: 'new', createdAt: new Date(time) }
  const publishFrom = fromTimeInput(typed.publishFrom) ?? createdAt
  const publishUntil = fromTimeInput(typed.publishUntil) ?? noEnd
  const placed: NoticeRow = {
    ...nothingElse,
    id,
    title,
    type: 'Marquee',
    isPinned,
    createdAt,
    publishFrom,
    publishUntil,
  }
  const { notice, isForTicker, others, carried } = withPlaced(placed, ticker, time)
  const { tickerWithout, tickerTakes } = deskMessages().news.form
  const most = limits.notices.ticker
  if (!carried.includes(notice)) {
    return isForTicker ? tickerWithout(most) : undefined
  }
  const displaced = others.find((other) => !carried.includes(other))
  return displaced && tickerTakes(most, displaced.title)
}
