import { publicFrom, tickerOf } from '@prangan/contract/publishing'
import type { Notice } from '@prangan/contract/schemas/notices'
import { toNotice } from '@prangan/contract/to-notice'
import type { NoticeRow } from './api/notice-row.ts'

/** The ticker at a time with this notice in it; notices that were added after that time count as public. */
export function withPlaced(placed: NoticeRow, ticker: readonly Notice[], time: number) {
  const notice = toNotice(placed)
  const others = ticker.filter(({ id }) => id !== notice.id)
  const latest = Math.max(time, ...others.map((other) => Date.parse(publicFrom(other))))
  return {
    others,
    carried: tickerOf([notice, ...others], latest),
    notice,
    isForTicker: tickerOf([notice], latest).length > 0,
  }
}

/**
 * Whether a ticker item is public at a time (milliseconds since 1970), but the ticker is full of others before it.
 */
export function isLeftOut(row: NoticeRow, ticker: readonly Notice[], time: number): boolean {
  const { notice, isForTicker, carried } = withPlaced(row, ticker, time)
  return isForTicker && !carried.includes(notice)
}
