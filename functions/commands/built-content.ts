import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { SiteSeed } from '@prangan/contract/content/seed'
import type { LocalizedText } from '@prangan/contract/schemas/content-fields'
import type { ImportedDocument } from '../src/library/import-documents.ts'

const built = new URL('../../web/dist/', import.meta.url)

export const isBuilt = (): boolean => existsSync(new URL('server/entry.server.js', built))

export async function readSeed(): Promise<SiteSeed> {
  const { seed } = (await import(new URL('server/entry.server.js', built).href)) as { seed: SiteSeed }
  return seed
}

export async function readDocuments(): Promise<ImportedDocument[]> {
  const folder = new URL('documents/', built)
  const list = JSON.parse(await readFile(new URL('documents.json', folder), 'utf8')) as {
    slug: string
    title: LocalizedText
  }[]
  return Promise.all(
    list.map(async (one) => ({ ...one, bytes: await readFile(new URL(`${one.slug}.pdf`, folder)) })),
  )
}
