import { documents } from '@prangan/contract/paths'
import { noEnd } from '@prangan/contract/publishing'
import { type CurrentNotices, CurrentNoticesSchema } from '@prangan/contract/schemas/news'
import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Timestamp,
  Transaction,
  WriteBatch,
} from 'firebase-admin/firestore'
import { isLostRace } from '../lost-race.ts'

/*
 * `notices/current` is written with every change to any item, so who knows its version knows that nothing has changed:
 * a change is planned on what this instance knows and committed on condition that the version is still that one. It
 * costs one round trip. Whoever is overtaken plans again in a transaction, where the others wait.
 */

/** `notices/current` as this instance last saw it; without an `updateTime` there is none. */
type Known = { notices: CurrentNotices | undefined; updateTime: Timestamp | undefined }
let known: Known | undefined

/** Reads documents and queries, inside a transaction or without one. */
export type Reader = Pick<Transaction, 'get'>
/** A batch or a transaction. */
export type Writer = Pick<WriteBatch | Transaction, 'create' | 'delete'> & {
  update(document: DocumentReference, data: object): unknown
}

/** A change: what is on the home page after it, the other writes that it consists of, and what it gives. */
export type Change<Result> = { notices: CurrentNotices; write: (writer: Writer) => void; result: Result }
/** Plans a change from what is on the home page, undefined where nothing readable is. */
export type Plan<Result> = (reader: Reader, current: CurrentNotices | undefined) => Promise<Change<Result>>

/** Reads without a transaction. */
export const plainReader: Reader = {
  get: (source: { get(): Promise<unknown> }) => source.get() as Promise<never>,
}

const currentOf = (firestore: Firestore): DocumentReference => firestore.doc(documents.currentNotices)

/** As it is stored: `staleAt` is `nextChangeAt` for the rules, which let strangers read it only until then. */
function toStored(notices: CurrentNotices) {
  return { ...notices, staleAt: notices.nextChangeAt === null ? noEnd : new Date(notices.nextChangeAt) }
}

/** What cannot be read counts as missing, since it can be built anew from the items. */
function toKnown(snapshot: DocumentSnapshot): Known {
  return { notices: CurrentNoticesSchema.safeParse(snapshot.data()).data, updateTime: snapshot.updateTime }
}

/** Reads what is on the home page; undefined where nothing readable is. */
export async function readNotices(firestore: Firestore): Promise<CurrentNotices | undefined> {
  known = toKnown(await currentOf(firestore).get())
  return known.notices
}

/**
 * Makes a change to items and renews `notices/current` with it, all or nothing. `plan` may be run twice; it is given
 * the home page's notices as they are at the version that the change is committed on.
 */
export async function changeNotices<Result>(firestore: Firestore, plan: Plan<Result>): Promise<Result> {
  try {
    return await changeAt(firestore, plan, known ?? (await readKnown(firestore)))
  } catch (error) {
    if (!isOvertaken(error)) throw error
    known = undefined
    return changeInTurn(firestore, plan)
  }
}

/** Renews `notices/current` alone, unless somebody else changes it meanwhile, and so renews it too. */
export async function renewNotices(
  firestore: Firestore,
  plan: Plan<CurrentNotices>,
): Promise<CurrentNotices> {
  const before = await readKnown(firestore)
  try {
    return await changeAt(firestore, plan, before)
  } catch (error) {
    if (!isOvertaken(error)) throw error
    return (await plan(plainReader, before.notices)).result
  }
}

async function readKnown(firestore: Firestore): Promise<Known> {
  return toKnown(await currentOf(firestore).get())
}

async function changeAt<Result>(firestore: Firestore, plan: Plan<Result>, before: Known): Promise<Result> {
  const { notices, write, result } = await plan(plainReader, before.notices)
  const batch = firestore.batch()
  write(batch)
  if (before.updateTime) {
    batch.update(currentOf(firestore), toStored(notices), { lastUpdateTime: before.updateTime })
  } else {
    batch.create(currentOf(firestore), toStored(notices))
  }
  const times = await batch.commit()
  known = { notices, updateTime: times.at(-1)?.writeTime }
  return result
}

async function changeInTurn<Result>(firestore: Firestore, plan: Plan<Result>): Promise<Result> {
  return firestore.runTransaction(async (transaction) => {
    const before = toKnown(await transaction.get(currentOf(firestore)))
    const { notices, write, result } = await plan(transaction, before.notices)
    write(transaction)
    transaction.set(currentOf(firestore), toStored(notices))
    return result
  })
}

/** Overtaken by another change, or made to wait for one in vain (10: aborted). */
function isOvertaken(error: unknown): boolean {
  return isLostRace(error) || (error as { code?: unknown } | null)?.code === 10
}
