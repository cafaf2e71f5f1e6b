import { documentPaths } from '@prangan/contract/paths'
import { noticeCategories } from '@prangan/contract/schemas/notice-parts'
import { addAudit, doneBy } from '@prangan/functions/audit/audit'
import type { Handler } from '@prangan/functions/http/handler'
import { Failure } from '@prangan/functions/lib/failure'
import { parseStored } from '@prangan/functions/lib/parse-stored'
import { runTransaction } from '@prangan/functions/lib/run-transaction'
import { readNewsItem } from '@prangan/functions/news/news-store'
import { type Mailing, MailingSchema, type Reach } from '../contract/mailings.ts'
import { collectionPaths, subscriptionPaths } from '../contract/paths.ts'
import { rhythms, wish } from '../contract/subscriptions.ts'

export const countSubscribers: Handler<'countSubscribers'> = async (_input, { firebase }) => {
  const firestore = await firebase.firestore()
  const counts = await Promise.all(
    noticeCategories.map(async (category) => {
      const wishes = rhythms.map((rhythm) => wish(rhythm, category))
      const wanting = firestore
        .collection(collectionPaths.subscriptions)
        .where('wants', 'array-contains-any', wishes)
      return [category, (await wanting.count().get()).data().count] as const
    }),
  )
  return Object.fromEntries(counts) as Reach
}

export const readMailing: Handler<'readMailing'> = async ({ params }, { firebase }) => {
  const firestore = await firebase.firestore()
  const waitingMails = firestore
    .collection(collectionPaths.noticeMailQueue)
    .where('mailing', '==', params.id)
    .count()
  const [stored, counted] = await Promise.all([
    firestore.doc(subscriptionPaths.mailing(params.id)).get(),
    waitingMails.get(),
  ])
  if (!stored.exists) return { mailing: null }
  const { status, dueAt, queued, failed } = parseStored(MailingSchema, stored)
  const waiting = counted.data().count
  const sent = Math.max(0, queued - failed - waiting)
  return { mailing: { status, dueAt: dueAt.toISOString(), sent, waiting, failed } }
}

/** Writes one document, whose trigger and schedule do the rest, so that the office does not wait. */
export const mailNotice: Handler<'mailNotice'> = async ({ params: { id } }, context) => {
  const { firebase, now } = context
  const firestore = await firebase.firestore()
  const notice = await readNewsItem(firestore, id)
  if (!notice) throw new Failure('no-such-notice')
  const document = firestore.doc(subscriptionPaths.mailing(id))
  await runTransaction(firestore, async (transaction) => {
    if ((await transaction.get(document)).exists) return
    const mailing: Mailing = {
      notices: [id],
      ...{ isWeek: false, status: 'open', cursor: '', queued: 0, failed: 0 },
      dueAt: notice.publishFrom > now ? notice.publishFrom : now,
      requestedAt: now,
    }
    transaction.create(document, mailing)
    const subject = documentPaths.news(id)
    addAudit(transaction, firestore, { ...doneBy(context), action: 'notice mailed', subject })
  })
  return { message: 'The notice is sent by mail.' }
}
