/// <reference path="../pages/site-pages.d.ts" />
import { fileKinds } from '@prangan/contract/file-kinds'
import type { Language } from '@prangan/contract/languages'
import { bytesReply } from '../files/bytes-reply.ts'
import type { Handler } from '../http/handler.ts'
import { Failure } from '../lib/failure.ts'
import { readNoticePage } from './notice-page.ts'
import { drawNoticePicture, pictureTexts } from './notice-picture.ts'

/** Only the current version of a page that is shown is drawn, so nobody can have us draw without end. */
export const readNoticePicture: Handler<'readNoticePicture'> = async (
  { params: { id, name }, query },
  { firebase, now },
) => {
  const page = await readNoticePage(await firebase.firestore(), id, now)
  if (!page || !('stored' in page)) throw new Failure('no-such-file')
  const texts = pictureTexts(page.stored, name.replace('.jpg', '') as Language)
  if (query?.v !== texts.version) throw new Failure('no-such-file')
  const { pictureLook } = await import('site-pages')
  const bytes = await drawNoticePicture(texts, pictureLook)
  return bytesReply({ name, contentType: fileKinds.jpeg.mediaType }, bytes)
}
