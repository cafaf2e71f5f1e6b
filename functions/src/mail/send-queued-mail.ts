import { parseDocument } from '@prangan/contract/parse-document'
import {
  type ApplicationMail,
  ApplicationMailSchema,
  type MailState,
} from '@prangan/contract/schemas/admissions'
import { type MailDocument, MailDocumentSchema } from '@prangan/contract/schemas/mail'
import { type DocumentReference, FieldValue } from 'firebase-admin/firestore'
import * as z from 'zod/mini'
import { logUnsentMail } from '../lib/log.ts'
import { isForGood, sendMail } from './send-mail.ts'

/** The part of an application that records its mails. */
const MailsSchema = z.object({ mails: z.array(ApplicationMailSchema) })

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

async function trySending(mail: MailDocument): Promise<keyof typeof states> {
  try {
    await sendMail(mail)
    return 'sent'
  } catch (error) {
    logUnsentMail(mail.kind, error)
    return isForGood(error) ? 'refused' : 'to be tried again'
  }
}

/** Takes a mail to send it; undefined where it is gone or somebody else has it. */
function claim(document: DocumentReference, now: Date): Promise<MailDocument | undefined> {
  return document.firestore.runTransaction(async (transaction) => {
    const stored = await transaction.get(document)
    if (!stored.exists) return undefined
    const mail = parseDocument(MailDocumentSchema, { id: document.path, data: stored.data() })
    if (mail.leaseUntil && mail.leaseUntil > now) return undefined
    transaction.update(document, { leaseUntil: new Date(now.getTime() + lease) })
    return mail
  })
}

/**
 * Forgets a mail that was sent, or lets it be tried again; and records in the document that it is about what became of
 * it. A document that is gone stays gone.
 */
async function settle(
  document: DocumentReference,
  mail: MailDocument,
  state: MailState,
  now: Date,
): Promise<void> {
  const { firestore } = document
  await firestore.runTransaction(async (transaction) => {
    const about = 'recordIn' in mail && (await transaction.get(firestore.doc(mail.recordIn)))
    const mails = about && MailsSchema.safeParse(about.data()).data?.mails
    if (mails) transaction.update(about.ref, { mails: mails.map(recorded) })
    if (state === 'sent') transaction.delete(document)
    else transaction.update(document, { leaseUntil: FieldValue.delete() })
  })

  function recorded(one: ApplicationMail): ApplicationMail {
    if (one.id !== document.id) return one
    // A delayed mail still waits, since it was queued.
    return { ...one, state, at: state === 'delayed' ? one.at : now }
  }
}
