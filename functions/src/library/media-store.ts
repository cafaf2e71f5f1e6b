import type { BodyOf } from '@prangan/contract/endpoints/table'
import { otherTexts } from '@prangan/contract/language-fields'
import { textsOf, withTexts } from '@prangan/contract/localized'
import { documentPaths } from '@prangan/contract/paths'
import { type MediaDocument, MediaDocumentSchema } from '@prangan/contract/schemas/library'
import type { Site, SiteMedia } from '@prangan/contract/schemas/site'
import { nameKeys } from '@prangan/contract/search'
import { storagePaths } from '@prangan/contract/storage-paths'
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore'
import { Failure } from '../lib/failure.ts'
import type { Firebase } from '../lib/firebase.ts'
import { parseStored } from '../lib/parse-stored.ts'
import { dropObjects } from '../media/drop-objects.ts'
import { removeObject } from '../media/store-object.ts'

type Described = BodyOf<'addPicture'>

export const mediaReference = (firestore: Firestore, id: string) => firestore.doc(documentPaths.media(id))

export function toMedia(stored: DocumentSnapshot): MediaDocument {
  if (!stored.exists) throw new Failure('no-such-picture')
  return parseStored(MediaDocumentSchema, stored)
}

/** Reads a picture of the library, or one that is in the bin. */
export async function readPictureOrDeleted(
  firestore: Firestore,
  id: string,
): Promise<{ picture?: MediaDocument; isDeleted: boolean }> {
  const deletedReference = firestore.doc(documentPaths.deletedPicture(id))
  const [stored, deleted] = await firestore.getAll(mediaReference(firestore, id), deletedReference)
  if (stored?.exists) return { picture: toMedia(stored), isDeleted: false }
  return deleted?.exists ? { picture: toMedia(deleted), isDeleted: true } : { isDeleted: false }
}

export const describe = (input: Described, before?: MediaDocument['alt']) => ({
  alt:
    input.isDecorative === '1'
      ? null
      : withTexts(before ?? undefined, { en: input.altEn, ...otherTexts('alt', input) }),
  focus: { x: input.focusX, y: input.focusY },
})

export const mediaSearchKeys = ({ title, alt }: Pick<MediaDocument, 'title' | 'alt'>): string[] =>
  nameKeys(title.replace(/\.\w+$/, ''), ...textsOf(alt ?? {}))

export function withPicture(
  site: Site,
  id: string,
  { files, width, height, alt, focus }: SiteMedia,
): Omit<Site, 'revision'> {
  return { ...site, media: { ...site.media, [id]: { files, width, height, alt, focus } } }
}

export async function removePictureFiles(firebase: Firebase, files: MediaDocument['files']): Promise<void> {
  await Promise.all(files.map(({ file }) => removeObject(firebase, storagePaths.media(file))))
}

export async function dropPictureFiles(
  firebase: Firebase,
  id: string,
  files: MediaDocument['files'],
  error: unknown,
): Promise<void> {
  const pathsOf = (all: MediaDocument['files']) => all.map(({ file }) => storagePaths.media(file))
  await dropObjects(firebase, error, pathsOf(files), async () => {
    const { picture } = await readPictureOrDeleted(await firebase.firestore(), id)
    const named = picture ? pathsOf(picture.files) : []
    return (path) => named.includes(path)
  })
}
