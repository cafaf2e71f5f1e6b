import { type OtherFields, otherTexts } from '@prangan/contract/language-fields'
import { textsOf, withTexts } from '@prangan/contract/localized'
import { documentPaths } from '@prangan/contract/paths'
import type { LocalizedText } from '@prangan/contract/schemas/content-fields'
import {
  type LibraryDocument,
  LibraryDocumentSchema,
  type LibraryVersion,
  LibraryVersionSchema,
} from '@prangan/contract/schemas/library'
import type { Site } from '@prangan/contract/schemas/site'
import { nameKeys } from '@prangan/contract/search'
import { storagePaths } from '@prangan/contract/storage-paths'
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore'
import { Failure } from '../lib/failure.ts'
import type { Firebase } from '../lib/firebase.ts'
import { parseStored } from '../lib/parse-stored.ts'
import { dropObjects } from '../media/drop-objects.ts'
import { removeObject } from '../media/store-object.ts'
import type { StoredFile } from './take-document.ts'

export const documentReference = (firestore: Firestore, id: string) =>
  firestore.doc(documentPaths.libraryDocument(id))
export const versionReference = (firestore: Firestore, id: string, number: number) =>
  firestore.doc(documentPaths.libraryVersion(id, number))

const versionsOf = (firestore: Firestore, id: string) =>
  firestore.collection(documentPaths.libraryVersions(id))

export function toLibraryDocument(stored: DocumentSnapshot): LibraryDocument {
  if (!stored.exists) throw new Failure('no-such-document')
  return parseStored(LibraryDocumentSchema, stored)
}

export const titleOf = (
  input: { titleEn: string } & OtherFields<'title'>,
  before?: LocalizedText,
): LocalizedText => withTexts(before, { en: input.titleEn, ...otherTexts('title', input) })

export const documentSearchKeys = (slug: string, title: LocalizedText): string[] =>
  nameKeys(...textsOf(title), slug.replaceAll('-', ' '))

type NewDocument = {
  slug: string
  title: LocalizedText
  number: number
  file: StoredFile
  by: string
  at: Date
}

export function newDocument({ slug, title, number, file, by, at }: NewDocument): LibraryDocument {
  const { name: _, ...kept } = file
  return {
    ...kept,
    slug,
    title,
    first: number,
    current: number,
    uploadedAt: at,
    createdAt: at,
    updatedAt: at,
    updatedBy: by,
    version: 1,
    searchKeys: documentSearchKeys(slug, title),
  }
}

export const newVersion = (number: number, file: StoredFile, by: string, at: Date): LibraryVersion => ({
  ...file,
  number,
  by,
  at,
})

/**
 * Returns the number of the first version of a new document. The records of a deleted one's versions stay, so that `?v=1` never
 * means two files: browsers cache it for good.
 */
export async function nextNumber(firestore: Firestore, id: string): Promise<number> {
  const { docs } = await versionsOf(firestore, id).orderBy('number', 'desc').limit(1).get()
  return docs[0] ? parseStored(LibraryVersionSchema, docs[0]).number + 1 : 1
}

export async function readVersions(
  firestore: Firestore,
  id: string,
  { first }: Pick<LibraryDocument, 'first'>,
): Promise<LibraryVersion[]> {
  const { docs } = await versionsOf(firestore, id).where('number', '>=', first).get()
  return docs.map((stored) => parseStored(LibraryVersionSchema, stored))
}

/** Removes the files of a deleted document's versions, but not of a later document at its address. */
export async function removeDocumentFiles(
  firebase: Firebase,
  id: string,
  { first, current }: Pick<LibraryDocument, 'first' | 'current'>,
): Promise<void> {
  const versions = await readVersions(await firebase.firestore(), id, { first })
  // A version that is current again has the file of an earlier one.
  const files = new Set(versions.filter(({ number }) => number <= current).map(({ file }) => file))
  await Promise.all([...files].map((file) => removeObject(firebase, storagePaths.libraryFile(id, file))))
}

export const isInBin = async (firestore: Firestore, id: string): Promise<boolean> =>
  (await firestore.doc(documentPaths.deletedDocument(id)).get()).exists

export function withDocument(
  site: Omit<Site, 'revision'>,
  { slug, title, current, bytes, uploadedAt }: LibraryDocument,
): Omit<Site, 'revision'> {
  const entry = { slug, title, version: current, bytes, at: uploadedAt.toISOString() }
  return { ...site, documents: { ...site.documents, [slug]: entry } }
}

export async function dropDocumentFile(
  firebase: Firebase,
  id: string,
  file: string,
  error: unknown,
): Promise<void> {
  await dropObjects(firebase, error, [storagePaths.libraryFile(id, file)], async () => {
    const firestore = await firebase.firestore()
    const deletedReference = firestore.doc(documentPaths.deletedDocument(id))
    const either = await firestore.getAll(documentReference(firestore, id), deletedReference)
    return () => either.some((stored) => stored.exists && toLibraryDocument(stored).file === file)
  })
}
