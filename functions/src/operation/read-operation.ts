import { dayInIndia } from '@prangan/contract/india-time'
import { limits } from '@prangan/contract/limits'
import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import {
  BackupRecordSchema,
  type Job,
  latestRun,
  MonthlyReadsSchema,
  type Operation,
  ReleaseSchema,
  type ScheduledFunction,
  ScheduledRunSchema,
  scheduledFunctions,
} from '@prangan/contract/schemas/operation'
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore'
import type { Handler } from '../http/handler.ts'
import { parseStored } from '../lib/parse-stored.ts'
import { version } from '../lib/version.ts'
import { isNewer } from './is-newer.ts'

export const readOperation: Handler<'readOperation'> = async (_input, { firebase, now }) =>
  readOperationAt(await firebase.firestore(), now)

/** Returns how the site runs. */
export async function readOperationAt(firestore: Firestore, now: Date): Promise<Operation> {
  const [mails, [backup, release, reads, ...runs]] = await Promise.all([
    readMails(firestore, now),
    firestore.getAll(
      firestore.doc(documentPaths.lastBackup),
      firestore.doc(documentPaths.newestRelease),
      firestore.doc(documentPaths.monthlyReads),
      ...scheduledFunctions.map((name) => firestore.doc(documentPaths.scheduledRun(name))),
    ),
  ])
  return {
    version,
    newer: toNewer(release),
    lastBackup: toBackup(backup, now),
    mails,
    reads: toReads(reads, now),
    jobs: scheduledFunctions.map((name, index) => toJob(name, runs[index], now)),
  }
}

const ageOf = (at: Date, now: Date): number => now.getTime() - at.getTime()

async function readMails(firestore: Firestore, now: Date): Promise<Operation['mails']> {
  const queue = firestore.collection(collectionPaths.mail)
  const [counted, first] = await Promise.all([queue.count().get(), queue.orderBy('at').limit(1).get()])
  const at: Date | undefined = first.docs[0]?.get('at')?.toDate()
  return {
    waiting: counted.data().count,
    since: at?.toISOString() ?? '',
    isStuck: at !== undefined && ageOf(at, now) > limits.operation.mailWait,
  }
}

function toNewer(stored: DocumentSnapshot | undefined): Operation['newer'] {
  if (!stored?.exists) return null
  const { version: newest, url } = parseStored(ReleaseSchema, stored)
  return isNewer(newest, version) ? { version: newest, url } : null
}

function toBackup(stored: DocumentSnapshot | undefined, now: Date): Operation['lastBackup'] {
  if (!stored?.exists) return null
  const { at } = parseStored(BackupRecordSchema, stored)
  return { at: at.toISOString(), isOld: ageOf(at, now) > limits.operation.backupAge }
}

/** Only this month's reads are returned, because an older number is incomplete. */
function toReads(stored: DocumentSnapshot | undefined, now: Date): Operation['reads'] {
  if (!stored?.exists) return null
  const { reads, rupees, at } = parseStored(MonthlyReadsSchema, stored)
  const isOfMonth = dayInIndia(at).slice(0, 7) === dayInIndia(now).slice(0, 7)
  if (!isOfMonth || ageOf(at, now) > latestRun.checkLinks) return null
  return { documents: reads, rupees, at: at.toISOString(), isHigh: rupees > limits.operation.readsCost }
}

function toJob(name: ScheduledFunction, stored: DocumentSnapshot | undefined, now: Date): Job {
  if (!stored?.exists) return { name, at: '', state: 'not yet', failed: [] }
  const { at, failed } = parseStored(ScheduledRunSchema, stored)
  const isLate = ageOf(at, now) > latestRun[name]
  const state = failed.length > 0 ? 'failed' : isLate ? 'late' : 'fine'
  return { name, at: at.toISOString(), state, failed }
}
