import { isPublicAt } from '@prangan/contract/publishing'
import { can } from '@prangan/contract/roles'
import { storagePaths } from '@prangan/contract/storage-paths'
import { toNotice } from '@prangan/contract/to-notice'
import { type FileReply, readObject } from '../files/read-object.ts'
import type { Handler } from '../http/handler.ts'
import { Failure } from '../lib/failure.ts'
import { readPreparedFor } from './approval/prepared-store.ts'
import { readNewsItem } from './news-store.ts'

/**
 * Returns a notice's current file while the notice is public; an admin can read it before and after too, and who prepared the
 * notice, or a change of it, before it is approved. It is not cached beyond the notice's end. To visitors a file that is not public looks like a
 * missing one.
 */
export const readFile: Handler<'readFile'> = async ({ params }, { caller, firebase, now }) => {
  const firestore = await firebase.firestore()
  const published = await readNewsItem(firestore, params.id)
  const isOfPublished = published?.file?.name === params.name
  const news = isOfPublished ? published : await readPreparedFor(firestore, params.id, caller)
  if (news?.file?.name !== params.name) throw new Failure('no-such-file')
  const isPublic = isOfPublished && isPublicAt(toNotice({ id: params.id, ...news }), now.getTime())
  if (!isPublic && !can(caller, 'news:read-all')) throw new Failure('no-such-file')
  const file: FileReply = await readObject(firebase, storagePaths.noticeFile(params.id, params.name), {
    mayHavePrivate: true,
  })
  const secondsLeft = Math.floor((news.publishUntil.getTime() - now.getTime()) / 1000)
  return { ...file, cacheSeconds: isPublic ? secondsLeft : 0 }
}
