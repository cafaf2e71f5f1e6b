import { englishDates, formatMinute } from '@prangan/contract/format-date'
import { collectionPaths } from '@prangan/contract/paths'
import type { NoticeDocument } from '@prangan/contract/schemas/notices'
import { doneBy } from '../audit/audit.ts'
import type { Handler } from '../http/handler.ts'
import { dropNewsFile, storeNewsFile } from './news-file.ts'
import { addNews } from './news-store.ts'
import { checkCategory } from './notice-categories.ts'
import { toNoticeDocument } from './notice-document.ts'
import { toOfficeWire } from './notice-wire.ts'

/** The file is stored before the notice that names it, so no link is ever broken. */
export const uploadNews: Handler<'uploadNews'> = async (
  { body, files },
  { caller, firebase, now, address, idempotency },
) => {
  const firestore = await firebase.firestore()
  await checkCategory(firestore, body.category, now)
  const { id } = firestore.collection(collectionPaths.news).doc()
  const file = await storeNewsFile(firebase, id, files.myfile)
  try {
    const news = toNoticeDocument(body, file, now)
    const answer = { message: doneMessage(news, now), item: toOfficeWire({ id, ...news }) }
    const change = doneBy({ caller, address, now })
    await addNews(firestore, id, news, change, { answer, idempotency })
    return answer
  } catch (error) {
    await dropNewsFile(firebase, id, file, error)
    throw error
  }
}

function doneMessage({ publishFrom }: NoticeDocument, now: Date): string {
  return publishFrom > now
    ? `Notice scheduled for ${formatMinute(publishFrom, englishDates)}.`
    : 'Notice published.'
}
