import { setTimeout } from 'node:timers/promises'
import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Timestamp,
  WriteBatch,
} from 'firebase-admin/firestore'
import { commitTime, isCommitted } from '../is-committed.ts'
import { readAndCommit } from '../read-and-commit.ts'
import type { Firebase } from './firebase.ts'
import { logUnwrittenCopies } from './log.ts'

/*
 * Strangers may read public documents in a transaction of their own, and so lock them against every write. Hence no
 * change waits for a public document. It is committed in private documents, on condition that the version document of
 * its group is as it was read; that document keeps what is to be written to the public ones, which are copies and are
 * written afterwards. Whoever reads for a change reads them with what is still to be written (`overlaid`).
 */

type Fields = Record<string, unknown>

/** What is to be written to a public document: all its fields, some of them, or its removal. */
export type CopyWrite = { path: string } & ({ kind: 'set' | 'update'; data: Fields } | { kind: 'delete' })

/** The version of a group of public documents, and the copies that are still to be written. */
export type Version = {
  document: DocumentReference
  updateTime: Timestamp | undefined
  revision: number
  /** The revision up to which all copies were written. */
  written: number
  pending: readonly CopyWrite[]
}

/** Milliseconds that a change waits for one attempt to write its copies, which a lock may hold up; and for all of them. */
const patience = { attempt: 5_000, all: 20_000 }

/** Milliseconds before it looks again what others have done meanwhile. */
const shortestPause = 30

/** A group at a version, and some of its public documents as they are to be at it; undefined for one that is not there. */
export type State = { version: Version; documents: readonly (Fields | undefined)[] }

/** Reads the version of a group, and public documents of it, all of one moment. */
export async function readState(
  firestore: Firestore,
  group: string,
  ...paths: readonly string[]
): Promise<State> {
  const references = paths.map((path) => firestore.doc(path))
  const [version, ...stored] = await firestore.getAll(
    firestore.doc(documentPaths.version(group)),
    ...references,
  )
  const { pending, ...rest } = toVersion(version as DocumentSnapshot)
  return { version: { pending, ...rest }, documents: stored.map((copy) => overlaid(copy, pending)) }
}

/** What a version document says, which may not be there yet. */
export const toVersion = (stored: DocumentSnapshot): Version => ({
  document: stored.ref,
  updateTime: stored.updateTime,
  revision: Number(stored.get('revision')) || 0,
  written: Number(stored.get('written')) || 0,
  pending: (stored.get('pending') as CopyWrite[] | undefined) ?? [],
})

function overlaid(stored: DocumentSnapshot, pending: readonly CopyWrite[]): Fields | undefined {
  const write = pending.find(({ path }) => path === stored.ref.path)
  if (!write) return stored.data()
  if (write.kind === 'delete') return undefined
  if (write.kind === 'set') return write.data
  return stored.exists ? { ...stored.data(), ...write.data } : undefined
}

/** Documents found in a collection as they are to be, by their ids, with those of it that are still to be written. */
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
 * Keeps copies to be written, on condition that the group is still at this version. Gives the next one, whose time is
 * that of the batch's last write.
 */
export function keepCopies(
  batch: WriteBatch,
  version: Version,
  copies: readonly CopyWrite[],
): Omit<Version, 'updateTime'> {
  return setPending(batch, version, fold([...version.pending, ...copies]))
}

function setPending(batch: WriteBatch, version: Version, pending: readonly CopyWrite[]) {
  const { document, updateTime } = version
  // The revision makes each write a change: Firestore leaves the time of a document that stays the same.
  const revision = version.revision + 1
  const hasPending = pending.length > 0
  const written = hasPending ? version.written : revision
  const content = { pending, hasPending, revision, written }
  if (updateTime) batch.update(document, content, { lastUpdateTime: updateTime })
  else batch.create(document, content)
  return { document, pending, revision, written }
}

/** One write for each document: what all of them come to. */
function fold(writes: readonly CopyWrite[]): CopyWrite[] {
  const folded = new Map<string, CopyWrite>()
  for (const write of writes) {
    const before = folded.get(write.path)
    if (write.kind !== 'update' || !before) folded.set(write.path, write)
    else if (before.kind !== 'delete') {
      folded.set(write.path, { ...before, data: { ...before.data, ...write.data } })
    }
  }
  return [...folded.values()]
}

/** What a change consists of: private writes, copies for the public, and what it gives. */
export type PublicChange<Value> = { batch: WriteBatch; copies: readonly CopyWrite[]; value: Value }

/**
 * Makes a change to a group of public documents: prepares it from the group's state, with the documents at `paths`, and
 * commits it if the group is still at that version; else it prepares it again. Then the copies are written.
 */
