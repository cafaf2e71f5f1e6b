import { commitIfUnchanged } from '@prangan/functions/lib/compare-and-set'
import type { Deps } from '@prangan/functions/lib/deps'
import { parseStored } from '@prangan/functions/lib/parse-stored'
import { sendMail } from '@prangan/functions/mail/send-mail'
import type { Firestore } from 'firebase-admin/firestore'
import { subscriptionLimits } from '../../contract/limits.ts'
import { type Mailing, MailingSchema } from '../../contract/mailings.ts'
import { collectionPaths, subscriptionPaths } from '../../contract/paths.ts'
import { mailsPerDay } from '../settings.ts'
import { mailChannel } from './channel.ts'
import { mailSender } from './mail-sender.ts'
import type { Step } from './send-page.ts'
import { latestSunday } from './times.ts'
import { workThrough } from './work-through.ts'

const { week } = subscriptionLimits

/** What a test may replace or interrupt. */
export type Seams = { send: typeof sendMail; step: Step }

export async function sendNoticeMails(deps: Deps, replaced: Partial<Seams> = {}): Promise<void> {
  const { send, step }: Seams = { send: sendMail, step: () => {}, ...replaced }
  const firestore = await deps.firebase.firestore()
  const prepare = async () => {
    await openWeek(firestore, deps.clock())
    return mailSender(deps, firestore, send)
  }
  await workThrough(deps, firestore, mailChannel, { prepare, perDay: mailsPerDay(), step })
}

/** Begins the mails of a week once, also if no worker ran on its Sunday. */
async function openWeek(firestore: Firestore, now: Date): Promise<void> {
  const sunday = latestSunday(now)
  const document = firestore.doc(subscriptionPaths.mailing(`week-${sunday.day}`))
  if ((await document.get()).exists) return
  const begin = new Date(sunday.at.getTime() - week.length)
  const mailings = await firestore
    .collection(collectionPaths.noticeMailings)
    .where('dueAt', '>=', begin)
    .where('dueAt', '<', sunday.at)
    .get()
  const sent = mailings.docs
    .map((stored) => parseStored(MailingSchema, stored))
    .filter(({ isWeek, status }) => !isWeek && status !== 'withdrawn')
  const mailing: Mailing = {
    notices: sent.flatMap(({ notices }) => notices),
    isWeek: true,
    status: sent.length > 0 ? 'open' : 'done',
    dueAt: sunday.at,
    ...{ cursor: '', queued: 0, failed: 0, requestedAt: now },
  }
  await commitIfUnchanged(firestore.batch().create(document, mailing))
}
