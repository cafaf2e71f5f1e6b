import { documentPaths } from '@prangan/contract/paths'
import { addAudit, doneBy } from '@prangan/functions/audit/audit'
import type { Context, Handler } from '@prangan/functions/http/handler'
import { Failure } from '@prangan/functions/lib/failure'
import { parseStored } from '@prangan/functions/lib/parse-stored'
import { runTransaction } from '@prangan/functions/lib/run-transaction'
import { readNewsItem } from '@prangan/functions/news/news-store'
import { readCategories } from '@prangan/functions/news/notice-categories'
import type { Firestore } from 'firebase-admin/firestore'
import { type Mailing, type MailingReport, MailingSchema, type Reach } from '../contract/mailings.ts'
import type { auditActions } from '../contract/names.ts'
import { rhythms, wish } from '../contract/subscriptions.ts'
import { type Channel, mailChannel, pushChannel } from './mailing/channel.ts'
import { pushKeys } from './settings.ts'

type Collections = Pick<Channel, 'mailings' | 'queue' | 'readers'>

export const countSubscribers: Handler<'countSubscribers'> = async (_input, context) =>
  countReaders(mailChannel, context)

export const countPushDevices: Handler<'countPushDevices'> = async (_input, context) => ({
  reach: pushKeys() ? await countReaders(pushChannel, context) : null,
})

async function countReaders({ readers }: Collections, { firebase, now }: Context): Promise<Reach> {
  const firestore = await firebase.firestore()
  const categories = await readCategories(firestore, now)
  const counts = await Promise.all(
    categories.map(async ({ key }) => {
      const wishes = rhythms.map((rhythm) => wish(rhythm, key))
      const wanting = firestore.collection(readers).where('wants', 'array-contains-any', wishes)
      return [key, (await wanting.count().get()).data().count] as const
    }),
  )
  return Object.fromEntries(counts)
}

export const readMailing: Handler<'readMailing'> = async ({ params }, { firebase }) => ({
  mailing: await reportOf(await firebase.firestore(), mailChannel, params.id),
})

export const readPush: Handler<'readPush'> = async ({ params }, { firebase }) => ({
  mailing: await reportOf(await firebase.firestore(), pushChannel, params.id),
})

async function reportOf(
  firestore: Firestore,
  { mailings, queue }: Collections,
  id: string,
): Promise<MailingReport | null> {
  const [stored, counted] = await Promise.all([
    firestore.collection(mailings).doc(id).get(),
    firestore.collection(queue).where('mailing', '==', id).count().get(),
  ])
  if (!stored.exists) return null
  const { status, dueAt, queued, failed } = parseStored(MailingSchema, stored)
  const waiting = counted.data().count
  const sent = Math.max(0, queued - failed - waiting)
  return { status, dueAt: dueAt.toISOString(), sent, waiting, failed }
}

export const mailNotice: Handler<'mailNotice'> = async ({ params }, context) => {
  await sendNotice(mailChannel, params.id, 'notice mailed', context)
  return { message: 'The notice is sent by mail.' }
}

export const pushNotice: Handler<'pushNotice'> = async ({ params }, context) => {
  if (!pushKeys()) return { message: 'Notifications are not set up.' }
  await sendNotice(pushChannel, params.id, 'notice pushed', context)
  return { message: 'The notice is sent by notification.' }
}

/** Writes one document, whose trigger and schedule do the rest, so that the office does not wait. */
async function sendNotice(
  { mailings }: Collections,
  id: string,
  action: (typeof auditActions)[number],
  context: Context,
): Promise<void> {
  const { firebase, now } = context
  const firestore = await firebase.firestore()
  const notice = await readNewsItem(firestore, id)
  if (!notice) throw new Failure('no-such-notice')
  const document = firestore.collection(mailings).doc(id)
  await runTransaction(firestore, async (transaction) => {
    if ((await transaction.get(document)).exists) return
    const mailing: Mailing = {
      notices: [id],
      ...{ isWeek: false, status: 'open', cursor: '', queued: 0, failed: 0 },
      dueAt: notice.publishFrom > now ? notice.publishFrom : now,
      requestedAt: now,
    }
    transaction.create(document, mailing)
    addAudit(transaction, firestore, { ...doneBy(context), action, subject: documentPaths.news(id) })
  })
}
