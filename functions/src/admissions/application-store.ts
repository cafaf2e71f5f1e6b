import { limits } from '@prangan/contract/limits'
import { type AdmissionDocument, AdmissionDocumentSchema } from '@prangan/contract/schemas/admissions'
import type { Mail } from '@prangan/contract/schemas/mail'
import type { DocumentSnapshot, Firestore, Transaction, WriteBatch } from 'firebase-admin/firestore'
import { Failure } from '../lib/failure.ts'
import { parseStored } from '../lib/parse-stored.ts'
import { queueMail } from '../mail/queue-mail.ts'

export function toApplication(stored: DocumentSnapshot): AdmissionDocument {
  if (!stored.exists) throw new Failure('no-such-application')
  return parseStored(AdmissionDocumentSchema, stored)
}

export const withDecision = <Decision>(
  { history }: { history: readonly Decision[] },
  decision: Decision,
): Decision[] => [...history, decision].slice(-limits.decisions)

type OwnPart<Kind> = Kind extends Mail ? Omit<Kind, 'to' | keyof Recipient> : never
type Recipient = {
  recordIn: string
  applicationNumber: string
  course: string
  language?: unknown
}
/** What is new in a mail to an applicant. */
export type ApplicantMail = OwnPart<Extract<Mail, { recordIn: string }>>

/**
 * Queues a mail to an applicant in the transaction of its change. Returns the application's mails with the new one, or as they
 * were if it has no address.
 */
export function mailApplicant<Sent extends { topic: string }>(
  writer: Pick<Transaction | WriteBatch, 'create'>,
  firestore: Firestore,
  application: Omit<AdmissionDocument, 'mails'> & { path: string; mails: Sent[] },
  topic: Sent['topic'],
  content: ApplicantMail,
  now: Date,
  caused: { isByStranger?: boolean } = {},
) {
  const { email: to, applicationNumber, course, language = null, mails, path } = application
  if (to === '') return mails
  const mail = { ...content, to, recordIn: path, applicationNumber, course, language }
  const id = queueMail(writer, firestore, mail, now, caused)
  return [...mails, { id, topic, state: 'waiting' as const, at: now }].slice(-limits.decisions)
}
