import { limits } from '@prangan/contract/limits'
import { noEnd, publicFrom, tickerOf, toNotice } from '@prangan/contract/publishing'
import type { Notice } from '@prangan/contract/schemas/notices'
import type { NoticeRow } from './api/notice-row.ts'
import { fromBox } from './india-time.ts'
import type { Typed } from './notice-schema.ts'

/** The ticker at a moment with this notice in its place; what came into it after that moment is public all the same. */
function withPlaced(placed: NoticeRow, ticker: readonly Notice[], moment: number) {
  const notice = toNotice(placed)
  const others = ticker.filter(({ id }) => id !== notice.id)
  const latest = Math.max(moment, ...others.map((other) => Date.parse(publicFrom(other))))
  return {
    others,
    carried: tickerOf([notice, ...others], latest),
    notice,
    isForTicker: tickerOf([notice], latest).length > 0,
  }
}

/** Says whether a ticker item is public at a moment (milliseconds since 1970), and the ticker full of others before it. */
export function isLeftOut(row: NoticeRow, ticker: readonly Notice[], moment: number): boolean {
  const { notice, isForTicker, carried } = withPlaced(row, ticker, moment)
  return isForTicker && !carried.includes(notice)
}

/** The fields that do not matter for a notice's position. */
const nothingElse = {
  link: '',
  file: null,
  eventDate: '',
  version: 0,
  updatedAt: new Date(0),
  searchKeys: [],
}

/** What the form says of a ticker item that finds the ticker full; undefined where it does not, or is not to be public now. */
export function tickerHint(
  typed: Typed,
  stored: NoticeRow | null,
  ticker: readonly Notice[],
  moment: number,
): string | undefined {
  if (typed.type !== 'Marquee') return undefined
  const { title, isPinned } = typed
  const { id, createdAt } = stored ?? { id: 'new', createdAt: new Date(moment) }
  const publishFrom = fromBox(typed.publishFrom) ?? createdAt
  const publishUntil = fromBox(typed.publishUntil) ?? noEnd
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
  const { notice, isForTicker, others, carried } = withPlaced(placed, ticker, moment)
  const rule = `The ticker shows the newest ${limits.notices.ticker}, pinned ones first`
  if (!carried.includes(notice)) {
    return isForTicker ? `${rule}: this one will not be among them.` : undefined
  }
  const displaced = others.find((other) => !carried.includes(other))
  return displaced && `${rule}: this one takes “${displaced.title}” out of it.`
}
