import { inOrder } from '@prangan/contract/publishing'
import type { Handler } from '../http/handler.ts'
import { readNews } from './news-store.ts'
import { toOfficeWire } from './news-wire.ts'

/** Handles `viewNews`: also what is not public yet, or any more. */
export const viewNews: Handler<'viewNews'> = async (_input, { firebase }) => {
  const items = inOrder(await readNews(await firebase.firestore()))
  return {
    send: items.filter(({ type }) => type !== 'Marquee').map(toOfficeWire),
    header_marquee_data: items.filter(({ type }) => type === 'Marquee').map(toOfficeWire),
  }
}
