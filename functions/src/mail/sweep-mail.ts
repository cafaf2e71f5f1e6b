import { collectionPaths } from '@prangan/contract/paths'
import type { Firebase } from '../lib/firebase.ts'
import { logUnsentMail } from '../lib/log.ts'
import { sendQueuedMail } from './send-queued-mail.ts'
import { askMailServer } from './transport.ts'

/** Milliseconds that a mail is left to `on-mail-created` alone. */
const patience = 10 * 60_000

/** How many mails one sweep tries: what it can send well within its time. */
const atOnce = 200

/**
 * Tries again to send the mails that are still queued ten minutes after they were written. Says how many went out: none
 * while the mail server takes none, so that a sweep does not spend its time on them one by one.
 */
export async function sweepMail(firebase: Firebase, now: Date): Promise<number> {
  const firestore = await firebase.firestore()
  const { docs } = await firestore
    .collection(collectionPaths.mail)
    .where('at', '<', new Date(now.getTime() - patience))
    .orderBy('at')
    .limit(atOnce)
    .get()
  if (docs.length === 0) return 0
  try {
    await askMailServer()
  } catch (error) {
    logUnsentMail('all queued', error)
    return 0
  }
  let sent = 0
  for (const { ref } of docs) if ((await sendQueuedMail(ref, now)) === 'sent') sent += 1
  return sent
}
