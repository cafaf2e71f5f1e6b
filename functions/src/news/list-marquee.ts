import type { Handler } from '../http/handler.ts'
import { toNoticeWire } from './notice-wire.ts'
import { readPublicNews } from './public-news.ts'

export const listMarquee: Handler<'listMarquee'> = async (_input, { firebase, now }) => {
  const items = await readPublicNews(await firebase.firestore(), now)
  return { header_marquee_data: items.filter(({ type }) => type === 'Marquee').map(toNoticeWire) }
}
