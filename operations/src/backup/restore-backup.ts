import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import { Problem } from '@prangan/emulators/src/problem.ts'
import { type HashConfig, hasAccounts, keepsPasswords, writeAccounts } from './accounts.ts'
import {
  collectionsWithData,
  deleteDocument,
  readDocument,
  type StoredDocument,
  writeDocument,
  writeDocuments,
} from './documents.ts'
import { hasFiles, readChecksums, writeFiles } from './files.ts'
import { checkParts, type Manifest, readManifest, unlock } from './manifest.ts'
import { readPart } from './parts.ts'
import { noProgress, type StartProgress } from './progress.ts'
import type { Target } from './target.ts'

export type OpenBackup = { folder: string; manifest: Manifest; mac: string; master: Buffer }

/** Opens a backup. Throws a `Problem` if the passphrase or a checksum is wrong. */
export async function openBackup(
  folder: string,
  passphrase: () => Promise<string>,
  show: StartProgress = noProgress,
): Promise<OpenBackup> {
  const found = await readManifest(folder)
  const master = await unlock(found, await passphrase())
  const bytes = Object.values(found.manifest.parts).reduce((sum, part) => sum + part.bytes, 0)
  const progress = show('Megabytes checked', bytes / megabyte)
  await checkParts(folder, found.manifest, (read) => progress.add(read / megabyte))
  progress.end()
  return { folder, master, ...found }
}

export type Beginning = 'empty' | 'broken off'

/** Throws a `Problem` if the project has data, unless a restore of the same backup was interrupted there. */
export async function checkTarget(target: Target, { mac }: OpenBackup): Promise<Beginning> {
  const underWay = await readDocument(target, documentPaths.restoreUnderWay)
  const { stringValue } = (underWay?.backup ?? {}) as { stringValue?: string }
  if (stringValue === mac) return 'broken off'
  const collections = await collectionsWithData(target)
  const found = [
    collections.length > 0 && `documents (${collections.slice(0, 3).join(', ')})`,
    (await hasFiles(target)) && 'files',
    (await hasAccounts(target)) && 'accounts',
  ].filter((each) => each !== false)
  if (found.length === 0) return 'empty'
  throw new Problem(
    `${target.projectId} is not empty, it has ${found.join(' and ')}: a restore writes only into an empty project. Make a new one, ` +
      'and restore into that. Nothing was changed.',
  )
}

export type RestoreOptions = {
  /** Skips queued mails: a copy of a site must not write to people. */
  withoutMail: boolean
}

const isMail = (path: string): boolean => path.startsWith(`${collectionPaths.mail}/`)

export function describePlan(
  { manifest }: OpenBackup,
  target: Target,
  beginning: Beginning,
  { withoutMail }: RestoreOptions,
): string[] {
  const { counts, collections, project, software, at, passwords } = manifest
  const number = (value: number) => value.toLocaleString('en-IN')
  const mails = collections[collectionPaths.mail] ?? 0
  return [
    `A backup of ${project} as of ${at.slice(0, 16).replace('T', ' ')} UTC, by version ${software}. All checksums are right.`,
    `To be written to ${target.projectId}, bucket ${target.bucket.name}, ` +
      (beginning === 'empty'
        ? 'which is empty:'
        : 'where a restore of this backup was broken off, which goes on:'),
    `  ${number(counts.files)} files (${megabytes(counts.fileBytes)} MB)`,
    `  ${number(counts.accounts)} accounts`,
    `  ${number(counts.documents)} documents:`,
    ...Object.entries(collections).map(([name, count]) => `    ${number(count).padStart(7)}  ${name}`),
    ...(keepsPasswords(target, passwords)
      ? []
      : [
          target.isLocal
            ? "Passwords do not work there: the local suite cannot check Google's hashes. Give somebody a new one on its desk."
            : "Passwords do not work there: they are the local suite's. People set new ones by 'Forgot Password?'.",
        ]),
    ...(mails === 0
      ? []
      : [
          withoutMail
            ? `The ${number(mails)} mails that waited are left out.`
            : `The functions there send the ${number(mails)} mails that waited when the backup was made. For a copy of a site add --without-mail.`,
        ]),
  ]
}

const megabyte = 1_000_000

export const megabytes = (bytes: number): string => (bytes / megabyte).toFixed(1)

/**
 * Writes files and accounts first, since documents name them. Writes are idempotent, and a marker document exists until the
 * end, so an interrupted restore is resumed by running it again.
 */
export async function restoreBackup(
  { folder, manifest, mac, master }: OpenBackup,
  target: Target,
  beginning: Beginning,
  { withoutMail }: RestoreOptions,
  show: StartProgress = noProgress,
): Promise<void> {
  const part = (name: 'files.enc' | 'documents.enc' | 'accounts.enc') => readPart({ folder, name, master })
  const { counts } = manifest
  const mark = { path: documentPaths.restoreUnderWay, fields: { backup: { stringValue: mac } } }
  await writeDocument(target, mark)

  const files = show('Files', counts.files)
  const there = beginning === 'empty' ? new Map<string, string>() : await readChecksums(target)
  await writeFiles(target, part('files.enc'), { there, onWritten: files.add })
  files.end()

  const accounts = show('Accounts', counts.accounts)
  const records = part('accounts.enc')
  const first = await records.next()
  const hash = first.value?.head as HashConfig
  await writeAccounts(target, headsOf(records), { hash, onWritten: accounts.add })
  accounts.end()

  const left = withoutMail ? (manifest.collections[collectionPaths.mail] ?? 0) : 0
  const documents = show('Documents', counts.documents - left)
  const wanted = async function* () {
    for await (const document of headsOf<StoredDocument>(part('documents.enc')))
      if (document.path !== documentPaths.restoreUnderWay && !(withoutMail && isMail(document.path)))
        yield document
  }
  await writeDocuments(target, wanted(), { from: manifest.project, onWritten: documents.add })
  documents.end()
  await deleteDocument(target, documentPaths.restoreUnderWay)
}

async function* headsOf<Head>(records: AsyncIterable<{ head: unknown }>): AsyncGenerator<Head> {
  for await (const { head } of records) yield head as Head
}
