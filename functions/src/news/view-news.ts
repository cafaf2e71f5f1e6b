import { newsTypes } from '@prangan/contract/schemas/news'
import type { Handler } from '../http/handler.ts'
import { readNews } from './news-store.ts'
import { toNewsItem } from './news-wire.ts'

/** Call 3. */
export const viewNews: Handler<'viewNews'> = async (_input, { firebase }) => {
  const items = await readNews(await firebase.firestore(), newsTypes)
  return {
    send: items.filter(({ type }) => type !== 'Marquee').map(toNewsItem),
    header_marquee_data: items.filter(({ type }) => type === 'Marquee').map(toNewsItem),
  }
}
