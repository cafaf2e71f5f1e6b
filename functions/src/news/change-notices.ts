import { setTimeout } from 'node:timers/promises'
import { documentPaths, publicGroups } from '@prangan/contract/paths'
import { noEnd } from '@prangan/contract/publishing'
import {
  type CurrentNotices,
  type CurrentNoticesDocument,
  CurrentNoticesDocumentSchema,
} from '@prangan/contract/schemas/notices'
import type { Firestore, WriteBatch } from 'firebase-admin/firestore'
import { commitTime } from '../is-committed.ts'
import { Failure } from '../lib/failure.ts'
import { makeLine } from '../lib/mutex.ts'
import { type CopyWrite, keepCopies, readState, type Version, writeCopies } from '../lib/public-copies.ts'

/*
 * Every change to an item renews the notices' version, so whoever knows it knows that nothing has changed since: a
 * change is planned on what this instance knows, and committed on condition that the version is still that one. Whoever
 * is overtaken reads and plans again. Items and `notices/current` are copies, written afterwards: no lock is held.
 */

/** `notices/current` as it is to be at a version. */
type Known = { notices: CurrentNotices | undefined; version: Version }
let known: Known | undefined

/** A change: what is on the home page after it, the other writes that it consists of, and what it gives. */
export type Change<Result> = {
  notices: CurrentNotices
  copies: readonly CopyWrite[]
  write?: (batch: WriteBatch) => void
  result: Result
}

/**
 * Plans a change from what is on the home page (undefined where nothing readable is) and the version of all items. It
 * may be asked again. It gives nothing but a result where nothing is to be changed.
 */
export type Plan<Result> = (
  current: CurrentNotices | undefined,
  version: Version,
) => Promise<Change<Result> | { notices?: never; result: Result }>

/** How often a change may be overtaken by other instances; and the milliseconds that it then waits, at most. */
const mostTries = 20
const longestWait = 100

/** As it is stored: `staleAt` is `nextChangeAt` for the rules, which let strangers read it only until then. */
function toStored(notices: CurrentNotices): CurrentNoticesDocument {
  return { ...notices, staleAt: notices.nextChangeAt === null ? noEnd : new Date(notices.nextChangeAt) }
}

const withoutStaleAt = ({ staleAt: _, ...notices }: CurrentNoticesDocument): CurrentNotices => notices

/** What cannot be read counts as missing, since it can be built anew from the items. */
async function readKnown(firestore: Firestore): Promise<Known> {
  const { version, documents: copies } = await readState(
    firestore,
    publicGroups.notices,
    documentPaths.currentNotices,
  )
  const stored = CurrentNoticesDocumentSchema.safeParse(copies[0]).data
  known = { version, notices: stored && withoutStaleAt(stored) }
  return known
}

/** Reads what is on the home page; undefined where nothing readable is. */
export async function readNotices(firestore: Firestore): Promise<CurrentNotices | undefined> {
  return (await readKnown(firestore)).notices
}

const inTurn = makeLine()

/**
 * Makes a change to items and renews `notices/current` with it, all or nothing. The changes of one instance go one
 * after the other, so that they do not overtake each other; the last of many that come at once writes the public
 * documents for all. Throws 503 where those of other instances keep doing so.
 */
export async function changeNotices<Result>(firestore: Firestore, plan: Plan<Result>): Promise<Result> {
  const { result, written } = await inTurn(() => change(firestore, plan)).catch(async (error: unknown) => {
    // A commit whose reply was lost, so that it was planned again in vain, has left copies to be written.
    await writeCopies(firestore, publicGroups.notices)
    throw error
  })
  await written()
  return result
}

async function change<Result>(firestore: Firestore, plan: Plan<Result>): Promise<Done<Result>> {
  for (let tries = 0; tries < mostTries; tries++) {
    const done = await tryChange(firestore, plan, known ?? (await readKnown(firestore)))
    if (done) return done
    await setTimeout(Math.random() * longestWait)
  }
  throw new Failure('busy', { headers: { 'Retry-After': '2' } })
}

/** Renews `notices/current` alone, unless it is changed meanwhile: whoever does that renews it too. */
export async function renewNotices(
  firestore: Firestore,
  plan: Plan<CurrentNotices>,
): Promise<CurrentNotices> {
  const before = await readKnown(firestore)
  const done = await tryChange(firestore, plan, before)
  if (!done) return (await plan(undefined, before.version)).result
  await done.written()
  return done.result
}

/** What a change gives, and what waits until the public documents show it. */
type Done<Result> = { result: Result; written: () => Promise<void> }

/** Plans and commits a change on the version that is known; undefined where another change came before. */
async function tryChange<Result>(
  firestore: Firestore,
  plan: Plan<Result>,
  before: Known,
): Promise<Done<Result> | undefined> {
  const { result, ...planned } = await plan(before.notices, before.version)
  if (!planned.notices) {
    // It was done by a commit whose reply was lost.
    return { result, written: async () => void (await writeCopies(firestore, publicGroups.notices)) }
  }
  const { notices, copies } = planned
  const batch = firestore.batch()
  planned.write?.(batch)
  const current: CopyWrite = { path: documentPaths.currentNotices, kind: 'set', data: toStored(notices) }
  const next = keepCopies(batch, before.version, [...copies, current])
  known = undefined
  const updateTime = await commitTime(batch)
  if (!updateTime) return undefined
  const written = async () => {
    const { revision } = next
    const of = { known: { ...next, updateTime }, revision }
    const version = await writeCopies(firestore, publicGroups.notices, of)
    // Nobody else has changed anything since.
    if (version?.revision === revision + 1) known = { notices, version }
  }
  return { result, written }
}
