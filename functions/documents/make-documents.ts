import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { college } from '@prangan/college/config'
import { allPdfs } from '@prangan/college/content/pdfs/all-pdfs'
import type { ImportedDocument } from '../src/library/import-documents.ts'
import { logoFile, printDocument } from './pdf.ts'

const cacheFolder = new URL('../../.cache/documents/', import.meta.url)
/** The sources that a document's appearance depends on, besides its content. */
const sources = [
  ...['./pdf.ts', '../src/media/tagged-pdf.ts'].map((path) => new URL(path, import.meta.url)),
  logoFile,
]

/**
 * Returns the college's first documents (syllabi, time tables, prospectus, …), with which the library begins. Those that have
 * not changed since they were last made come from the cache.
 */
export async function makeDocuments(): Promise<ImportedDocument[]> {
  const looks = await Promise.all(sources.map((source) => readFile(source)))
  await mkdir(cacheFolder, { recursive: true })
  const documents: ImportedDocument[] = []
  for (const content of allPdfs) {
    const { name, title } = content
    const hash = createHash('sha256').update(JSON.stringify([content, college]))
    for (const look of looks) hash.update(look)
    const cached = new URL(`${name}-${hash.digest('hex').slice(0, 16)}.pdf`, cacheFolder)
    const kept = await readFile(cached).catch(() => null)
    const bytes = kept ?? (await printDocument(content))
    if (!kept) await writeFile(cached, bytes)
    documents.push({ slug: name, title, bytes })
  }
  return documents
}
