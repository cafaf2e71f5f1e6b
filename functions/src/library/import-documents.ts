import type { LocalizedText } from '@prangan/contract/schemas/content-fields'
import type { Firestore } from 'firebase-admin/firestore'
import { changeLoadedSite } from '../site/site-store.ts'
import {
  documentReference,
  isInBin,
  newDocument,
  newVersion,
  versionReference,
  withDocument,
} from './document-store.ts'
import type { StoreFile } from './store-file.ts'
import { storeDocument, takeDocument } from './take-document.ts'

export type ImportedDocument = { slug: string; title: LocalizedText; bytes: Buffer }

export type ImportDeps = { firestore: Firestore; store: StoreFile; by: string; now: Date }

/**
 * Adds documents to the library of a site that has been loaded, with the usual checks. It skips existing slugs, because the
 * office may have changed or deleted those documents. Returns how many it added.
 */
export async function importDocuments(
  { firestore, store, by, now }: ImportDeps,
  documents: readonly ImportedDocument[],
): Promise<number> {
  const isKnown = await Promise.all(
    documents.map(
      async ({ slug }) =>
        (await documentReference(firestore, slug).get()).exists || (await isInBin(firestore, slug)),
    ),
  )
  const missing = documents.filter((_, index) => !isKnown[index])
  const number = 1
  const added = await Promise.all(
    missing.map(async ({ slug, title, bytes }) => {
      const taken = await takeDocument({ name: `${slug}.pdf`, bytes })
      const file = await storeDocument(slug, taken, store)
      return { file, document: newDocument({ slug, title, number, file, by, at: now }) }
    }),
  )
  if (added.length === 0) return 0
  return changeLoadedSite(firestore, now, async (site) => ({
    site: added.reduce(
      (after, { document }) => withDocument(after, document),
      site as Omit<typeof site, 'revision'>,
    ),
    write: (batch) => {
      for (const { file, document } of added) {
        batch.create(documentReference(firestore, document.slug), document)
        batch.create(versionReference(firestore, document.slug, number), newVersion(number, file, by, now))
      }
    },
    result: added.length,
  }))
}
