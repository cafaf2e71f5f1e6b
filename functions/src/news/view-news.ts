import { inOrder } from '@prangan/contract/publishing'
import { toNotice } from '@prangan/contract/to-notice'
import type { Handler } from '../http/handler.ts'
import { readNews } from './news-store.ts'
import { toOfficeWire } from './notice-wire.ts'

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
