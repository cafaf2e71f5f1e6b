import { mailApplicant } from '@prangan/functions/admissions/application-store'
import { runTransaction } from '@prangan/functions/lib/run-transaction'
import type { DocumentReference, Firestore } from 'firebase-admin/firestore'
import type { AdmissionDocument } from '../contract/schemas/application.ts'
import { toApplication } from './application-store.ts'

type Mail = {
  topic: AdmissionDocument['mails'][number]['topic']
  content: Parameters<typeof mailApplicant>[4]
}
type MailOf = (application: AdmissionDocument, path: string) => Mail | undefined

const atOnce = 20

/** Mails each applicant in a transaction what `mailOf` returns for the newest application. Returns how many mails that made. */
export async function mailEach(
  firestore: Firestore,
  found: readonly { ref: DocumentReference }[],
  mailOf: MailOf,
  now: Date,
): Promise<number> {
  let sent = 0
  for (let at = 0; at < found.length; at += atOnce) {
    const some = found.slice(at, at + atOnce).map(({ ref }) => mailOne(firestore, ref, mailOf, now))
    sent += (await Promise.all(some)).filter((isSent) => isSent).length
  }
  return sent
}

function mailOne(firestore: Firestore, document: DocumentReference, mailOf: MailOf, now: Date) {
  return runTransaction(firestore, async (transaction) => {
    const application = toApplication(await transaction.get(document))
    const mail = application.email === '' ? undefined : mailOf(application, document.path)
    if (!mail) return false
    const before = { ...application, path: document.path }
    const mails = mailApplicant(transaction, firestore, before, mail.topic, mail.content, now)
    transaction.update(document, { mails, version: application.version + 1, updatedAt: now })
    return true
  })
}
