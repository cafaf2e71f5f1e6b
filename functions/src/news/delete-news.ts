import { doneBy } from '../audit/audit.ts'
import type { Handler } from '../http/handler.ts'
import { removeNews } from './news-store.ts'

export const deleteNews: Handler<'deleteNews'> = async ({ params }, { caller, firebase, now, address }) => {
  await removeNews(await firebase.firestore(), params.id, doneBy({ caller, address, now }))
  return { message: 'Notice deleted.' }
}
