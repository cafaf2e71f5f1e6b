import { randomUUID } from 'node:crypto'
import { dayInIndia } from '@prangan/contract/india-time'
import { commitIfUnchanged, writeIfUnchanged } from '@prangan/functions/lib/compare-and-set'
import { parseStored } from '@prangan/functions/lib/parse-stored'
import type { DocumentReference, Firestore, Timestamp, WriteBatch } from 'firebase-admin/firestore'
import { subscriptionLimits } from '../../contract/limits.ts'
import { type MailState, MailStateSchema } from '../../contract/mailings.ts'
import type { Channel } from './channel.ts'

const { lease: length } = subscriptionLimits

/** The right to send, which one worker has at a time. It ends if the worker was killed. */
export type Lease = {
  document: DocumentReference
  holder: string
  state: MailState
  updateTime: Timestamp | undefined
}

/** Returns undefined while another worker has the lease. */
export async function takeLease(
  firestore: Firestore,
  { state }: Pick<Channel, 'state'>,
  now: Date,
): Promise<Lease | undefined> {
  const document = firestore.doc(state)
  const stored = await document.get()
  const before = parseStored(MailStateSchema, stored)
  if (before.leaseUntil > now) return undefined
  const lease = { document, holder: randomUUID(), state: before, updateTime: stored.updateTime }
  return (await renewLease(firestore.batch(), lease, now, 0)) ? lease : undefined
}

/** The mails or notifications that were queued today, of those that the day may have. */
export const mailsToday = ({ state }: Lease, now: Date): number =>
  state.day === dayInIndia(now) ? state.count : 0

/**
 * Commits a batch, counts its mails and renews the lease, all or nothing. Returns false if another worker has taken the lease,
 * or a document of the batch has changed.
 */
export async function renewLease(
  batch: WriteBatch,
  lease: Lease,
  now: Date,
  mails: number,
): Promise<boolean> {
  const state = {
    holder: lease.holder,
    leaseUntil: new Date(now.getTime() + length),
    day: dayInIndia(now),
    count: mailsToday(lease, now) + mails,
    revision: lease.state.revision + 1,
  }
  writeIfUnchanged(batch, lease.document, lease.updateTime, state)
  const committed = await commitIfUnchanged(batch)
  if (!committed) return false
  Object.assign(lease, { state, updateTime: committed.writeTime })
  return true
}

export async function releaseLease(firestore: Firestore, lease: Lease): Promise<void> {
  const batch = firestore.batch()
  writeIfUnchanged(batch, lease.document, lease.updateTime, { leaseUntil: new Date(0) })
  await commitIfUnchanged(batch)
}
