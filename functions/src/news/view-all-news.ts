import type { Handler } from '../http/handler.ts'
import { toNoticeWire } from './notice-wire.ts'
import { readPublicNews } from './public-news.ts'

export const viewAllNews: Handler<'viewAllNews'> = async (_input, { firebase, now }) => {
  const items = await readPublicNews(await firebase.firestore(), now)
  return {
    send: items.filter(({ type }) => type === 'News').map(toNoticeWire),
    header_marquee_data: items.filter(({ type }) => type !== 'News').map(toNoticeWire),
  }
}
