import { doneBy } from '../audit/audit.ts'
import type { Handler } from '../http/handler.ts'
import { removeNews } from './news-store.ts'

/** Removes the notice from the site at once. It stays in the bin for a while, with its file. */
export const deleteNews: Handler<'deleteNews'> = async ({ params }, { caller, firebase, now, address }) => {
  await removeNews(await firebase.firestore(), params.id, doneBy({ caller, address, now }))
  return { message: 'Notice deleted.' }
}
