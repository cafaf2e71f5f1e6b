import { seedAuthor } from '@prangan/contract/content/version-notes'
import { makeDocuments } from '@prangan/functions/documents/make-documents.ts'
import { importDocuments } from '@prangan/functions/library/import-documents'
import type { Target } from './target.ts'

export async function loadDocuments({ firestore, store }: Target): Promise<void> {
  const storeFile: Parameters<typeof importDocuments>[0]['store'] = async (path, { bytes, ...content }) => {
    await store({ path, ...content, make: async () => bytes })
  }
  const deps = { firestore, store: storeFile, by: seedAuthor, now: new Date() }
  await importDocuments(deps, await makeDocuments())
}
