import { endpointTable } from '@prangan/contract/endpoints/table'
import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import { type InquiryDocument, InquiryDocumentSchema } from '@prangan/contract/schemas/inquiries'
import { storageFolders, storagePaths } from '@prangan/contract/storage-paths'
import type { Firestore } from 'firebase-admin/firestore'
import { readObject } from '../files/read-object.ts'
import type { Handler, Input } from '../http/handler.ts'
import { Failure } from '../lib/failure.ts'
import type { Firebase } from '../lib/firebase.ts'
import { parseStored } from '../lib/parse-stored.ts'
import { type CheckedFile, checkFile } from '../media/check-file.ts'
import { atField } from '../media/refuse-file.ts'
import { removeOrphans } from '../media/remove-orphans.ts'
import { removeObject, storePrivateObject } from '../media/store-object.ts'

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
    await storePrivateObject(firebase, storagePaths.inquiryFile(id, name), content)
  }
  return checked.map(({ name, contentType, bytes }) => ({ name, size: bytes.length, contentType }))
}

/**
 * Removes files of an inquiry that was not accepted. An inquiry that was stored although its request failed (the reply to a
 * commit was lost) keeps them.
 */
export async function dropInquiryFiles(firebase: Firebase, id: string, files: Files): Promise<void> {
  const firestore = await firebase.firestore()
  if (files.length === 0 || (await firestore.doc(documentPaths.inquiry(id)).get()).exists) return
  for (const { name } of files) await removeObject(firebase, storagePaths.inquiryFile(id, name))
}

/** Sends a file as a download only, because no stranger's file may be shown on the site's origin. */
export const readInquiryFile: Handler<'readInquiryFile'> = async ({ params }, { firebase }) => {
  const firestore = await firebase.firestore()
  const stored = await firestore.doc(documentPaths.inquiry(params.id)).get()
  const files = stored.exists ? parseStored(InquiryDocumentSchema, stored).files : []
  if (!files.some(({ name }) => name === params.name)) throw new Failure('no-such-file')
  const path = storagePaths.inquiryFile(params.id, params.name)
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
      .map(({ name }) => storagePaths.inquiryFile(inquiry.id, name)),
  )
  return new Set(paths)
}
