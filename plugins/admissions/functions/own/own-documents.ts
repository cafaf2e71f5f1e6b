import { randomUUID } from 'node:crypto'
import type { FileRule } from '@prangan/contract/endpoints/endpoint'
import { endpointTable } from '@prangan/contract/endpoints/table'
import { fileKinds } from '@prangan/contract/file-kinds'
import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import { storageFolders } from '@prangan/contract/storage-paths'
import type { Handler } from '@prangan/functions/http/handler'
import type { SentFile } from '@prangan/functions/http/read-multipart'
import { countRequest } from '@prangan/functions/lib/budgets'
import { Failure, retryAfter } from '@prangan/functions/lib/failure'
import type { Firebase } from '@prangan/functions/lib/firebase'
import { passiveContent } from '@prangan/functions/media/active-content'
import { type CheckedFile, checkKind, safeName } from '@prangan/functions/media/check-file'
import { dropObjects } from '@prangan/functions/media/drop-objects'
import { atField } from '@prangan/functions/media/refuse-file'
import { removeOrphans } from '@prangan/functions/media/remove-orphans'
import { removeObject, storePrivateObject } from '@prangan/functions/media/store-object'
import type { Firestore } from 'firebase-admin/firestore'
import { admissionLimits } from '../../contract/limits.ts'
import { admissionPaths } from '../../contract/paths.ts'
import { documentItem, objectionOfSlot } from '../../contract/requirements.ts'
import type { DocumentRule } from '../../contract/schemas/admission-sessions.ts'
import { type AdmissionDocument, AdmissionDocumentSchema } from '../../contract/schemas/application.ts'
import type { ApplicationFile } from '../../contract/schemas/full-application.ts'
import { applicationOfToken } from '../application-access.ts'
import { admissionBudgets } from '../budgets.ts'
import { changeOpened, changeOwn } from './change-own.ts'
import { isToBeSent, type Own, openSlots, slotOfObjection, toBeCheckedAgain } from './own-steps.ts'
import { readOwn } from './read-own-application.ts'
import { shrinkPicture } from './shrink-picture.ts'

type Files = AdmissionDocument['documents']
type Kind = DocumentRule['kind']

/**
 * Stores a document of an application. Slot and size are checked before the file is processed, and again in the write, which
 * decides. The file is stored before the document that names it, and the replaced file is removed after.
 */
export const addApplicationDocument: Handler<'addApplicationDocument'> = async ({ body, files }, context) => {
  const { firebase, now } = context
  const { token, slot } = body
  const firestore = await firebase.firestore()
  const opened = await applicationOfToken(firestore, token, now)
  const { id } = opened
  const own = await readOwn(firestore, id, now)
  refuseSlot(own, slot)
  if (!files.file) throw new Failure('file-missing')
  await countUpload(firestore, id, now)
  const { bytes, ...checked } = await checkDocument(files.file, kindOfSlot(own, slot))
  const file = `${randomUUID()}.${extensionOf(checked.contentType)}`
  const path = admissionPaths.file(id, file)
  const added: ApplicationFile = { ...checked, file, size: bytes.length, at: now }
  refuseFull(own.application.documents, slot, added)
  await storePrivateObject(firebase, path, { bytes, contentType: checked.contentType })
  let replaced: ApplicationFile | undefined
  try {
    const shown = await changeOpened(firestore, opened, context, (current) => {
      const { documents } = current.application
      refuseSlot(current, slot)
      refuseFull(documents, slot, added)
      replaced = documents[slot]
      return {
        fields: {
          documents: { ...documents, [slot]: added },
          // What is added to an objection is no part of what was checked.
          ...(objectionOfSlot(slot) === 0 && toBeCheckedAgain(current.application, [documentItem(slot)])),
        },
        action: 'application documents changed',
        detail: `+ ${slot}`,
      }
    })
    if (replaced) await removeObject(firebase, admissionPaths.file(id, replaced.file))
    return shown
  } catch (error) {
    await dropObjects(firebase, error, [path], () => isNamedIn(firestore, id))
    throw error
  }
}

/** After an application is sent, a document can be replaced but not removed. */
export const removeApplicationDocument: Handler<'removeApplicationDocument'> = async ({ body }, context) => {
  const { token, slot } = body
  let removed: { id: string; file: string } | undefined
  const shown = await changeOwn(token, context, (own) => {
    removed = undefined
    const { [slot]: there, ...documents } = own.application.documents
    if (!there) return undefined
    if (!isToBeSent(own)) throw new Failure('not-now')
    removed = { id: own.id, file: there.file }
    return { fields: { documents }, action: 'application documents changed', detail: `− ${slot}` }
  })
  if (removed) await removeObject(context.firebase, admissionPaths.file(removed.id, removed.file))
  return shown
}

async function countUpload(firestore: Firestore, id: string, now: Date): Promise<void> {
  const wait = await countRequest(firestore, [admissionBudgets.uploads], { application: id }, now)
  if (wait > 0) throw new Failure('uploads-too-often', { headers: retryAfter(wait) })
}

function refuseSlot(own: Own, slot: string): void {
  if (![...openSlots(own), slotOfObjection(own)].includes(slot)) throw new Failure('not-now')
}

function refuseFull(documents: Files, slot: string, { size }: ApplicationFile): void {
  const { [slot]: _, ...others } = documents
  const sizes = Object.values(others).map((other) => other.size)
  const total = sizes.reduce((sum, each) => sum + each, size)
  const { files, totalBytes } = admissionLimits
  if (sizes.length >= files || total > totalBytes) throw new Failure('documents-full')
}

const kindOfSlot = ({ session }: Own, slot: string): Kind =>
  session?.documents.find(({ key }) => key === slot)?.kind ?? 'page'

function ruleOf(kind: Kind): FileRule {
  const rule = endpointTable.addApplicationDocument.body.files.file
  return kind === 'page' ? rule : { ...rule, kinds: ['jpeg', 'png', 'webp'], isPhoto: true }
}

const extensionOf = (contentType: string): string =>
  contentType === fileKinds.pdf.mediaType ? fileKinds.pdf.extension : fileKinds.jpeg.extension

async function checkDocument(sent: SentFile, kind: Kind): Promise<CheckedFile> {
  try {
    const rule = ruleOf(kind)
    const sentKind = await checkKind(sent, rule)
    const { mediaType, extension } = sentKind === 'pdf' ? fileKinds.pdf : fileKinds.jpeg
    return {
      name: safeName(sent.name, 'document', extension),
      contentType: mediaType,
      bytes:
        sentKind === 'pdf'
          ? await passiveContent(sentKind, sent.bytes, rule)
          : await shrinkPicture(sent.bytes, kind),
    }
  } catch (error) {
    throw atField('file', error)
  }
}

async function isNamedIn(firestore: Firestore, id: string): Promise<(path: string) => boolean> {
  const stored = await firestore.doc(documentPaths.admission(id)).get()
  const named = new Set(pathsOf(id, stored.get('documents')))
  return (path) => named.has(path)
}

function pathsOf(id: string, documents: unknown): string[] {
  const files = AdmissionDocumentSchema.shape.documents.parse(documents)
  return Object.values(files).map(({ file }) => admissionPaths.file(id, file))
}

export function sweepApplicationFiles(firebase: Firebase, now: Date): Promise<number> {
  return removeOrphans(firebase, storageFolders.applications, namedFiles, now)
}

async function namedFiles(firestore: Firestore): Promise<Set<string>> {
  const { docs } = await firestore.collection(collectionPaths.admissions).select('documents').get()
  return new Set(docs.flatMap((application) => pathsOf(application.id, application.get('documents'))))
}
