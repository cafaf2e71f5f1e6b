import { parseStored } from '@prangan/functions/lib/parse-stored'
import { FieldPath, type Firestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { subscriptionLimits } from '../../contract/limits.ts'
import { type Mailing, MailingSchema, type QueuedNoticeMail } from '../../contract/mailings.ts'
import { subscriptionPaths } from '../../contract/paths.ts'
import { wish } from '../../contract/subscriptions.ts'
import type { Channel } from './channel.ts'
import { type Lease, mailsToday, renewLease } from './lease.ts'
import { type MailableNotices, readMailable } from './mailed-notices.ts'

const { page: mostMails } = subscriptionLimits

type Open = { stored: QueryDocumentSnapshot; mailing: Mailing; found: MailableNotices }

/** 'none' if nothing is left to queue now, 'lost' if another worker has taken over. */
export type Queued = 'queued' | 'none' | 'lost'

/**
 * Queues what one page of readers gets in one batch, with the cursor and the day's budget: a worker that is killed has
 * queued a page or not, and nobody is queued twice or left out.
 */
export async function queuePage(
  firestore: Firestore,
  channel: Channel,
  lease: Lease,
  { now, perDay }: { now: Date; perDay: number },
): Promise<Queued> {
  const left = perDay - mailsToday(lease, now)
  if (left <= 0) return 'none'
  for (const open of await readOpen(firestore, channel, now)) {
    const outcome = await queueOf(firestore, channel, lease, open, { now, most: Math.min(mostMails, left) })
    if (outcome !== 'none') return outcome
  }
  return 'none'
}

/** Returns the mailings that are due, the most urgent first. Those whose notices are not public are put off or ended. */
async function readOpen(firestore: Firestore, { mailings }: Channel, now: Date): Promise<Open[]> {
  const { docs } = await firestore.collection(mailings).where('status', '==', 'open').get()
  const due = docs
    .map((stored) => ({ stored, mailing: parseStored(MailingSchema, stored) }))
    .filter(({ mailing }) => mailing.dueAt <= now)
  const opened = await Promise.all(
    due.map(async (each): Promise<Open[]> => {
      const found = await readMailable(firestore, each.mailing, now)
      if (found.notices.length > 0) return [{ ...each, found }]
      const change = found.beginsAt ? { dueAt: found.beginsAt } : { status: 'withdrawn' }
      await each.stored.ref.update(change)
      return []
    }),
  )
  return opened.flat().sort((one, other) => rankOf(one) - rankOf(other) || newest(one, other))
}

const newest = (one: Open, other: Open): number => other.mailing.dueAt.getTime() - one.mailing.dueAt.getTime()

const dated: readonly string[] = ['examination', 'admission']

/** Pinned notices first, then those on which a date hangs, and the week's last. */
function rankOf({ mailing, found }: Open): number {
  if (mailing.isWeek) return 3
  if (found.notices.some(({ isUrgent }) => isUrgent)) return 0
  return found.notices.some(({ category }) => dated.includes(category)) ? 1 : 2
}

async function queueOf(
  firestore: Firestore,
  { readers, queue, lifetime }: Channel,
  lease: Lease,
  { stored, mailing, found }: Open,
  { now, most }: { now: Date; most: number },
): Promise<Queued> {
  const rhythm = mailing.isWeek ? 'on Sunday' : 'at once'
  const wishes = [...new Set(found.notices.map(({ category }) => wish(rhythm, category)))]
  const subscribers = firestore
    .collection(readers)
    .where('wants', 'array-contains-any', wishes)
    .orderBy(FieldPath.documentId())
    .limit(most)
    .select()
  const { docs } = await (mailing.cursor ? subscribers.startAfter(mailing.cursor) : subscribers).get()
  const batch = firestore.batch()
  for (const { id } of docs) {
    const mail: QueuedNoticeMail = {
      mailing: stored.id,
      subscriber: id,
      attempts: 0,
      nextAt: now,
      expiresAt: new Date(now.getTime() + lifetime),
    }
    batch.create(firestore.doc(subscriptionPaths.queued(queue, stored.id, id)), mail)
  }
  const change = {
    cursor: docs.at(-1)?.id ?? mailing.cursor,
    queued: mailing.queued + docs.length,
    status: docs.length < most ? 'done' : 'open',
  }
  batch.update(stored.ref, change, { lastUpdateTime: stored.updateTime })
  if (!(await renewLease(batch, lease, now, docs.length))) return 'lost'
  return docs.length > 0 ? 'queued' : 'none'
}