export async function changePublic<Value>(
  firestore: Firestore,
  group: string,
  paths: readonly string[],
  prepare: (state: State) => Promise<PublicChange<Value>>,
): Promise<Value> {
  let revision: number | undefined
  try {
    return await readAndCommit(async () => {
      const state = await readState(firestore, group, ...paths)
      const { batch, copies, value } = await prepare(state)
      if (copies.length > 0) revision = keepCopies(batch, state.version, copies).revision
      return { batch, value }
    })
  } finally {
    // After a failure as well: a commit whose reply was lost may have been done.
    if (revision !== undefined) await writeCopies(firestore, group, { revision })
  }
}

/**
 * Sees to it that the copies of a group are written up to a revision, and gives the group's version then. While others
 * change the group at the same moment, the last of them writes for all. Undefined where a lock, or a fault, holds the
 * copies up for too long: they stay for the next change, or for the schedule.
 */
export async function writeCopies(
  firestore: Firestore,
  group: string,
  { known, revision }: { known?: Version | undefined; revision?: number | undefined } = {},
): Promise<Version | undefined> {
  const until = Date.now() + patience.all
  let lastSeen: number | undefined
  for (let version = known; Date.now() < until; version = undefined) {
    const settled = await inTime(settle())
    if (settled === 'late') break
    if (settled) return settled
    await setTimeout(shortestPause * (1 + Math.random()))

    async function settle(): Promise<Version | undefined> {
      version ??= (await readState(firestore, group)).version
      const isWritten = version.pending.length === 0 || version.written >= (revision ?? version.revision)
      if (isWritten) return version
      const isAnothers = lastSeen !== undefined && lastSeen !== version.revision
      lastSeen = version.revision
      return isAnothers ? undefined : writePending(firestore, version)
    }
  }
  logUnwrittenCopies(group)
  return undefined
}

/** What an attempt gives, undefined where it fails. It goes on when it is late, and nobody looks at its end. */
async function inTime<Value>(attempt: Promise<Value>): Promise<Value | undefined | 'late'> {
  const waiting = new AbortController()
  const { signal } = waiting
  const late = setTimeout(patience.attempt, 'late' as const, { signal }).catch(() => undefined)
  return Promise.race([attempt.catch(() => undefined), late]).finally(() => waiting.abort())
}

/**
 * Writes all copies of a version, each on condition that its document is still as it was when the group was at this
 * version: an older copy never overwrites a newer one. Undefined where anything has changed meanwhile.
 */
async function writePending(firestore: Firestore, version: Version): Promise<Version | undefined> {
  const references = version.pending.map(({ path }) => firestore.doc(path))
  const [current, ...stored] = await firestore.getAll(version.document, ...references)
  if (!current?.updateTime || !version.updateTime?.isEqual(current.updateTime)) return undefined
  const copying = firestore.batch()
  for (const [index, copy] of stored.entries()) {
    await addCopy(copying, copy, version.pending[index] as CopyWrite)
  }
  if (!(await isCommitted(copying))) return undefined
  const clearing = firestore.batch()
  const cleared = setPending(clearing, version, [])
  const updateTime = await commitTime(clearing)
  return updateTime && { ...cleared, updateTime }
}

async function addCopy(batch: WriteBatch, copy: DocumentSnapshot, write: CopyWrite): Promise<void> {
  const { ref, updateTime: lastUpdateTime } = copy
  if (!lastUpdateTime) {
    if (write.kind === 'set') batch.create(ref, write.data)
  } else if (write.kind === 'delete') {
    batch.delete(ref, { lastUpdateTime })
  } else {
    const removed = write.kind === 'set' ? await removalsOf(copy, write.data) : {}
    batch.update(ref, { ...removed, ...write.data }, { lastUpdateTime })
  }
}

/** Takes out the fields that a document no longer has: only an update can be made on a condition. */
async function removalsOf(copy: DocumentSnapshot, data: Fields): Promise<Fields> {
  const { FieldValue } = await import('firebase-admin/firestore')
  const gone = Object.keys(copy.data() ?? {}).filter((field) => !(field in data))
  return Object.fromEntries(gone.map((field) => [field, FieldValue.delete()]))
}

/** Writes all copies that could not be written with their change. Says for how many groups. */
export async function sweepCopies(firebase: Firebase): Promise<number> {
  const firestore = await firebase.firestore()
  const waiting = firestore.collection(collectionPaths.versions).where('hasPending', '==', true)
  const { docs } = await waiting.select().get()
  const written = await Promise.all(docs.map(({ id }) => writeCopies(firestore, id)))
  return written.filter((version) => version !== undefined).length
}
