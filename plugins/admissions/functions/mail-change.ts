import { normaliseEmail } from '@prangan/contract/schemas/fields'
import { type ApplicantMail, mailApplicant } from '@prangan/functions/admissions/application-store'
import type { Firestore, Transaction } from 'firebase-admin/firestore'
import type { AdmissionDocument } from '../contract/schemas/application.ts'

export type TopicalMail = { topic: AdmissionDocument['mails'][number]['topic']; content: ApplicantMail }

type Changed = { path: string; before: AdmissionDocument; fields: Partial<AdmissionDocument> }

/**
 * Queues the mail about a change, to the address that the application has afterwards. If the address itself has changed, the old
 * one is told. Returns the application's mails with the new ones.
 */
export function mailChange(
  writer: Pick<Transaction, 'create'>,
  firestore: Firestore,
  { path, before, fields }: Changed,
  mail: TopicalMail | undefined,
  now: Date,
  caused: { isByStranger?: boolean } = {},
): AdmissionDocument['mails'] {
  const after = { ...before, ...fields, path, mails: before.mails }
  const mails = mail
    ? mailApplicant(writer, firestore, after, mail.topic, mail.content, now, caused)
    : before.mails
  if (normaliseEmail(after.email) === normaliseEmail(before.email)) return mails
  const old = { ...after, email: before.email, mails }
  const told = { kind: 'application email changed' } as const
  return mailApplicant(writer, firestore, old, 'email changed', told, now, caused)
}
