import type { DocumentReference } from 'firebase-admin/firestore'
import { logUnsentMail } from '../http/log.ts'
import type { Mail } from './queue-mail.ts'
import { sendMail } from './send-mail.ts'

/** A mail as it waits in Firestore. */
type QueuedMail = Mail & { at: { toDate(): Date } }

/**
 * Sends a queued mail, then forgets it. One that can't be sent stays for the sweep. Says whether it went out. A
 * process that ends in between sends it twice rather than never.
 */
export async function sendQueuedMail(document: DocumentReference): Promise<boolean> {
  const mail = (await document.get()).data() as QueuedMail | undefined
  if (!mail) return false
  try {
    await sendMail({ ...mail, at: mail.at.toDate() })
  } catch (error) {
    logUnsentMail(mail.kind, error)
    return false
  }
  await document.delete()
  return true
}
