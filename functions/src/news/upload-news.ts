import { endpointTable } from '@prangan/contract/endpoints/table'
import { collections, objects } from '@prangan/contract/paths'
import type { Handler } from '../http/handler.ts'
import { checkFile } from '../media/check-file.ts'
import { removeObject, storePublicObject } from '../media/store-object.ts'
import { addNews } from './news-store.ts'
import { toNewsItem } from './news-wire.ts'

/** Call 4. The file is stored before the item that names it, so no reader ever meets a link to nothing. */
export const uploadNews: Handler<'uploadNews'> = async ({ body, files }, { firebase, now }) => {
  const firestore = await firebase.firestore()
  const { Timestamp } = await import('firebase-admin/firestore')
  const { id } = firestore.collection(collections.news).doc()
  const checked = files.myfile && (await checkFile(files.myfile, endpointTable.uploadNews.body.files.myfile))
  const objectPath = checked && objects.noticeFile(id, checked.name)
  if (checked && objectPath) await storePublicObject(firebase, objectPath, checked)
  try {
    const notice = await addNews(firestore, id, {
      title: body.title,
      type: body.type,
      link: checked ? '' : body.link,
      file: checked
        ? { name: checked.name, contentType: checked.contentType, size: checked.bytes.length }
        : null,
      createdAt: Timestamp.fromDate(now),
    })
    return { message: 'Notice published.', item: toNewsItem(notice) }
  } catch (error) {
    if (objectPath) await removeObject(firebase, objectPath)
    throw error
  }
}
