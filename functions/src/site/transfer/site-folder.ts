import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { storageFolders } from '@prangan/contract/storage-paths'
import type { DocumentData } from 'firebase-admin/firestore'

/** The format of an exported folder; a later one that reads otherwise gets another number. */
export const exportFormat = 1

/** A document by its path, with its moments as dates. */
export type ExportedDocument = { path: string; data: DocumentData }

/** A stored file: its object's path, and what it is served as. */
export type ExportedFile = { path: string; contentType: string; isPublic: boolean }

/** JSON in which a moment is `{ "$date": … }`, as MongoDB's tools write it, so that it is not taken for a text. */
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

/** Writes JSON to a file of the folder. */
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

/** The JSON files below a folder of the export, by their paths in it; none where there is no such folder. */
export async function jsonFilesIn(folder: string, below: string): Promise<string[]> {
  const names = await readdir(join(folder, below)).catch(() => [])
  return names.filter((name) => name.endsWith('.json')).map((name) => `${below}/${name}`)
}

/** The folders of the bucket that belong to the editable site. */
export const fileFolders = [storageFolders.media, storageFolders.library]

/** Whether an object's path is one of the library's: nothing else is read from the disk, or written to the bucket. */
export const isLibraryPath = (path: string): boolean =>
  fileFolders.some((folder) => path.startsWith(`${folder}/`)) &&
  /^[\w-]+(\/[\w-]+)*\/[\w-][\w.-]*$/.test(path)
