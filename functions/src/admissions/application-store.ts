import { mayBecome } from '@prangan/contract/admissions/states'
import { limits } from '@prangan/contract/limits'
import { documentPaths } from '@prangan/contract/paths'
import {
  type AdmissionDocument,
  AdmissionDocumentSchema,
  type ApplicationStatus,
} from '@prangan/contract/schemas/admissions'
import type { ApplicationStatusMail } from '@prangan/contract/schemas/mail'
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore'
import { addAudit, doneBy } from '../audit/audit.ts'
import type { Context } from '../http/handler.ts'
import { Failure } from '../lib/failure.ts'
import { parseStored } from '../lib/parse-stored.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { countForOffice } from '../office/counters.ts'
import { type StoredSession, sessionReference, toSession } from './sessions/session-store.ts'

/** Parses a stored application. Throws 404 where there is none. */
export function toApplication(stored: DocumentSnapshot): AdmissionDocument {
  if (!stored.exists) throw new Failure('no-such-application')
  return parseStored(AdmissionDocumentSchema, stored)
}

const isNew = (status: string): number => (status === 'new' ? 1 : 0)

/** Keeps the office's count of new applications, in the transaction that changes a status. */
export async function countStatus(
  transaction: Transaction,
  firestore: Firestore,
  before: ApplicationStatus,
  after: ApplicationStatus,
): Promise<void> {
  const newApplications = isNew(after) - isNew(before)
  if (newApplications !== 0) await countForOffice(transaction, firestore, { newApplications })
}

/** A history with one more decision. */
export const withDecision = (
  { history }: Pick<AdmissionDocument, 'history'>,
  decision: AdmissionDocument['history'][number],
): AdmissionDocument['history'] => [...history, decision].slice(-limits.decisions)

/** What a mail tells of a new status. */
export type Told = Pick<ApplicationStatusMail, 'status' | 'note'> &
  Partial<Pick<ApplicationStatusMail, 'hasPage' | 'answerBy' | 'offer' | 'refund'>>

/**
 * Queues the mail about a new status, unless the applicant has no address. Returns the application's new list of mails.
 */
export function mailStatus(
  writer: Pick<Transaction, 'create'>,
  firestore: Firestore,
  { path, ...application }: AdmissionDocument & { path: string },
  told: Told,
  now: Date,
): AdmissionDocument['mails'] {
  const { email: to, applicationNumber, course, language = null, mails } = application
  if (to === '') return mails
  const about = { recordIn: path, applicationNumber, course, language }
  const id = queueMail(writer, firestore, { kind: 'application status', to, ...about, ...told }, now)
  return [...mails, { id, topic: told.status, state: 'waiting' as const, at: now }].slice(-limits.decisions)
}

/** A full application, as a change finds it. */
export type FullApplication = AdmissionDocument & { id: string; path: string }

/** What the office changes: fields, and a new status with its note, its mail and a detail for the audit trail. */
export type OfficeChange = {
  fields?: Partial<AdmissionDocument>
  status?: ApplicationStatus
  note?: string
  /** What the mail says beside status and note; without it none is sent. */
  told?: Omit<Told, 'status' | 'note' | 'hasPage'>
  detail?: string
}

/**
 * Changes a full application in one transaction with its decision, mail, audit entry and count. Throws 409 where it has
 * changed since this version, has no session, or may not get the status. Returns its new version.
 */
export async function changeApplication(
  context: Pick<Context, 'caller' | 'firebase' | 'now' | 'address'>,
  { id, version }: { id: string; version: number },
  decide: (before: FullApplication, session: StoredSession) => OfficeChange,
): Promise<number> {
  const firestore = await context.firebase.firestore()
  const path = documentPaths.admission(id)
  return firestore.runTransaction(async (transaction) => {
    const before = { ...toApplication(await transaction.get(firestore.doc(path))), id, path }
    if (version !== before.version) throw new Failure('changed-meanwhile')
    if (before.session === '') throw new Failure('not-now')
    const session = toSession(await transaction.get(sessionReference(firestore, before.session)))
    const change = decide(before, session)
    const { status = before.status } = change
    if (change.status && !mayBecome(before.status, change.status, 'office')) throw new Failure('not-now')
    writeChange(transaction, firestore, before, change, context)
    await countStatus(transaction, firestore, before.status, status)
    return before.version + 1
  })
}

/** Writes a change that was decided, in its transaction. */
export function writeChange(
  transaction: Pick<Transaction, 'update' | 'create'>,
  firestore: Firestore,
  before: FullApplication,
  { fields, status, note = '', told, detail }: OfficeChange,
  context: Pick<Context, 'caller' | 'now' | 'address'>,
): void {
  const { caller, now } = context
  const mails =
    told && status
      ? mailStatus(transaction, firestore, before, { status, note, hasPage: true, ...told }, now)
      : before.mails
  transaction.update(firestore.doc(before.path), {
    ...fields,
    ...(status && { status, history: withDecision(before, { status, note, by: caller.email, at: now }) }),
    mails,
    version: before.version + 1,
    updatedAt: now,
  })
  addAudit(transaction, firestore, {
    action: 'application changed',
    subject: before.path,
    detail: [status && `${before.status} → ${status}`, detail].filter(Boolean).join(', '),
    ...doneBy(context),
  })
}
