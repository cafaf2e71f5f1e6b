import { doneBy } from '../audit/audit.ts'
import type { Handler } from '../http/handler.ts'
import { removeNewsFile } from './news-file.ts'
import { removeNews } from './news-store.ts'

/** Call 5. The file deleted is the one on record, whatever the address names. */
export const deleteNews: Handler<'deleteNews'> = async ({ params }, { caller, firebase, now, address }) => {
  const change = doneBy({ caller, address, now })
  const { file } = await removeNews(await firebase.firestore(), params.id, change)
  await removeNewsFile(firebase, params.id, file)
  return { message: 'Notice deleted.' }
}
