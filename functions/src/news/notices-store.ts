import { setTimeout } from 'node:timers/promises'
import { documents } from '@prangan/contract/paths'
import { noEnd } from '@prangan/contract/publishing'
import { type CurrentNotices, CurrentNoticesSchema } from '@prangan/contract/schemas/news'
import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Timestamp,
  WriteBatch,
} from 'firebase-admin/firestore'
import { Failure } from '../http/failure.ts'
import { isOvertaken } from '../lost-race.ts'
import { makeLine } from '../make-line.ts'

/*
 * `notices/current` is written with every change to any item, so whoever knows its version knows that nothing has
 * changed since: a change is planned on what this instance knows, and committed on condition that the version is still
 * that one. Alone it costs one round trip; whoever is overtaken reads and plans again. No lock is held by anyone.
 */

/** `notices/current` as it was last seen here; without an `updateTime` there is none. */
type Known = { notices: CurrentNotices | undefined; updateTime: Timestamp | undefined }
let known: Known | undefined

/** A change: what is on the home page after it, the other writes that it consists of, and what it gives. */
export type Change<Result> = { notices: CurrentNotices; write?: (batch: WriteBatch) => void; result: Result }

/** Plans a change from what is on the home page, undefined where nothing readable is. It may be asked again. */
export type Plan<Result> = (current: CurrentNotices | undefined) => Promise<Change<Result>>

/** How often a change may be overtaken by other instances; and the milliseconds that it then waits, at most. */
const mostTries = 20
const longestWait = 100

const currentOf = (firestore: Firestore): DocumentReference => firestore.doc(documents.currentNotices)

/** As it is stored: `staleAt` is `nextChangeAt` for the rules, which let strangers read it only until then. */
function toStored(notices: CurrentNotices) {
  return { ...notices, staleAt: notices.nextChangeAt === null ? noEnd : new Date(notices.nextChangeAt) }
}

/** What cannot be read counts as missing, since it can be built anew from the items. */
function toKnown(snapshot: DocumentSnapshot): Known {
  return { notices: CurrentNoticesSchema.safeParse(snapshot.data()).data, updateTime: snapshot.updateTime }
}

async function readKnown(firestore: Firestore): Promise<Known> {
  known = toKnown(await currentOf(firestore).get())
  return known
}

/** Reads what is on the home page; undefined where nothing readable is. */
export async function readNotices(firestore: Firestore): Promise<CurrentNotices | undefined> {
  return (await readKnown(firestore)).notices
}

const inTurn = makeLine()

/**
 * Makes a change to items and renews `notices/current` with it, all or nothing. The changes of one instance go one
 * after the other, so that they do not overtake each other. Throws 503 where those of other instances keep doing so.
 */
export function changeNotices<Result>(firestore: Firestore, plan: Plan<Result>): Promise<Result> {
  return inTurn(() => change(firestore, plan))
}

async function change<Result>(firestore: Firestore, plan: Plan<Result>): Promise<Result> {
  for (let tries = 0; tries < mostTries; tries++) {
    const done = await tryChange(firestore, plan, known ?? (await readKnown(firestore)))
    if (done) return done.result
    await setTimeout(Math.random() * longestWait)
  }
  throw new Failure('busy', { headers: { 'Retry-After': '2' } })
}

/** Renews `notices/current` alone, unless it is changed meanwhile: whoever does that renews it too. */
export async function renewNotices(
  firestore: Firestore,
  plan: Plan<CurrentNotices>,
): Promise<CurrentNotices> {
  const done = await tryChange(firestore, plan, await readKnown(firestore))
  return done ? done.result : (await plan(undefined)).result
}

/** Plans and commits a change on the version that is known; undefined where another change came before. */
async function tryChange<Result>(
  firestore: Firestore,
  plan: Plan<Result>,
  before: Known,
): Promise<{ result: Result } | undefined> {
  const { notices, write, result } = await plan(before.notices)
  const batch = firestore.batch()
  write?.(batch)
  if (before.updateTime) {
    batch.update(currentOf(firestore), toStored(notices), { lastUpdateTime: before.updateTime })
  } else {
    batch.create(currentOf(firestore), toStored(notices))
  }
  try {
    const times = await batch.commit()
    known = { notices, updateTime: times.at(-1)?.writeTime }
    return { result }
  } catch (error) {
    known = undefined
    if (isOvertaken(error)) return undefined
    throw error
  }
}
