import { limits } from '@prangan/contract/limits'
import { addAudit, doneBy } from '../audit/audit.ts'
import type { Handler } from '../http/handler.ts'
import { Failure } from '../lib/failure.ts'
import { atField } from '../media/refuse-file.ts'
import { changeLoadedSite } from '../site/site-store.ts'
import {
  documentReference,
  dropDocumentFile,
  isInBin,
  newDocument,
  newVersion,
  nextNumber,
  titleOf,
  versionReference,
  withDocument,
} from './document-store.ts'
import { storeIn } from './store-file.ts'
import { storeDocument, takeDocument } from './take-document.ts'

export const addDocument: Handler<'addDocument'> = async ({ body, files }, context) => {
  const { caller, firebase, now, idempotency } = context
  const { slug } = body
  const title = titleOf(body)
  const firestore = await firebase.firestore()
  const taken = await takeDocument(files.document)
  const file = await storeDocument(slug, taken, storeIn(firebase))
  const answer = { message: 'The document was added.', id: slug }
  try {
    return await changeLoadedSite(firestore, now, async (site) => {
      await idempotency.refuseRepeat()
      if (site.documents[slug]) throw atField('slug', new Failure('slug-taken'))
      if (await isInBin(firestore, slug)) throw atField('slug', new Failure('slug-in-bin'))
      if (Object.keys(site.documents).length >= limits.content.documents) throw new Failure('library-full')
      const number = await nextNumber(firestore, slug)
      const document = newDocument({ slug, title, number, file, by: caller.email, at: now })
      return {
        site: withDocument(site, document),
        write: (batch) => {
          const reference = documentReference(firestore, slug)
          batch.create(reference, document)
          batch.create(versionReference(firestore, slug, number), newVersion(number, file, caller.email, now))
          addAudit(batch, firestore, {
            action: 'document added',
            subject: reference.path,
            detail: title.en,
            ...doneBy(context),
          })
          idempotency.keepAnswer(batch, answer)
        },
        result: answer,
      }
    })
  } catch (error) {
    await dropDocumentFile(firebase, slug, file.file, error)
    throw error
  }
}
