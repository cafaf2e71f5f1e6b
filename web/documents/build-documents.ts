import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { college } from '@prangan/college/config'
import { allPdfs } from '@prangan/college/content/pdfs/all-pdfs'
import { logoFile, printDocument } from './pdf.ts'

const cacheFolder = new URL('../../.cache/documents/', import.meta.url)
/** The sources that a document's appearance depends on, besides its content. */
const sources = [
  ...['./pdf.ts', '../../functions/src/media/tagged-pdf.ts'].map((path) => new URL(path, import.meta.url)),
  logoFile,
]

/**
 * Writes the college's documents (syllabi, time tables, prospectus, …) as `<name>.pdf` into a folder, with a list of
 * their names and titles, from which they are loaded into the library. They are no files of the site: a static file
 * would hide each new version. Documents that have not changed since an earlier build come from the cache.
 */
export async function buildDocuments(folder: string): Promise<void> {
  const looks = await Promise.all(sources.map((source) => readFile(source)))
  await Promise.all([mkdir(cacheFolder, { recursive: true }), mkdir(folder, { recursive: true })])
  for (const content of allPdfs) {
    const hash = createHash('sha256').update(JSON.stringify([content, college]))
    for (const look of looks) hash.update(look)
    const cached = new URL(`${content.name}-${hash.digest('hex').slice(0, 16)}.pdf`, cacheFolder)
    const kept = await readFile(cached).catch(() => null)
    const bytes = kept ?? (await printDocument(content))
    if (!kept) await writeFile(cached, bytes)
    await writeFile(`${folder}/${content.name}.pdf`, bytes)
  }
  const list = allPdfs.map(({ name, title }) => ({ slug: name, title }))
  await writeFile(`${folder}/documents.json`, JSON.stringify(list))
}
