import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { storageFolders } from '@prangan/contract/storage-paths'
import type { DocumentData } from 'firebase-admin/firestore'

/** A format that an older version cannot read gets another number. */
export const exportFormat = 1

export type ExportedDocument = { path: string; data: DocumentData }

export type ExportedFile = { path: string; contentType: string; isPublic: boolean }

/** Writes dates as `{ "$date": … }`, like MongoDB's tools, to distinguish them from texts. */
const toJson = (value: unknown): string => `${JSON.stringify(marked(value), null, 2)}\n`

function marked(value: unknown): unknown {
  if (value instanceof Date) return { $date: value.toISOString() }
  if (Array.isArray(value)) return value.map(marked)
  if (typeof value !== 'object' || value === null) return value
  if ('toDate' in value && typeof value.toDate === 'function') return marked(value.toDate())
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, marked(part)]))
}

const fromJson = (text: string): unknown =>
  JSON.parse(text, (_, value) => {
    const date = (value as { $date?: unknown } | null)?.$date
    return typeof date === 'string' ? new Date(date) : value
  })

export async function writeJson(folder: string, file: string, value: unknown): Promise<void> {
  await writeBytes(folder, file, Buffer.from(toJson(value)))
}

export async function writeBytes(folder: string, file: string, bytes: Buffer): Promise<void> {
  const path = join(folder, file)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, bytes)
}

export const readJson = async (folder: string, file: string): Promise<unknown> =>
  fromJson(await readFile(join(folder, file), 'utf8'))

export async function jsonFilesIn(folder: string, below: string): Promise<string[]> {
  const names = await readdir(join(folder, below)).catch(() => [])
  return names.filter((name) => name.endsWith('.json')).map((name) => `${below}/${name}`)
}

export const fileFolders = [storageFolders.media, storageFolders.library]

/** Nothing outside the library is read from the disk, or written to the bucket. */
export const isLibraryPath = (path: string): boolean =>
  fileFolders.some((folder) => path.startsWith(`${folder}/`)) &&
  /^[\w-]+(\/[\w-]+)*\/[\w-][\w.-]*$/.test(path)
