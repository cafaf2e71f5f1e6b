import { setTimeout } from 'node:timers/promises'
import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import type { CopyWrite } from '@prangan/contract/schemas/private-documents'
import type { DocumentSnapshot, Firestore, WriteBatch } from 'firebase-admin/firestore'
import { commitIfUnchanged, compareAndSet, writeIfUnchanged } from './compare-and-set.ts'
import type { Firebase } from './firebase.ts'
import { countListChange, listOfGroup } from './list-changes.ts'
import { logUnwrittenCopies } from './log.ts'
import type { Mutex } from './mutex.ts'
import {
  addPending,
  byPath,
  type CopyWriter,
  type Fields,
  readState,
  type State,
  type Stored,
  setPending,
  type Version,
} from './public-versions.ts'

/*
 * Anyone may read public documents in a transaction of their own, and so lock them against every write. So no change waits for
 * a public document. A change commits private documents, on condition that the version document of its group is unchanged. The
 * version document stores the pending writes to the public copies, which follow. Every change reads the copies with their
 * pending writes (`overlaid`). See docs/decisions/0003-store-public-data-as-copies.md.
 */

/** Milliseconds that a change waits for one attempt to write its copies, which a lock may delay, and for all attempts. */
const timeouts = { attempt: 5_000, all: 20_000 }

const shortestPause = 30

export type PublicChange<Value> = { batch: WriteBatch; copies: readonly CopyWrite[]; value: Value }

/**
 * Changes a group of public documents, then writes the copies. `prepare` gets the group's state with the documents at `paths`,
 * and is called again if the group has changed before the commit. `mutex` serialises everything up to the commit, for changes
 * that would conflict with others of this process.
 */
export async function changePublic<Value>(
  firestore: Firestore,
  group: string,
  paths: readonly string[],
  prepare: (state: State) => Promise<PublicChange<Value>>,
  mutex: Mutex = (work) => work(),
): Promise<Value> {
  let next: Omit<Version, 'updateTime'> | undefined
  let read: Stored | undefined
  let known: Version | undefined
  try {
    const { value: done, writeTime } = await mutex(() =>
      compareAndSet(async () => {
        const last = documentPaths.copies(group)
        const { version, documents, stored } = await readState(firestore, group, ...paths, last)
        const { batch, copies, value } = await prepare({ version, documents: documents.slice(0, -1) })
        const added = copies.length > 0 ? addPending(batch, version, copies) : undefined
        next = added ?? next
        // Otherwise another request may be writing the same copies.
        read = version.pending.length === 0 ? stored : undefined
        return { batch, value: { value, added } }
      }),
    )
    // Not the copies of an earlier attempt, which was refused.
    if (done.added) known = { ...done.added, updateTime: writeTime }
    return done.value
  } finally {
    // Also after a failure: a commit whose reply was lost may have succeeded.
    if (next) await writeCopies(firestore, group, { known, read, revision: next.revision })
  }
}

/**
 * Adds the one copy of a group whose content depends on a single private document, in the write of that document. It replaces
 * an earlier pending one, so it needs no condition.
 */
export async function addReplacingCopy(
  writer: CopyWriter,
  firestore: Firestore,
  group: string,
  copy: CopyWrite,
): Promise<void> {
  const { FieldValue } = await import('firebase-admin/firestore')
  const content = { pending: [copy], hasPending: true, revision: FieldValue.increment(1) }
  writer.set(firestore.doc(documentPaths.version(group)), content, { merge: true })
}

/**
 * Ensures that the copies of a group are written up to a revision. Of several parallel changes, the last one writes for all.
 * Returns false if a lock or an error delays the copies for too long: the next change or the schedule writes them.
 */
export async function writeCopies(
  firestore: Firestore,
  group: string,
  { known, read, revision }: Known = {},
): Promise<boolean> {
  const until = Date.now() + timeouts.all
  let lastSeen: number | undefined
  let stored = known && read
  for (let version = known; Date.now() < until; version = stored = undefined) {
    const outcome = await withTimeout(attempt())
    if (outcome === 'late') break
    if (outcome) return true
    await setTimeout(shortestPause * (1 + Math.random()))

    async function attempt(): Promise<boolean> {
      version ??= (await readState(firestore, group)).version
      const isWritten = version.pending.length === 0 || version.written >= (revision ?? version.revision)
      if (isWritten) return true
      const hasConflict = lastSeen !== undefined && lastSeen !== version.revision
      lastSeen = version.revision
      return !hasConflict && writePending(firestore, version, stored)
    }
  }
  logUnwrittenCopies(group)
  return false
}

type Known = { known?: Version | undefined; read?: Stored | undefined; revision?: number }

/** Returns the result of an attempt, false if it fails, 'late' if it takes too long; it then continues in the background. */
async function withTimeout(attempt: Promise<boolean>): Promise<boolean | 'late'> {
  const waiting = new AbortController()
  const { signal } = waiting
  const late = setTimeout(timeouts.attempt, 'late' as const, { signal }).catch(() => false)
  return Promise.race([attempt.catch(() => false), late]).finally(() => waiting.abort())
}

/**
 * Writes all copies of a version, each on condition that its document is unchanged since the group was at this version: an
 * older copy never overwrites a newer one. Copies that the change itself has `read` are not read again; if others have written
 * since, the batch is refused. Returns false on a conflict.
 */
async function writePending(firestore: Firestore, version: Version, read?: Stored): Promise<boolean> {
  const last = documentPaths.copies(version.document.id)
  const paths = [last, ...version.pending.map(({ path }) => path)]
  const isRead = paths.every((path) => read?.has(path))
  const stored = isRead ? read : await readCopies(firestore, version, paths)
  if (!stored) return false
  const copying = firestore.batch()
  // A document keeps its update time if the same fields are written to it, so an older batch that a lock delayed would still
  // match it. This one changes with every batch.
  const { updateTime } = stored.get(last) ?? {}
  writeIfUnchanged(copying, firestore.doc(last), updateTime, { revision: version.revision })
  for (const write of version.pending) {
    const copy = stored.get(write.path)
    if (copy) await addCopy(copying, copy, write)
  }
  const list = listOfGroup(version.document.id)
  if (list) await countListChange(copying, firestore, list)
  if (!(await commitIfUnchanged(copying))) return false
  const clearing = firestore.batch()
  setPending(clearing, version, [])
  return (await commitIfUnchanged(clearing)) !== undefined
}

async function readCopies(
  firestore: Firestore,
  version: Version,
  paths: readonly string[],
): Promise<Stored | undefined> {
  const references = paths.map((path) => firestore.doc(path))
  const [current, ...stored] = await firestore.getAll(version.document, ...references)
  if (!current?.updateTime || !version.updateTime?.isEqual(current.updateTime)) return undefined
  return byPath(stored)
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

async function removalsOf(copy: DocumentSnapshot, data: Fields): Promise<Fields> {
  const { FieldValue } = await import('firebase-admin/firestore')
  const gone = Object.keys(copy.data() ?? {}).filter((field) => !(field in data))
  return Object.fromEntries(gone.map((field) => [field, FieldValue.delete()]))
}

export async function sweepCopies(firebase: Firebase): Promise<number> {
  const firestore = await firebase.firestore()
  const waiting = firestore.collection(collectionPaths.versions).where('hasPending', '==', true)
  const { docs } = await waiting.select().get()
  const written = await Promise.all(docs.map(({ id }) => writeCopies(firestore, id)))
  return written.filter(Boolean).length
}
