import type { NoticeDocument, UpdateNewsInput } from '@prangan/contract/schemas/notices'
import { doneBy } from '../audit/audit.ts'
import type { Handler } from '../http/handler.ts'
import { Failure } from '../lib/failure.ts'
import { dropNewsFile, type NewsFile, storeNewsFile } from './news-file.ts'
import { editNews } from './news-store.ts'
import { checkCategory } from './notice-categories.ts'
import { toNoticeDocument, withCorrection } from './notice-document.ts'
import { toOfficeWire } from './notice-wire.ts'

/** A new file is stored before the notice names it. The old one stays for as long as its version can be restored. */
export const updateNews: Handler<'updateNews'> = async (
  { params: { id }, body, files },
  { caller, firebase, now, address },
) => {
  const firestore = await firebase.firestore()
  await checkCategory(firestore, body.category, now)
  const file = await storeNewsFile(firebase, id, files.myfile, { replaces: true })
  try {
    const edit = (before: NoticeDocument) => editedNews(before, body, file, now)
    const change = doneBy({ caller, address, now })
    const { after } = await editNews(firestore, id, edit, change)
    return { message: 'Notice saved.', item: toOfficeWire({ id, ...after }) }
  } catch (error) {
    await dropNewsFile(firebase, id, file, error)
    throw error
  }
}

function editedNews(
  before: NoticeDocument,
  body: UpdateNewsInput,
  sent: NewsFile,
  now: Date,
): NoticeDocument {
  if (body.version !== '' && Number(body.version) !== before.version) throw new Failure('changed-meanwhile')
  const kept = body.removeFile === '1' ? null : before.file
  return withCorrection(toNoticeDocument(body, sent ?? kept, now, before), body, now)
}
