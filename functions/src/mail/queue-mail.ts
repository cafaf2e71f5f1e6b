import { randomUUID } from 'node:crypto'
import { limits } from '@prangan/contract/limits'
import { collectionPaths } from '@prangan/contract/paths'
import type { ApplicationStatus } from '@prangan/contract/schemas/admissions'
import type { FeedbackRole } from '@prangan/contract/schemas/feedback'
import type { Firestore, Transaction, WriteBatch } from 'firebase-admin/firestore'

/**
 * A mail that the college sends, by what it tells; its words are in `words.ts`. Anybody can type another's address into
 * a public form, so a mail to such an address holds nothing that the sender typed, not even a name: only members of
 * staff are greeted by theirs.
 */
export type Mail =
  | { kind: 'account created'; to: string; name: string }
  | { kind: 'password changed'; to: string; name: string }
  | { kind: 'alumnus verified'; to: string }
  | { kind: 'alumnus rejected'; to: string; reason: string }
  | ApplicationReceivedMail
  | { kind: 'many forms'; to: string; form: string; count: number }
  | ApplicationStatusMail
  | FeedbackMail

/** Tells an applicant the number. `recordIn` is the application's path, where the office sees what became of the mail. */
export type ApplicationReceivedMail = {
  kind: 'application received'
  to: string
  recordIn: string
  applicationNumber: string
  course: string
}

/** Tells an applicant what the office has decided, in its own words where it left a note. */
export type ApplicationStatusMail = {
  kind: 'application status'
  to: string
  recordIn: string
  applicationNumber: string
  course: string
  status: ApplicationStatus
  note: string
}

/** Somebody's feedback, to the office. `from` is who they say they are, '' where they left nothing. */
export type FeedbackMail = {
  kind: 'feedback'
  to: string
  from: { name: string; address: string }
  role: FeedbackRole
  subject: string
  message: string
}

/**
 * Queues a mail in the same transaction or batch as what it tells of: `on-mail-created` sends it, so that neither is
 * there without the other. Gives its id. One-time codes are never queued: they stand nowhere in plain text.
 */
export function queueMail(
  writer: Pick<Transaction | WriteBatch, 'create'>,
  firestore: Firestore,
  mail: Mail,
  now: Date,
): string {
  const id = randomUUID()
  const expiresAt = new Date(now.getTime() + limits.mailLifetime)
  writer.create(firestore.collection(collectionPaths.mail).doc(id), { ...mail, at: now, expiresAt })
  return id
}
