import type { ApplicationMail, MailState } from '@prangan/contract/schemas/admissions'
import { type DocumentReference, FieldValue, Timestamp } from 'firebase-admin/firestore'
import { logUnsentMail } from '../lib/log.ts'
import type { Mail } from './queue-mail.ts'
import { isForGood, sendMail } from './send-mail.ts'

/** A mail as it waits in Firestore. While a process sends it, nobody else does before `leaseUntil`. */
type QueuedMail = Mail & { at: Timestamp; leaseUntil?: Timestamp }

/** Milliseconds that a process has for sending a mail: more than three tries take, each as slow as can be. */
const lease = 3 * 60_000

/** What came of a queued mail. One that is refused for good stays for the sweep, in case the address is put right. */
export type Outcome = 'sent' | 'to be tried again' | 'refused' | 'gone'

/** What is recorded of each outcome. */
const states = {
  sent: 'sent',
  refused: 'refused',
  'to be tried again': 'delayed',
} as const satisfies Partial<Record<Outcome, MailState>>

/**
 * Sends a queued mail, then forgets it. However many events and sweeps come to it, one at a time sends it; a process
 * that ends between sending and forgetting sends it twice rather than never.
 */
export async function sendQueuedMail(document: DocumentReference, now = new Date()): Promise<Outcome> {
  const mail = await claim(document, now)
  if (!mail) return (await document.get()).exists ? 'to be tried again' : 'gone'
  const outcome = await trySending(mail)
  await settle(document, mail, states[outcome], now)
  return outcome
}

async function trySending(mail: QueuedMail): Promise<keyof typeof states> {
  try {
    await sendMail({ ...mail, at: mail.at.toDate() })
    return 'sent'
  } catch (error) {
    logUnsentMail(mail.kind, error)
    return isForGood(error) ? 'refused' : 'to be tried again'
  }
}

/** Takes a mail to send it; undefined where it is gone or somebody else has it. */
function claim(document: DocumentReference, now: Date): Promise<QueuedMail | undefined> {
  return document.firestore.runTransaction(async (transaction) => {
    const mail = (await transaction.get(document)).data() as QueuedMail | undefined
    if (!mail || (mail.leaseUntil && mail.leaseUntil.toMillis() > now.getTime())) return undefined
    transaction.update(document, { leaseUntil: Timestamp.fromMillis(now.getTime() + lease) })
    return mail
  })
}

/**
 * Forgets a mail that was sent, or lets it be tried again; and records in the document that it is about what became of
 * it. A document that is gone stays gone.
 */
async function settle(
  document: DocumentReference,
  mail: QueuedMail,
  state: MailState,
  now: Date,
): Promise<void> {
  const { firestore } = document
  await firestore.runTransaction(async (transaction) => {
    const about = 'recordIn' in mail && (await transaction.get(firestore.doc(mail.recordIn)))
    const mails: ApplicationMail[] | undefined = about ? about.get('mails') : undefined
    if (about && mails) transaction.update(about.ref, { mails: mails.map(recorded) })
    if (state === 'sent') transaction.delete(document)
    else transaction.update(document, { leaseUntil: FieldValue.delete() })
  })

  function recorded(one: ApplicationMail): ApplicationMail {
    if (one.id !== document.id) return one
    // A delayed mail still waits, since it was queued.
    return { ...one, state, at: state === 'delayed' ? one.at : Timestamp.fromDate(now) }
  }
}
