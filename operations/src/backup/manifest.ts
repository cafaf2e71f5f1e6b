import { createHash, createHmac } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { schemaVersion } from '@prangan/contract/schema-version'
import { Problem } from '@prangan/emulators/src/problem.ts'
import * as z from 'zod/mini'
import { deriveKey, subkey } from './chunk-cipher.ts'

/** Increment it when the folder's format changes. */
const format = 1

export const partNames = ['files.enc', 'documents.enc', 'accounts.enc'] as const
export type PartName = (typeof partNames)[number]

const PartSchema = z.object({ bytes: z.number(), sha256: z.string() })

/** Readable without the passphrase, so it contains nothing about a person. */
const ManifestSchema = z.object({
  format: z.literal(format),
  software: z.string(),
  schema: z.number(),
  project: z.string(),
  /** The point in time of the documents. */
  at: z.string(),
  counts: z.object({ documents: z.number(), files: z.number(), fileBytes: z.number(), accounts: z.number() }),
  collections: z.record(z.string(), z.number()),
  passwords: z.string(),
  key: z.object({
    algorithm: z.literal('scrypt'),
    salt: z.string(),
    N: z.number().check(z.lte(2 ** 20)),
    r: z.number().check(z.lte(32)),
    p: z.number().check(z.lte(16)),
    /** Distinguishes a wrong passphrase from a damaged file. */
    check: z.string(),
  }),
  parts: z.object({ 'files.enc': PartSchema, 'documents.enc': PartSchema, 'accounts.enc': PartSchema }),
})
export type Manifest = z.infer<typeof ManifestSchema>

export const manifestName = 'manifest.json'

export const keyCheck = (master: Buffer): string => subkey(master, 'check').toString('base64')

const macOf = (text: string, master: Buffer): string =>
  createHmac('sha256', subkey(master, 'manifest')).update(text).digest('base64')

/** Must be called last: without a manifest the folder is no backup. */
export async function writeManifest(folder: string, manifest: Manifest, master: Buffer): Promise<void> {
  const mac = macOf(JSON.stringify(manifest), master)
  const text = `${JSON.stringify({ ...manifest, mac }, null, 2)}\n`
  await writeFile(join(folder, manifestName), text, { mode: 0o600, flush: true })
}

/** Throws a `Problem` if there is none that this software can read. */
export async function readManifest(folder: string): Promise<{ manifest: Manifest; mac: string }> {
  const text = await readFile(join(folder, manifestName), 'utf8').catch(() => undefined)
  if (text === undefined)
    throw new Problem(
      `${folder} has no ${manifestName}: it is no backup, or one that was broken off. Name the folder of a whole backup.`,
    )
  const { mac, ...rest } = parse(text)
  const parsed = ManifestSchema.safeParse(rest)
  if (typeof mac !== 'string' || !parsed.success) throw damaged(manifestName)
  if (parsed.data.schema > schemaVersion)
    throw new Problem(
      `This backup is by the newer version ${parsed.data.software} of the software: install that version, and restore with it.`,
    )
  return { manifest: parsed.data, mac }
}

function parse(text: string): Record<string, unknown> {
  try {
    const value: Record<string, unknown> = JSON.parse(text)
    if (value.format === format) return value
    if (typeof value.format === 'number')
      throw new Problem(
        `${manifestName} has the format ${value.format}: restore with the version that made it.`,
      )
  } catch (error) {
    if (error instanceof Problem) throw error
  }
  throw damaged(manifestName)
}

export const damaged = (name: string): Problem =>
  new Problem(
    `${name} is damaged: it is not as it was written. Copy the backup again from where it is kept, or use another one.`,
  )

/** Derives the key. Throws a `Problem` if the passphrase is wrong or the manifest was changed. */
export async function unlock(
  { manifest, mac }: { manifest: Manifest; mac: string },
  passphrase: string,
): Promise<Buffer> {
  const master = await deriveKey(passphrase, manifest.key)
  if (keyCheck(master) !== manifest.key.check)
    throw new Problem(
      'This is not the passphrase of this backup. Type it as it was when the backup was made; without it nobody can read ' +
        'the backup. Nothing was changed.',
    )
  if (macOf(JSON.stringify(manifest), master) !== mac) throw damaged(manifestName)
  return master
}

/** Compares all checksums. Throws a `Problem` that names the first wrong file. */
export async function checkParts(
  folder: string,
  { parts }: Manifest,
  onRead: (bytes: number) => void,
): Promise<void> {
  for (const name of partNames) {
    const found = await stat(join(folder, name)).catch(() => undefined)
    if (!found)
      throw new Problem(
        `${name} is missing in ${folder}: copy the backup again from where it is kept, with all its files. Nothing was changed.`,
      )
    if (found.size !== parts[name].bytes) throw damaged(name)
    const hash = createHash('sha256')
    for await (const bytes of createReadStream(join(folder, name), { highWaterMark: 1024 * 1024 })) {
      hash.update(bytes)
      onRead(bytes.length)
    }
    if (hash.digest('hex') !== parts[name].sha256) throw damaged(name)
  }
}
