import { documentPaths, publicGroups } from '@prangan/contract/paths'
import { noEnd } from '@prangan/contract/publishing'
import {
  type CurrentNotices,
  type CurrentNoticesDocument,
  CurrentNoticesDocumentSchema,
} from '@prangan/contract/schemas/notices'
import type { CopyWrite } from '@prangan/contract/schemas/private-documents'
import type { Firestore, WriteBatch } from 'firebase-admin/firestore'
import { createMutex, type Mutex } from '../lib/mutex.ts'
import { changePublic } from '../lib/public-copies.ts'
import type { Fields, Version } from '../lib/public-versions.ts'

export type Change<Result> = {
  notices: CurrentNotices
  copies: readonly CopyWrite[]
  write?: (batch: WriteBatch) => unknown
  result: Result
}

/**
 * Prepares a change from the home page's content, the version of all notices and the document at the path. The content is
 * undefined if it is missing or unreadable. It is called again after a conflict. Without `notices` nothing is changed.
 */
export type Plan<Result> = (
  current: CurrentNotices | undefined,
  version: Version,
  stored: Fields | undefined,
) => Promise<Change<Result> | { notices?: never; result: Result }>

/** `staleAt` is `nextChangeAt` for the rules, which let visitors read the document only until then. */
function toStored(notices: CurrentNotices): CurrentNoticesDocument {
  return { ...notices, staleAt: notices.nextChangeAt === null ? noEnd : new Date(notices.nextChangeAt) }
}

/** Unreadable content counts as missing, since it can be rebuilt from the notices. */
export function parseCurrentNotices(stored: unknown): CurrentNotices | undefined {
  const { data } = CurrentNoticesDocumentSchema.safeParse(stored)
  if (!data) return undefined
  const { staleAt: _, ...notices } = data
  return notices
}

/** All changes of a process write to the same version document and would conflict. */
const mutexes = new WeakMap<Firestore, Mutex>()

function mutexOf(firestore: Firestore): Mutex {
  const mutex = mutexes.get(firestore) ?? createMutex()
  mutexes.set(firestore, mutex)
  return mutex
}

/**
 * Changes notices, or other documents that are public with them, and updates `notices/current`, all or nothing. Throws 503
 * after too many conflicts.
 */
export function changeNotices<Result>(
  firestore: Firestore,
  path: string | undefined,
  plan: Plan<Result>,
): Promise<Result> {
  const own = path === undefined ? [] : [path]
  return changePublic(
    firestore,
    publicGroups.notices,
    [documentPaths.currentNotices, ...own],
    async ({ version, documents }) => {
      const { result, ...planned } = await plan(parseCurrentNotices(documents[0]), version, documents[1])
      const batch = firestore.batch()
      if (!planned.notices) return { batch, copies: [], value: result }
      await planned.write?.(batch)
      const { siteRevision = parseCurrentNotices(documents[0])?.siteRevision } = planned.notices
      const data = toStored({ ...planned.notices, ...(siteRevision !== undefined && { siteRevision }) })
      const current: CopyWrite = { path: documentPaths.currentNotices, kind: 'set', data }
      return { batch, copies: [...planned.copies, current], value: result }
    },
    mutexOf(firestore),
  )
}
