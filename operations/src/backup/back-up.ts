import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { documentPaths } from '@prangan/contract/paths'
import { schemaVersion } from '@prangan/contract/schema-version'
import { Problem } from '@prangan/emulators/src/problem.ts'
import functionsPackage from '@prangan/functions/package.json' with { type: 'json' }
import { type HashConfig, readAccounts, readHashConfig } from './accounts.ts'
import { deriveKey, newKeyRule } from './chunk-cipher.ts'
import { collectionOf, readDocuments, writeDocument } from './documents.ts'
import { readFiles, type StoredFile } from './files.ts'
import { keyCheck, type Manifest, manifestName, type PartName, partNames, writeManifest } from './manifest.ts'
import { writePart } from './parts.ts'
import { noProgress, type Progress, type StartProgress } from './progress.ts'
import type { BackupRecord } from './records.ts'
import type { Target } from './target.ts'

/**
 * Backs up a project to a new folder: files, then documents as of one point in time, files added since, and accounts. A file is
 * stored before the document that names it, so no document names a missing one.
 */
export async function backUp(
  target: Target,
  folder: string,
  passphrase: string,
  show: StartProgress = noProgress,
): Promise<Manifest> {
  await prepareFolder(folder)
  try {
    const rule = newKeyRule()
    const master = await deriveKey(passphrase, rule)
    const contents = new Contents(target)
    const hash = await readHashConfig(target)
    const write = async (name: PartName, what: string, records: (progress: Progress) => Records) => {
      const progress = show(what)
      const part = await writePart({ folder, name, master }, records(progress))
      progress.end()
      return part
    }
    let documents: Promise<Part> | undefined
    const files = await write('files.enc', 'Files', async function* (progress) {
      yield* contents.newFiles(progress)
      documents = write('documents.enc', 'Documents', (each) => contents.documents(each))
      await documents
      yield* contents.newFiles(progress)
    })
    const accounts = await write('accounts.enc', 'Accounts', (each) => contents.accounts(hash, each))
    const manifest: Manifest = {
      format: 1,
      software: functionsPackage.version,
      schema: schemaVersion,
      project: target.projectId,
      at: contents.at,
      counts: contents.counts,
      collections: contents.collections,
      passwords: hash.algorithm,
      key: { ...rule, check: keyCheck(master) },
      parts: { 'files.enc': files, 'documents.enc': (await documents) as Part, 'accounts.enc': accounts },
    }
    await writeManifest(folder, manifest, master)
    return manifest
  } catch (error) {
    for (const name of partNames) await rm(join(folder, name), { force: true }).catch(() => undefined)
    throw problemOfDisk(error, folder) ?? error
  }
}

type Part = Manifest['parts'][PartName]
type Records = AsyncGenerator<BackupRecord>

class Contents {
  readonly counts = { documents: 0, files: 0, fileBytes: 0, accounts: 0 }
  readonly collections: Record<string, number> = {}
  at = ''
  readonly #target: Target
  readonly #files = new Set<string>()

  constructor(target: Target) {
    this.#target = target
  }

  async *documents({ add }: Progress): Records {
    const onTime = (readTime: string) => {
      this.at = readTime
    }
    for await (const document of readDocuments(this.#target, onTime)) {
      yield { head: document, bytes: 0 }
      const collection = collectionOf(document.path)
      this.collections[collection] = (this.collections[collection] ?? 0) + 1
      this.counts.documents += 1
      add(1)
    }
  }

  async *newFiles({ add }: Progress): Records {
    for await (const record of readFiles(this.#target, (name) => this.#files.has(name))) {
      this.#files.add((record.head as StoredFile).name)
      yield record
      this.counts.files += 1
      this.counts.fileBytes += record.bytes
      add(1)
    }
  }

  async *accounts(hash: HashConfig, { add }: Progress): Records {
    yield { head: hash, bytes: 0 }
    for await (const account of readAccounts(this.#target)) {
      yield { head: account, bytes: 0 }
      this.counts.accounts += 1
      add(1)
    }
  }
}

async function prepareFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const others = (await readdir(folder)).filter((name) => !(partNames as readonly string[]).includes(name))
    if (others.includes(manifestName))
      throw new Problem(`${folder} has a backup already: name another folder.`)
    if (others.length > 0)
      throw new Problem(`${folder} has other files in it: name a folder that is new or empty.`)
  } catch (error) {
    throw problemOfDisk(error, folder) ?? error
  }
}

function problemOfDisk(error: unknown, folder: string): Problem | undefined {
  switch ((error as { code?: unknown }).code) {
    case 'ENOSPC':
    case 'EDQUOT':
      return new Problem(
        `The disk is full: free some space, or name a folder on another disk. What was written to ${folder} is removed again.`,
      )
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return new Problem(`You may not write to ${folder}: name a folder of your own.`)
    case 'ENOTDIR':
    case 'EEXIST':
      return new Problem(`${folder} is a file: name a folder.`)
    default:
      return undefined
  }
}

/** Lets the desk show when the last backup was made. */
export const recordBackup = (target: Target, { at, software, counts }: Manifest): Promise<void> =>
  writeDocument(target, {
    path: documentPaths.lastBackup,
    fields: {
      at: { timestampValue: at },
      software: { stringValue: software },
      documents: { integerValue: String(counts.documents) },
      files: { integerValue: String(counts.files) },
      accounts: { integerValue: String(counts.accounts) },
    },
  })
