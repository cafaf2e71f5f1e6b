import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fieldText } from '@prangan/contract/field-messages'
import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import {
  LibraryDocumentSchema,
  LibraryVersionSchema,
  MediaDocumentSchema,
} from '@prangan/contract/schemas/library'
import {
  PageDocumentSchema,
  PageDraftDocumentSchema,
  PageVersionDocumentSchema,
  SiteSchema,
} from '@prangan/contract/schemas/site'
import type { DocumentReference, Firestore } from 'firebase-admin/firestore'
import * as z from 'zod/mini'
import { deleteAll } from '../../lib/delete-all.ts'
import type { Firebase } from '../../lib/firebase.ts'
import { storeIn } from '../../library/store-file.ts'
import { setVisibility } from '../../media/object-visibility.ts'
import { changeSite } from '../site-store.ts'
import { exportFormat, isLibraryPath, jsonFilesIn, readJson } from './site-folder.ts'

const id = '(?!__)[A-Za-z0-9_-]{1,64}'
const schemas: readonly (readonly [path: RegExp, schema: z.ZodMiniType])[] = [
  [new RegExp(`^pages/${id}$`), PageDocumentSchema],
  [new RegExp(`^pages/${id}/versions/[0-9]+$`), PageVersionDocumentSchema],
  [new RegExp(`^pages/${id}/drafts/current$`), PageDraftDocumentSchema],
  [new RegExp(`^media/${id}$`), MediaDocumentSchema],
  [new RegExp(`^library/${id}$`), LibraryDocumentSchema],
  [new RegExp(`^library/${id}/versions/[0-9]+$`), LibraryVersionSchema],
]

const ExportSchema = z.object({
  format: z.literal(exportFormat, 'It was exported by another version of Prangan.'),
  site: SiteSchema,
  files: z.array(
    z.object({
      path: z.string().check(z.refine(isLibraryPath, 'That is not a file of the library.')),
      contentType: z.string(),
      isPublic: z.boolean(),
    }),
  ),
})
const DocumentsSchema = z.array(z.object({ path: z.string(), data: z.record(z.string(), z.unknown()) }))

export type Imported = { documents: number; files: number }

/**
 * Returns true if the site has more than the seed. Taking down or moving a page publishes no version, but changes its document.
 */
export async function isEdited(firestore: Firestore): Promise<boolean> {
  const pages = firestore.collection(collectionPaths.pages)
  const library = firestore.collection(collectionPaths.library)
  const found = await Promise.all([
    pages.where('version', '>', 1).limit(1).get(),
    pages.where('latest', '>', 0).limit(1).get(),
    pages.where('hasDraft', '==', true).limit(1).get(),
    library.where('version', '>', 1).limit(1).get(),
    ...[collectionPaths.media, collectionPaths.mediaBin, collectionPaths.libraryBin].map((name) =>
      firestore.collection(name).limit(1).get(),
    ),
  ])
  return found.some(({ empty }) => !empty)
}

/**
 * Restores an exported folder as the editable site. Everything is checked before anything is written. Files and documents are
 * written first, which nobody sees yet; then all is published at once, and the previous content is deleted. Running it again
 * finishes an interrupted import. Throws, naming the file, if the folder is not an export.
 */
export async function importFolder(firebase: Firebase, folder: string, now: Date): Promise<Imported> {
  const firestore = await firebase.firestore()
  const { site, files } = parse('site.json', ExportSchema, await readJson(folder, 'site.json'))
  const documents = await readDocuments(firestore, folder)
  const before = await allDocuments(firestore)
  const store = storeIn(firebase)
  const bucket = await firebase.bucket()
  for (const { path, contentType, isPublic } of files) {
    const [isThere] = await bucket.file(path).exists()
    // A deleted picture's files are hidden.
    if (isThere && isPublic) await setVisibility(firebase, path, isPublic)
    if (!isThere)
      await store(path, { bytes: await readFile(join(folder, 'files', path)), contentType, isPublic })
  }
  await writeAll(firestore, documents)
  await changeSite(firestore, now, async () => ({ site, result: undefined }))
  const written = new Set(documents.map(({ ref }) => ref.path))
  await deleteAll(
    firestore,
    before.filter(({ path }) => !written.has(path)),
  )
  return { documents: documents.length, files: files.length }
}

type Restored = { ref: DocumentReference; data: Record<string, unknown> }

function parse<Schema extends z.ZodMiniType>(name: string, schema: Schema, value: unknown): z.output<Schema> {
  const parsed = z.safeParse(schema, value)
  if (parsed.success) return parsed.data
  throw new Error(`${name} is not as it was exported: ${fieldText(parsed.error.issues[0]?.message ?? '')}`)
}

async function readDocuments(firestore: Firestore, folder: string): Promise<Restored[]> {
  const names = ['pages', 'media', 'library'].map((below) => jsonFilesIn(folder, below))
  const restored: Restored[] = []
  for (const name of (await Promise.all(names)).flat()) {
    for (const { path, data } of parse(name, DocumentsSchema, await readJson(folder, name))) {
      const schema = schemas.find(([shape]) => shape.test(path))?.[1]
      if (!schema) throw new Error(`${name} has a document that does not belong to the site: ${path}`)
      parse(`${name} (${path})`, schema, data)
      restored.push({ ref: firestore.doc(path), data: await withOwnersHere(firestore, data) })
    }
  }
  return restored
}

/** Owners are users of one project: those who are not staff here are removed. */
async function withOwnersHere(
  firestore: Firestore,
  data: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  if (!Array.isArray(data.owners) || data.owners.length === 0) return data
  const staff = await firestore.getAll(...data.owners.map((uid) => firestore.doc(documentPaths.staff(uid))))
  return { ...data, owners: staff.filter(({ exists }) => exists).map((document) => document.id) }
}

async function allDocuments(firestore: Firestore): Promise<DocumentReference[]> {
  const { pages, media, mediaBin, library, libraryBin } = collectionPaths
  const names = [pages, media, mediaBin, library, libraryBin]
  const documents = (
    await Promise.all(names.map((name) => firestore.collection(name).listDocuments()))
  ).flat()
  const below = await Promise.all(
    documents.map(async (document) => {
      const collections = await document.listCollections()
      return (await Promise.all(collections.map((collection) => collection.listDocuments()))).flat()
    }),
  )
  return [...documents, ...below.flat()]
}

/** A version may have 96 KiB, and a commit 10 MiB. */
const mostWrites = 50

async function writeAll(firestore: Firestore, documents: readonly Restored[]): Promise<void> {
  for (let at = 0; at < documents.length; at += mostWrites) {
    const batch = firestore.batch()
    for (const { ref, data } of documents.slice(at, at + mostWrites)) batch.set(ref, data)
    await batch.commit()
  }
}
