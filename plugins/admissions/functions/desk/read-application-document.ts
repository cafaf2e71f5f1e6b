import { documentPaths } from '@prangan/contract/paths'
import { addAudit, doneBy } from '@prangan/functions/audit/audit'
import { readObject } from '@prangan/functions/files/read-object'
import type { Handler } from '@prangan/functions/http/handler'
import { Failure } from '@prangan/functions/lib/failure'
import { admissionPaths } from '../../contract/paths.ts'
import { toApplication } from '../application-store.ts'

/**
 * Sends a document as a download only, because no stranger's file may be shown on the site's origin. The audit entry is written
 * before the file is sent.
 */
export const readApplicationDocument: Handler<'readApplicationDocument'> = async ({ params }, context) => {
  const { firebase } = context
  const firestore = await firebase.firestore()
  const path = documentPaths.admission(params.id)
  const { documents } = toApplication(await firestore.doc(path).get())
  const document = Object.hasOwn(documents, params.slot) ? documents[params.slot] : undefined
  if (!document) throw new Failure('no-such-file')
  const objectPath = admissionPaths.file(params.id, document.file)
  const file = await readObject(firebase, objectPath, { mayHavePrivate: true })
  const batch = firestore.batch()
  addAudit(batch, firestore, {
    action: 'document viewed',
    subject: path,
    detail: params.slot,
    ...doneBy(context),
  })
  await batch.commit()
  return { ...file, isDownload: true }
}
