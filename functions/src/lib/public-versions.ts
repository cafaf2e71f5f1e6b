import { documentPaths } from '@prangan/contract/paths'
import { type CopyWrite, VersionDocumentSchema } from '@prangan/contract/schemas/private-documents'
import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  SetOptions,
  Timestamp,
  WriteBatch,
} from 'firebase-admin/firestore'
import { writeIfUnchanged } from './compare-and-set.ts'
import { parseStored } from './parse-stored.ts'

export type Fields = Record<string, unknown>

export type CopyWriter = { set(document: DocumentReference, data: object, options: SetOptions): unknown }

export type Version = {
  document: DocumentReference
  updateTime: Timestamp | undefined
  revision: number
  written: number
  pending: readonly CopyWrite[]
}

export type State = { version: Version; documents: readonly (Fields | undefined)[] }

export type Stored = ReadonlyMap<string, DocumentSnapshot>

export async function readState(
  firestore: Firestore,
  group: string,
  ...paths: readonly string[]
): Promise<State & { stored: Stored }> {
  const references = paths.map((path) => firestore.doc(path))
  const [current, ...stored] = await firestore.getAll(
    firestore.doc(documentPaths.version(group)),
    ...references,
  )
  const version = toVersion(current as DocumentSnapshot)
  return {
    version,
    documents: stored.map((copy) => overlaid(copy, version.pending)),
    stored: byPath(stored),
  }
}

export const byPath = (stored: readonly DocumentSnapshot[]): Stored =>
  new Map(stored.map((document) => [document.ref.path, document]))

export const toVersion = (stored: DocumentSnapshot): Version => {
  const { revision, written, pending } = parseStored(VersionDocumentSchema, stored)
  return { document: stored.ref, updateTime: stored.updateTime, revision, written, pending }
}

function overlaid(stored: DocumentSnapshot, pending: readonly CopyWrite[]): Fields | undefined {
  const write = pending.find(({ path }) => path === stored.ref.path)
  if (!write) return stored.data()
  if (write.kind === 'delete') return undefined
  if (write.kind === 'set') return write.data
  return stored.exists ? { ...stored.data(), ...write.data } : undefined
}

export function withPending(
  docs: readonly DocumentSnapshot[],
  collection: string,
  { pending }: Version,
): Map<string, Fields> {
  const found = new Map<string, Fields>()
  for (const stored of docs) {
    const data = overlaid(stored, pending)
    if (data) found.set(stored.id, data)
  }
  for (const write of pending) {
    const [parent, id] = splitPath(write.path)
    if (write.kind === 'set' && parent === collection) found.set(id, write.data)
  }
  return found
}

function splitPath(path: string): [parent: string, id: string] {
  const slash = path.lastIndexOf('/')
  return [path.slice(0, slash), path.slice(slash + 1)]
}

/**
 * Adds pending writes, on condition that the group is still at this version. Returns the next version, whose update time is
 * that of the batch's last write.
 */
export function addPending(
  batch: WriteBatch,
  version: Version,
  copies: readonly CopyWrite[],
): Omit<Version, 'updateTime'> {
  return setPending(batch, version, merge([...version.pending, ...copies]))
}

export function setPending(batch: WriteBatch, version: Version, pending: readonly CopyWrite[]) {
  const { document, updateTime } = version
  // The revision makes every write a change: Firestore keeps the update time of a document whose fields stay the same.
  const revision = version.revision + 1
  const hasPending = pending.length > 0
  const written = hasPending ? version.written : revision
  const content = { pending, hasPending, revision, written }
  writeIfUnchanged(batch, document, updateTime, content)
  return { document, pending, revision, written }
}

function merge(writes: readonly CopyWrite[]): CopyWrite[] {
  const merged = new Map<string, CopyWrite>()
  for (const write of writes) {
    const before = merged.get(write.path)
    if (write.kind !== 'update' || !before) merged.set(write.path, write)
    else if (before.kind !== 'delete') {
      merged.set(write.path, { ...before, data: { ...before.data, ...write.data } })
    }
  }
  return [...merged.values()]
}
