import { randomUUID } from 'node:crypto'
import { endpointTable } from '@prangan/contract/endpoints/table'
import { limits } from '@prangan/contract/limits'
import type { MediaDocument } from '@prangan/contract/schemas/library'
import { addAudit, doneBy } from '../audit/audit.ts'
import type { Handler } from '../http/handler.ts'
import type { SentFile } from '../http/read-multipart.ts'
import { Failure } from '../lib/failure.ts'
import { atField } from '../media/refuse-file.ts'
import { changeLoadedSite } from '../site/site-store.ts'
import { fileTitle } from './file-title.ts'
import { makeRenditions, type Renditions, storeRenditions } from './make-renditions.ts'
import { describe, dropPictureFiles, mediaReference, mediaSearchKeys, withPicture } from './media-store.ts'
import { storeIn } from './store-file.ts'

const rule = endpointTable.addPicture.body.files.picture

export async function takePicture(sent: SentFile | undefined) {
  try {
    if (!sent) throw new Failure('file-missing')
    return await makeRenditions(sent, rule)
  } catch (error) {
    throw atField('picture', error)
  }
}

/** The files are stored before any document names them, so no picture is ever broken. */
export const addPicture: Handler<'addPicture'> = async ({ body, files }, context) => {
  const { caller, firebase, now, idempotency } = context
  const made = await takePicture(files.picture)
  const firestore = await firebase.firestore()
  const id = randomUUID()
  const renditions: Renditions = await storeRenditions(made, storeIn(firebase))
  const title = fileTitle(files.picture?.name ?? '', 'Picture')
  const described = describe(body)
  const picture: MediaDocument = {
    ...renditions,
    ...described,
    title,
    createdAt: now,
    updatedAt: now,
    updatedBy: caller.email,
    version: 1,
    searchKeys: mediaSearchKeys({ title, ...described }),
  }
  const answer = { message: 'The picture was added.', id }
  try {
    return await changeLoadedSite(firestore, now, async (site) => {
      await idempotency.refuseRepeat()
      if (Object.keys(site.media).length >= limits.content.pictures) throw new Failure('library-full')
      return {
        site: withPicture(site, id, picture),
        write: (batch) => {
          const reference = mediaReference(firestore, id)
          batch.create(reference, picture)
          addAudit(batch, firestore, {
            action: 'picture added',
            subject: reference.path,
            detail: title,
            ...doneBy(context),
          })
          idempotency.keepAnswer(batch, answer)
        },
        result: answer,
      }
    })
  } catch (error) {
    await dropPictureFiles(firebase, id, renditions.files, error)
    throw error
  }
}
