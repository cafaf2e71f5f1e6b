import { collectionPaths } from '@prangan/contract/paths'
import { LibraryDocumentSchema, MediaDocumentSchema } from '@prangan/contract/schemas/library'
import { storageFolders, storagePaths } from '@prangan/contract/storage-paths'
import type { Firestore } from 'firebase-admin/firestore'
import type { Firebase } from '../lib/firebase.ts'
import { parseStored } from '../lib/parse-stored.ts'
import { removeOrphans } from '../media/remove-orphans.ts'
import { readVersions } from './document-store.ts'

export async function sweepLibrary(firebase: Firebase, now: Date): Promise<number> {
  const [pictures, documents] = await Promise.all([
    removeOrphans(firebase, storageFolders.media, namedPictures, now),
    removeOrphans(firebase, storageFolders.library, namedDocuments, now),
  ])
  return pictures + documents
}

/** Reads both in one snapshot, so that a document that is just moving between the two is not missed. */
async function withDeleted(firestore: Firestore, ...names: readonly [string, string]) {
  const found = await firestore.runTransaction(
    (transaction) => Promise.all(names.map((name) => transaction.get(firestore.collection(name)))),
    { readOnly: true },
  )
  return found.flatMap(({ docs }) => docs)
}

async function namedPictures(firestore: Firestore): Promise<Set<string>> {
  const docs = await withDeleted(firestore, collectionPaths.media, collectionPaths.mediaBin)
  return new Set(
    docs.flatMap((stored) =>
      parseStored(MediaDocumentSchema, stored).files.map(({ file }) => storagePaths.media(file)),
    ),
  )
}

async function namedDocuments(firestore: Firestore): Promise<Set<string>> {
  const docs = await withDeleted(firestore, collectionPaths.library, collectionPaths.libraryBin)
  const named = await Promise.all(
    docs.map(async (stored) => {
      const document = parseStored(LibraryDocumentSchema, stored)
      const versions = await readVersions(firestore, stored.id, document)
      return versions.map(({ file }) => storagePaths.libraryFile(stored.id, file))
    }),
  )
  return new Set(named.flat())
}
