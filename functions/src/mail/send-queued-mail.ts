import { parseDocument } from '@prangan/contract/parse-document'
import {
  type ApplicationMail,
  ApplicationMailSchema,
  type MailState,
} from '@prangan/contract/schemas/admissions'
import { type MailDocument, MailDocumentSchema } from '@prangan/contract/schemas/mail'
import * as plugins from '@prangan/plugins/functions/mails'
import { type DocumentReference, FieldValue, type Firestore } from 'firebase-admin/firestore'
import * as z from 'zod/mini'
import { compareAndSet, writeIfUnchanged } from '../lib/compare-and-set.ts'
import { logUnsentMail } from '../lib/log.ts'
import { runTransaction } from '../lib/run-transaction.ts'
import { readOffice } from '../site/read-office.ts'
import { isPermanent, type MailConfiguration, sendMail } from './send-mail.ts'
import { countStrangersMail } from './strangers-mails.ts'

const MailsSchema = z.object({ mails: z.array(ApplicationMailSchema) })

/** Milliseconds that a process has to send a mail: longer than three attempts with all their timeouts. */
const lease = 3 * 60_000

/** A permanently refused mail stays for the sweep, in case the mailbox is created later. */
export type Outcome = 'sent' | 'to be tried again' | 'refused' | 'outdated' | 'gone'

const states = {
  sent: 'sent',
  refused: 'refused',
  outdated: 'outdated',
  'to be tried again': 'delayed',
} as const satisfies Partial<Record<Outcome, MailState>>

/**
 * Sends a queued mail unless it is outdated, then deletes it. A lease lets only one event or sweep send it at a time. A crash between sending and
 * deleting sends it twice rather than never.
 */
export async function sendQueuedMail(
  document: DocumentReference,
  { configuration, now }: { configuration: MailConfiguration; now: Date },
): Promise<Outcome> {
  const mail = await takeLease(document, now)
  if (!mail) return (await document.get()).exists ? 'to be tried again' : 'gone'
  const outcome = await trySending(document, mail, { configuration, now })
  await releaseLease(document, mail, states[outcome], now)
  return outcome
}

type IsOutdated = (mail: MailDocument, application: unknown) => boolean

/** A mail may have waited for days, and must not ask for what the applicant can no longer do. */
async function isOutdated(firestore: Firestore, mail: MailDocument): Promise<boolean> {
  const check = (plugins.outdatedMails as Readonly<Record<string, IsOutdated | undefined>>)[mail.kind]
  if (!check || !('recordIn' in mail)) return false
  const application = await firestore.doc(mail.recordIn).get()
  return application.exists && check(mail, application.data())
}

/** A mail counts once, however often it is tried. */
async function mustWait(document: DocumentReference, mail: MailDocument, now: Date): Promise<boolean> {
  if (!mail.isByStranger) return false
  if ((await countStrangersMail(document.firestore, mail.to, now)) > 0) return true
  await document.update({ isByStranger: FieldValue.delete() })
  return false
}

async function trySending(
  document: DocumentReference,
  mail: MailDocument,
  { configuration, now }: { configuration: MailConfiguration; now: Date },
): Promise<keyof typeof states> {
  if (await isOutdated(document.firestore, mail)) return 'outdated'
  if (await mustWait(document, mail, now)) return 'to be tried again'
  try {
    await sendMail(mail, { configuration, office: await readOffice(document.firestore, configuration, now) })
    return 'sent'
  } catch (error) {
    logUnsentMail(mail.kind, error)
    return isPermanent(error) ? 'refused' : 'to be tried again'
  }
}

function takeLease(document: DocumentReference, now: Date): Promise<MailDocument | undefined> {
  return runTransaction(document.firestore, async (transaction) => {
    const stored = await transaction.get(document)
    if (!stored.exists) return undefined
    const mail = parseDocument(MailDocumentSchema, { id: document.path, data: stored.data() })
    if (mail.leaseUntil && mail.leaseUntil > now) return undefined
    transaction.update(document, { leaseUntil: new Date(now.getTime() + lease) })
    return mail
  })
}

/**
 * Deletes a sent mail or releases its lease for the next attempt. Records the outcome in the document that the mail is about,
 * if it still exists. No transaction: its lock would delay an applicant who goes on while their mail is being sent.
 */
async function releaseLease(
  document: DocumentReference,
  mail: MailDocument,
  state: MailState,
  now: Date,
): Promise<void> {
  const { firestore } = document
  await compareAndSet(async () => {
    const batch = firestore.batch()
    const about = 'recordIn' in mail ? await firestore.doc(mail.recordIn).get() : undefined
    const mails = about && MailsSchema.safeParse(about.data()).data?.mails
    if (mails) writeIfUnchanged(batch, about.ref, about.updateTime, { mails: mails.map(recorded) })
    if (state === 'sent' || state === 'outdated') batch.delete(document)
    else if ((await document.get()).exists) batch.update(document, { leaseUntil: FieldValue.delete() })
    return { batch, value: undefined }
  })

  function recorded(one: ApplicationMail): ApplicationMail {
    if (one.id !== document.id) return one
    return { ...one, state, at: state === 'delayed' ? one.at : now }
  }
}
