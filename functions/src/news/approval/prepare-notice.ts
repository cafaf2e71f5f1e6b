import { collectionPaths } from '@prangan/contract/paths'
import type { Handler } from '../../http/handler.ts'
import { dropNewsFile, storeNewsFile } from '../news-file.ts'
import { checkCategory } from '../notice-categories.ts'
import { toNoticeDocument } from '../notice-document.ts'
import { addPrepared } from './prepared-store.ts'

/** The notice already has the id that it keeps when it is published, so its file never moves. */
export const prepareNotice: Handler<'prepareNotice'> = async ({ body, files }, context) => {
  const { firebase, now } = context
  const firestore = await firebase.firestore()
  await checkCategory(firestore, body.category, now)
  const { id } = firestore.collection(collectionPaths.news).doc()
  const file = await storeNewsFile(firebase, id, files.myfile)
  try {
    const answer = { message: 'Notice sent for approval.', id }
    await addPrepared(context, id, toNoticeDocument(body, file, now), answer)
    return answer
  } catch (error) {
    await dropNewsFile(firebase, id, file, error)
    throw error
  }
}
