import type { Deps } from '@prangan/functions/lib/deps'
import { parseStored } from '@prangan/functions/lib/parse-stored'
import { type DocumentSnapshot, FieldValue, type Firestore } from 'firebase-admin/firestore'
import { subscriptionLimits } from '../../contract/limits.ts'
import { MailingSchema, QueuedNoticeMailSchema } from '../../contract/mailings.ts'
import type { Channel, Reading } from './channel.ts'
import { type MailableNotice, readMailable } from './mailed-notices.ts'

const { page, retry } = subscriptionLimits

export const steps = ['before queueing', 'after queueing', 'before sending', 'after sending'] as const

/** Called between the steps, which a test may interrupt. */
export type Step = (name: (typeof steps)[number]) => void

/** 'down' if nothing is accepted now. */
export type Sent = 'sent' | 'none' | 'down'

export type Queued<Reader> = {
  /** The same each time that it is tried. */
  id: string
  document: DocumentSnapshot
  reader: Reader
  notices: MailableNotice[]
  isWeek: boolean
}

/** 'gone' if the reader cannot be reached any more; with `wait` in milliseconds it is tried again. */
export type Delivery = 'sent' | 'gone' | { wait: number }

export type Sender<Reader> = {
  /** How many are sent at a time. */
  atOnce: number
  /** Temporary failures in a row after which nothing is accepted any more. */
  failures: number
  deliver: (queued: Queued<Reader>) => Promise<Delivery>
}

/**
 * Sends a page of what is queued. An entry leaves the queue once it was accepted. A process that is killed between the two
 * sends it again: with the same Message-ID, or a notification with the same tag.
 */
export async function sendPage<Reader extends Reading>(
  { clock }: Pick<Deps, 'clock'>,
  firestore: Firestore,
  channel: Channel<Reader>,
  { sender, step }: { sender: Sender<Reader>; step: Step },
): Promise<Sent> {
  const now = clock()
  const queue = firestore.collection(channel.queue)
  const { docs } = await queue.where('nextAt', '<=', now).orderBy('nextAt').limit(page).get()
  if (docs.length === 0) return 'none'
  const rest = await withReaders(firestore, channel, docs, now)
  let failed = 0

  async function deliver(queued: Queued<Reader>): Promise<void> {
    step('before sending')
    const delivery = await sender.deliver(queued)
    if (delivery === 'gone') return endSubscription(firestore, channel, queued.document)
    if (delivery !== 'sent') {
      failed += 1
      return tryLater(firestore, channel, queued.document, { now, ...delivery })
    }
    failed = 0
    step('after sending')
    await queued.document.ref.delete()
  }

  const work = async () => {
    for (let next = rest.shift(); next && failed < sender.failures; next = rest.shift())
      await deliver(next).catch((error: unknown) => {
        // Nothing more is sent whose outcome could not be stored.
        rest.length = 0
        throw error
      })
  }
  const done = await Promise.allSettled(Array.from({ length: sender.atOnce }, work))
  for (const outcome of done) if (outcome.status === 'rejected') throw outcome.reason
  return failed < sender.failures ? 'sent' : 'down'
}

/** Joins entries with their readers and notices. Those without either any more are dropped: nobody wants them. */
async function withReaders<Reader extends Reading>(
  firestore: Firestore,
  channel: Channel<Reader>,
  docs: readonly DocumentSnapshot[],
  now: Date,
) {
  const queued = docs.map((document) => ({ document, ...parseStored(QueuedNoticeMailSchema, document) }))
  const ids = [...new Set(queued.map(({ mailing }) => mailing))]
  const mailings = await readMailings(firestore, channel, ids, now)
  const readers = firestore.collection(channel.readers)
  const stored = await firestore.getAll(...queued.map(({ subscriber }) => readers.doc(subscriber)))
  const wanted: Queued<Reader>[] = []
  for (const [at, { document, mailing }] of queued.entries()) {
    const reader = stored[at] && channel.toReader(stored[at])
    const { isWeek = false, notices = [] } = mailings.get(mailing) ?? {}
    const own = notices.filter(({ category }) => reader?.categories.includes(category))
    if (reader && own.length > 0) wanted.push({ id: document.id, document, reader, notices: own, isWeek })
    else await drop(firestore, channel, document, { queued: FieldValue.increment(-1) })
  }
  return wanted
}

async function readMailings(
  firestore: Firestore,
  { mailings }: Pick<Channel, 'mailings'>,
  ids: readonly string[],
  now: Date,
) {
  const read = async (id: string) => {
    const mailing = parseStored(MailingSchema, await firestore.collection(mailings).doc(id).get())
    const { notices } = await readMailable(firestore, mailing, now)
    return [id, { isWeek: mailing.isWeek, notices }] as const
  }
  return new Map(await Promise.all(ids.map(read)))
}

type Collections = Pick<Channel, 'mailings' | 'readers' | 'lifetime'>

function drop(
  firestore: Firestore,
  { mailings }: Pick<Collections, 'mailings'>,
  document: DocumentSnapshot,
  change: Record<string, FieldValue>,
) {
  const { mailing } = parseStored(QueuedNoticeMailSchema, document)
  const batch = firestore.batch().delete(document.ref)
  return batch.update(firestore.collection(mailings).doc(mailing), change).commit()
}

async function endSubscription(
  firestore: Firestore,
  { mailings, readers }: Collections,
  document: DocumentSnapshot,
): Promise<void> {
  const { mailing, subscriber } = parseStored(QueuedNoticeMailSchema, document)
  const batch = firestore.batch().delete(document.ref)
  batch.delete(firestore.collection(readers).doc(subscriber))
  batch.update(firestore.collection(mailings).doc(mailing), { failed: FieldValue.increment(1) })
  await batch.commit()
}

/** Tries it again at growing intervals, and not before `wait`, until it is too old. */
async function tryLater(
  firestore: Firestore,
  channel: Collections,
  document: DocumentSnapshot,
  { now, wait }: { now: Date; wait: number },
): Promise<void> {
  const { attempts, expiresAt } = parseStored(QueuedNoticeMailSchema, document)
  const pause = Math.max(wait, Math.min(retry.first * 2 ** attempts, retry.longest))
  const nextAt = new Date(now.getTime() + pause)
  if (nextAt < expiresAt) await document.ref.update({ attempts: attempts + 1, nextAt })
  else await drop(firestore, channel, document, { failed: FieldValue.increment(1) })
}
