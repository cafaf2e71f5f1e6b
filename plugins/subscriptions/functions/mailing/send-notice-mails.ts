import { commitIfUnchanged } from '@prangan/functions/lib/compare-and-set'
import type { Deps } from '@prangan/functions/lib/deps'
import { parseStored } from '@prangan/functions/lib/parse-stored'
import { sendMail } from '@prangan/functions/mail/send-mail'
import type { Firestore } from 'firebase-admin/firestore'
import { subscriptionLimits } from '../../contract/limits.ts'
import { type Mailing, MailingSchema } from '../../contract/mailings.ts'
import { collectionPaths, subscriptionPaths } from '../../contract/paths.ts'
import { mailsPerDay } from '../settings.ts'
import { releaseLease, takeLease } from './lease.ts'
import { queuePage } from './queue-page.ts'
import { type Seams, sendPage } from './send-page.ts'
import { isQuiet, latestSunday } from './times.ts'

const { run: longestRun, week } = subscriptionLimits

/**
 * Sends the notices that are due, page by page, until nothing is left, the day's budget is used up, it is night, or the run has
 * taken too long. It may be killed anywhere: the next run goes on.
 */
export async function sendNoticeMails(deps: Deps, replaced: Partial<Seams> = {}): Promise<void> {
  const seams: Seams = { send: sendMail, step: () => {}, ...replaced }
  if (isQuiet(deps.clock())) return
  const firestore = await deps.firebase.firestore()
  const lease = await takeLease(firestore, deps.clock())
  if (!lease) return
  const started = performance.now()
  try {
    await openWeek(firestore, deps.clock())
    while (performance.now() - started < longestRun && !isQuiet(deps.clock())) {
      const sent = await sendPage(deps, firestore, seams)
      if (sent === 'down') break
      if (sent === 'sent') continue
      seams.step('before queueing')
      const queued = await queuePage(firestore, lease, { now: deps.clock(), mailsPerDay: mailsPerDay() })
      seams.step('after queueing')
      if (queued !== 'queued') break
    }
  } finally {
    await releaseLease(firestore, lease)
  }
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
