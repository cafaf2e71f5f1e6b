import { doneBy } from '../audit/audit.ts'
import type { Handler } from '../http/handler.ts'
import { removeNews } from './news-store.ts'

/** The notice leaves the site at once. It stays in the bin for a while, with the file on its record. */
export const deleteNews: Handler<'deleteNews'> = async ({ params }, { caller, firebase, now, address }) => {
  await removeNews(await firebase.firestore(), params.id, doneBy({ caller, address, now }))
  return { message: 'Notice deleted.' }
}
