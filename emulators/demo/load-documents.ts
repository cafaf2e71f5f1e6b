import { readFile } from 'node:fs/promises'
import type { LocalizedText } from '@prangan/contract/schemas/content'
import { importDocuments } from '@prangan/functions/src/library/import-documents.ts'
import type { Target } from './target.ts'

/** The college's documents, as the build of the site makes them. */
const built = new URL('../../web/dist/documents/', import.meta.url)

/** Loads the documents that pages link to into the library, unless they are there. */
export async function loadDocuments({ firestore, store }: Target): Promise<void> {
  const list = JSON.parse(await readFile(new URL('documents.json', built), 'utf8')) as {
    slug: string
    title: LocalizedText
  }[]
  const documents = await Promise.all(
    list.map(async (one) => ({ ...one, bytes: await readFile(new URL(`${one.slug}.pdf`, built)) })),
  )
  const storeFile: Parameters<typeof importDocuments>[0]['store'] = async (path, { bytes, ...content }) => {
    await store({ path, ...content, make: async () => bytes })
  }
  await importDocuments({ firestore, store: storeFile, by: 'The college', now: new Date() }, documents)
}
