import { endpointTable } from '@prangan/contract/endpoints/table'
import { readObject } from '@prangan/functions/files/read-object'
import type { Handler, Input } from '@prangan/functions/http/handler'
import { Failure } from '@prangan/functions/lib/failure'
import type { Firebase } from '@prangan/functions/lib/firebase'
import { parseStored } from '@prangan/functions/lib/parse-stored'
import { type CheckedFile, checkFile } from '@prangan/functions/media/check-file'
import { atField } from '@prangan/functions/media/refuse-file'
import { removeOrphans } from '@prangan/functions/media/remove-orphans'
import { removeObject, storePrivateObject } from '@prangan/functions/media/store-object'
import type { Firestore } from 'firebase-admin/firestore'
import { type InquiryDocument, InquiryDocumentSchema } from '../contract/inquiries.ts'
import { collectionPaths, inquiryPaths, storageFolders } from '../contract/paths.ts'

type Files = InquiryDocument['files']

/**
 * Checks the files of a grievance by their bytes. They get numbers, because their own names may reveal the sender. Throws 415
 * or 400 at the field.
 */
export async function checkInquiryFiles(files: Input<'sendGrievance'>['files']): Promise<CheckedFile[]> {
  const rules = endpointTable.sendGrievance.body.files
  const checked: CheckedFile[] = []
  // One at a time: decoding a picture takes much memory.
  for (const field of ['file1', 'file2', 'file3'] as const) {
    const sent = files[field]
    if (!sent) continue
    const file = await checkFile({ ...sent, name: '' }, rules[field]).catch((error: unknown) => {
      throw atField(field, error)
    })
    checked.push({ ...file, name: `${checked.length + 1}-${file.name}` })
  }
  return checked
}

export async function storeInquiryFiles(
  firebase: Firebase,
  id: string,
  checked: readonly CheckedFile[],
): Promise<Files> {
  for (const { name, ...content } of checked) {
    await storePrivateObject(firebase, inquiryPaths.file(id, name), content)
  }
  return checked.map(({ name, contentType, bytes }) => ({ name, size: bytes.length, contentType }))
}

/**
 * Removes files of an inquiry that was not accepted. An inquiry that was stored although its request failed (the reply to a
 * commit was lost) keeps them.
 */
export async function dropInquiryFiles(firebase: Firebase, id: string, files: Files): Promise<void> {
  const firestore = await firebase.firestore()
  if (files.length === 0 || (await firestore.doc(inquiryPaths.inquiry(id)).get()).exists) return
  for (const { name } of files) await removeObject(firebase, inquiryPaths.file(id, name))
}

/** Sends a file as a download only, because no stranger's file may be shown on the site's origin. */
export const readInquiryFile: Handler<'readInquiryFile'> = async ({ params }, { firebase }) => {
  const firestore = await firebase.firestore()
  const stored = await firestore.doc(inquiryPaths.inquiry(params.id)).get()
  const files = stored.exists ? parseStored(InquiryDocumentSchema, stored).files : []
  if (!files.some(({ name }) => name === params.name)) throw new Failure('no-such-file')
  const path = inquiryPaths.file(params.id, params.name)
  return { ...(await readObject(firebase, path, { mayHavePrivate: true })), isDownload: true }
}

export function sweepInquiryFiles(firebase: Firebase, now: Date): Promise<number> {
  return removeOrphans(firebase, storageFolders.inquiries, namedFiles, now)
}

async function namedFiles(firestore: Firestore): Promise<Set<string>> {
  const { docs } = await firestore.collection(collectionPaths.inquiries).select('files').get()
  const paths = docs.flatMap((inquiry) =>
    InquiryDocumentSchema.shape.files
      .parse(inquiry.get('files'))
      .map(({ name }) => inquiryPaths.file(inquiry.id, name)),
  )
  return new Set(paths)
}
