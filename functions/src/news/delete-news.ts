import { objects } from '@prangan/contract/paths'
import { Failure } from '../http/failure.ts'
import type { Handler } from '../http/handler.ts'
import { removeObject } from '../media/store-object.ts'
import { removeNews } from './news-store.ts'

/** Call 5. The file deleted is the one on record, whatever the address names. */
export const deleteNews: Handler<'deleteNews'> = async ({ params }, { firebase }) => {
  const removed = await removeNews(await firebase.firestore(), params.id)
  if (!removed) throw new Failure('no-such-notice')
  if (removed.file) await removeObject(firebase, objects.noticeFile(params.id, removed.file.name))
  return { message: 'Notice deleted.' }
}
