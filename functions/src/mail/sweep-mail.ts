import { collectionPaths } from '@prangan/contract/paths'
import type { Firebase } from '../lib/firebase.ts'
import { logUnsentMail } from '../lib/log.ts'
import type { MailConfiguration } from './send-mail.ts'
import { sendQueuedMail } from './send-queued-mail.ts'
import { checkMailServer } from './transport.ts'

/** Milliseconds in which only `on-mail-created` sends a mail. */
const gracePeriod = 10 * 60_000

const perSweep = 200

/**
 * Sends the mails that are still queued ten minutes after they were written. Returns how many were sent: none while the mail
 * server is down, so that a sweep does not try them one by one.
 */
export async function sweepMail(
  firebase: Firebase,
  now: Date,
  configuration: MailConfiguration,
): Promise<number> {
  const firestore = await firebase.firestore()
  const { docs } = await firestore
    .collection(collectionPaths.mail)
    .where('at', '<', new Date(now.getTime() - gracePeriod))
    .orderBy('at')
    .limit(perSweep)
    .get()
  if (docs.length === 0) return 0
  try {
    await checkMailServer(configuration)
  } catch (error) {
    logUnsentMail('all queued', error)
    return 0
  }
  let sent = 0
  for (const { ref } of docs) {
    if ((await sendQueuedMail(ref, { configuration, now })) === 'sent') sent += 1
  }
  return sent
}
