import type { Deps } from '@prangan/functions/lib/deps'
import { logUnsentMail } from '@prangan/functions/lib/log'
import { parseStored } from '@prangan/functions/lib/parse-stored'
import type { sendMail } from '@prangan/functions/mail/send-mail'
import { readOffice } from '@prangan/functions/site/read-office'
import { type DocumentSnapshot, FieldValue, type Firestore } from 'firebase-admin/firestore'
import { subscriptionLimits } from '../../contract/limits.ts'
import { MailingSchema, QueuedNoticeMailSchema } from '../../contract/mailings.ts'
import { collectionPaths, subscriptionPaths } from '../../contract/paths.ts'
import { mailHeaders } from '../mail-headers.ts'
import { type Subscriber, toSubscriber } from '../subscription-store.ts'
import { choicesToken } from '../subscription-tokens.ts'
import { type MailableNotice, readMailable, toMailed } from './mailed-notices.ts'

const { page, failures, retry } = subscriptionLimits

/** As many as the transport has connections. */
const atOnce = 2

export const steps = ['before queueing', 'after queueing', 'before sending', 'after sending'] as const

/** What a test may replace or interrupt. */
export type Seams = { send: typeof sendMail; step: (name: (typeof steps)[number]) => void }

/** 'down' if the mail server takes nothing now. */
export type Sent = 'sent' | 'none' | 'down'

type Queued = {
  document: DocumentSnapshot
  subscriber: Subscriber
  notices: MailableNotice[]
  isWeek: boolean
}

/**
 * Sends a page of what is queued. A mail leaves the queue once the mail server has taken it. A process that is killed between
 * the two sends it again, with the same Message-ID.
 */
export async function sendPage(deps: Deps, firestore: Firestore, seams: Seams): Promise<Sent> {
  const now = deps.clock()
  const queue = firestore.collection(collectionPaths.noticeMailQueue)
  const { docs } = await queue.where('nextAt', '<=', now).orderBy('nextAt').limit(page).get()
  if (docs.length === 0) return 'none'
  const mails = await withReaders(firestore, docs, now)
  const office = await readOffice(firestore, deps.configuration, now)
  const host = new URL(deps.configuration.siteUrl()).hostname
  let failed = 0

  async function deliver({ document, subscriber, notices, isWeek }: Queued): Promise<void> {
    const { email: to, key, nonce, language } = subscriber
    const token = choicesToken(key, nonce, deps.configuration)
    const mailed = notices.map((notice) => toMailed(notice, language))
    const mail = { kind: 'notices by mail', to, token, notices: mailed, isWeek, language, at: now } as const
    const messageId = `<${document.id}@${host}>`
    const headers = mailHeaders(token, deps.configuration)
    seams.step('before sending')
    try {
      await seams.send(mail, { configuration: deps.configuration, office, messageId, ...headers })
      failed = 0
    } catch (error) {
      logUnsentMail(mail.kind, error)
      if (isRefusedRecipient(error)) return endSubscription(firestore, document, key)
      failed += 1
      return tryLater(firestore, document, now)
    }
    seams.step('after sending')
    await document.ref.delete()
  }

  const rest = [...mails]
  const work = async () => {
    for (let mail = rest.shift(); mail && failed < failures; mail = rest.shift())
      await deliver(mail).catch((error: unknown) => {
        // Nothing more is sent whose outcome could not be stored.
        rest.length = 0
        throw error
      })
  }
  const done = await Promise.allSettled(Array.from({ length: atOnce }, work))
  for (const outcome of done) if (outcome.status === 'rejected') throw outcome.reason
  return failed < failures ? 'sent' : 'down'
}

/** Joins mails with their readers and notices. Those without either any more are dropped: nobody wants them. */
async function withReaders(firestore: Firestore, docs: readonly DocumentSnapshot[], now: Date) {
  const queued = docs.map((document) => ({ document, ...parseStored(QueuedNoticeMailSchema, document) }))
  const mailings = await readMailings(firestore, [...new Set(queued.map(({ mailing }) => mailing))], now)
  const subscribers = await firestore.getAll(
    ...queued.map(({ subscriber }) => firestore.doc(subscriptionPaths.subscription(subscriber))),
  )
  const wanted: Queued[] = []
  for (const [at, { document, mailing }] of queued.entries()) {
    const subscriber = subscribers[at] && toSubscriber(subscribers[at])
    const { isWeek = false, notices = [] } = mailings.get(mailing) ?? {}
    const own = notices.filter(({ category }) => subscriber?.categories.includes(category))
    if (subscriber && own.length > 0) wanted.push({ document, subscriber, notices: own, isWeek })
    else await drop(firestore, document, mailing, { queued: FieldValue.increment(-1) })
  }
  return wanted
}

async function readMailings(firestore: Firestore, ids: readonly string[], now: Date) {
  const read = async (id: string) => {
    const mailing = parseStored(MailingSchema, await firestore.doc(subscriptionPaths.mailing(id)).get())
    const { notices } = await readMailable(firestore, mailing, now)
    return [id, { isWeek: mailing.isWeek, notices }] as const
  }
  return new Map(await Promise.all(ids.map(read)))
}

function drop(
  firestore: Firestore,
  document: DocumentSnapshot,
  mailing: string,
  change: Record<string, FieldValue>,
): Promise<unknown> {
  const batch = firestore.batch().delete(document.ref)
  batch.update(firestore.doc(subscriptionPaths.mailing(mailing)), change)
  return batch.commit()
}

/**
 * Returns true if the mail server refused this recipient for good. It also answers 5xx where its own quota or policy is the
 * reason (RFC 3463: x.3, x.4 and x.7), for which no subscriber is to blame.
 */
export function isRefusedRecipient(error: unknown): boolean {
  const { responseCode = 0, command = '', response = '' } = error as Record<string, unknown>
  return (
    Number(responseCode) >= 500 && command === 'RCPT TO' && !/^\d{3}[ -]5\.[347]\./.test(String(response))
  )
}

async function endSubscription(firestore: Firestore, document: DocumentSnapshot, key: string): Promise<void> {
  const { mailing } = parseStored(QueuedNoticeMailSchema, document)
  const batch = firestore.batch().delete(document.ref)
  batch.delete(firestore.doc(subscriptionPaths.subscription(key)))
  batch.update(firestore.doc(subscriptionPaths.mailing(mailing)), { failed: FieldValue.increment(1) })
  await batch.commit()
}

/** Tries a mail again at growing intervals, until it is too old. */
async function tryLater(firestore: Firestore, document: DocumentSnapshot, now: Date): Promise<void> {
  const { attempts, expiresAt, mailing } = parseStored(QueuedNoticeMailSchema, document)
  const pause = Math.min(retry.first * 2 ** attempts, retry.longest)
  const nextAt = new Date(now.getTime() + pause)
  if (nextAt < expiresAt) await document.ref.update({ attempts: attempts + 1, nextAt })
  else await drop(firestore, document, mailing, { failed: FieldValue.increment(1) })
}
