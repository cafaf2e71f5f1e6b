import { inOrder, toNotice } from '@prangan/contract/publishing'
import type { Handler } from '../http/handler.ts'
import { readNews } from './news-store.ts'
import { toOfficeWire } from './notice-wire.ts'

/** Handles `viewNews`: all notices, also those that are not public yet or no longer. */
export const viewNews: Handler<'viewNews'> = async (_input, { firebase }) => {
  const stored = await readNews(await firebase.firestore())
  const items = inOrder(stored.map((notice) => ({ ...toNotice(notice), stored: notice })))
  return {
    send: items.filter(({ type }) => type !== 'Marquee').map(({ stored }) => toOfficeWire(stored)),
    header_marquee_data: items
      .filter(({ type }) => type === 'Marquee')
      .map(({ stored }) => toOfficeWire(stored)),
  }
}
