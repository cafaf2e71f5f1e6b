import { can } from '@prangan/contract/roles'
import { LibraryVersionSchema, SlugSchema } from '@prangan/contract/schemas/library'
import { storagePaths } from '@prangan/contract/storage-paths'
import { readObject } from '../files/read-object.ts'
import type { Handler } from '../http/handler.ts'
import { Failure } from '../lib/failure.ts'
import { parseStored } from '../lib/parse-stored.ts'
import { documentReference, toLibraryDocument, versionReference } from './document-store.ts'

/** Seconds for which an address without the number of its newest version is cached. */
const shortly = 60

export const readPicture: Handler<'readPicture'> = async ({ params }, { caller, firebase }) => {
  const mayHavePrivate = can(caller, 'media:edit')
  const picture = await readObject(firebase, storagePaths.media(params.file), { mayHavePrivate })
  const isPrivate = picture.cacheSeconds === 0
  return { ...picture, ...(!isPrivate && { isImmutable: true }) }
}

/** A link with the number of an earlier version, such as a search engine's, also gets the newest one. */
export const readDocument: Handler<'readDocument'> = async ({ params, query }, { firebase }) => {
  const { data: slug } = SlugSchema.safeParse(params.file.replace(/\.pdf$/, ''))
  if (!slug || params.file !== `${slug}.pdf`) throw new Failure('no-such-file')
  const stored = await documentReference(await firebase.firestore(), slug).get()
  if (!stored.exists) throw new Failure('no-such-file')
  const { file, current } = toLibraryDocument(stored)
  return {
    ...(await readObject(firebase, storagePaths.libraryFile(slug, file), { mayHavePrivate: true })),
    name: params.file,
    ...(query?.v === String(current) ? { isImmutable: true } : { cacheSeconds: shortly }),
  }
}

export const readDocumentVersion: Handler<'readDocumentVersion'> = async ({ params }, { firebase }) => {
  const { id, number } = params
  const firestore = await firebase.firestore()
  const [document, stored] = await firestore.getAll(
    documentReference(firestore, id),
    versionReference(firestore, id, Number(number)),
  )
  if (!document?.exists || !stored?.exists) throw new Failure('no-such-version')
  const { file } = parseStored(LibraryVersionSchema, stored)
  const found = await readObject(firebase, storagePaths.libraryFile(id, file), { mayHavePrivate: true })
  return { ...found, name: `${id}-${number}.pdf` }
}
