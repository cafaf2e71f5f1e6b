import { isIncomplete, mayBecome } from '@prangan/contract/admissions/states'
import { limits } from '@prangan/contract/limits'
import { documentPaths } from '@prangan/contract/paths'
import {
  type AdmissionDocument,
  AdmissionDocumentSchema,
  type ApplicationMail,
  type ApplicationStatus,
} from '@prangan/contract/schemas/admissions'
import type { ApplicationStatusMail } from '@prangan/contract/schemas/mail'
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore'
import { type AuditEntry, addAudit, doneBy } from '../audit/audit.ts'
import type { Context } from '../http/handler.ts'
import { Failure } from '../lib/failure.ts'
import { parseStored } from '../lib/parse-stored.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { countForOffice, showOfficeCounts } from '../office/counters.ts'
import { type StoredSession, sessionReference, toSession } from './sessions/session-store.ts'

/** Parses a stored application. Throws 404 where there is none. */
export function toApplication(stored: DocumentSnapshot): AdmissionDocument {
  if (!stored.exists) throw new Failure('no-such-application')
  return parseStored(AdmissionDocumentSchema, stored)
}

type Counted = Pick<AdmissionDocument, 'status' | 'session' | 'details'>

/** 1 for an application that waits for the office as a new one, else 0. */
export const newOf = (application: Counted): 0 | 1 =>
  application.status === 'new' && !isIncomplete(application) ? 1 : 0

/**
 * Keeps the office's count of new applications, in the transaction that changes one. Returns whether it has changed:
 * `showOfficeCounts` then follows the commit.
 */
export async function countStatus(
  transaction: Transaction,
  firestore: Firestore,
  before: Counted,
  after: Counted,
): Promise<boolean> {
  const newApplications = newOf(after) - newOf(before)
  if (newApplications !== 0) await countForOffice(transaction, firestore, { newApplications })
  return newApplications !== 0
}

/** A history with one more decision. */
export const withDecision = (
  { history }: Pick<AdmissionDocument, 'history'>,
  decision: AdmissionDocument['history'][number],
): AdmissionDocument['history'] => [...history, decision].slice(-limits.decisions)

/** What a mail tells of a new status. */
export type Told = Pick<ApplicationStatusMail, 'status' | 'note'> &
  Partial<Pick<ApplicationStatusMail, 'hasPage' | 'answerBy' | 'offer' | 'refund'>>

/** A mail about an application: what only its kind says, and the topic under which it is recorded. */
type About = { topic: ApplicationMail['topic'] } & (
  | ({ kind: 'application status' } & Told)
  | { kind: 'application complete'; closesAt: string }
)

/** Queues a mail to an applicant who has an address. Returns the application's new list of mails. */
export function mailApplicant(
  writer: Pick<Transaction, 'create'>,
  firestore: Firestore,
  { path, ...application }: AdmissionDocument & { path: string },
  { topic, ...about }: About,
  now: Date,
  caused: { isByStranger?: boolean } = {},
): AdmissionDocument['mails'] {
  const { email: to, applicationNumber, course, language = null, mails } = application
  if (to === '') return mails
  const mail = { ...about, to, recordIn: path, applicationNumber, course, language }
  const id = queueMail(writer, firestore, mail, now, caused)
  return [...mails, { id, topic, state: 'waiting' as const, at: now }].slice(-limits.decisions)
}

/** Queues the mail about a new status. Returns the application's new list of mails. */
export const mailStatus = (
  writer: Pick<Transaction, 'create'>,
  firestore: Firestore,
  application: AdmissionDocument & { path: string },
  told: Told,
  now: Date,
): AdmissionDocument['mails'] =>
  mailApplicant(
    writer,
    firestore,
    application,
    { kind: 'application status', topic: told.status, ...told },
    now,
  )

/** A full application, as a change finds it. */
export type FullApplication = AdmissionDocument & { id: string; path: string }

/** What the office changes: fields, and a new status with its note, its mail and a detail for the audit trail. */
export type OfficeChange = {
  fields?: Partial<AdmissionDocument>
  status?: ApplicationStatus
  note?: string
  /** What the mail says beside status and note; without it none is sent. */
  told?: Omit<Told, 'status' | 'note' | 'hasPage'>
  /** What the audit trail says; 'application changed' by default. */
  action?: AuditEntry['action']
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
  const { after, isCounted } = await firestore.runTransaction(async (transaction) => {
    const before = { ...toApplication(await transaction.get(firestore.doc(path))), id, path }
    if (version !== before.version) throw new Failure('changed-meanwhile')
    if (before.session === '') throw new Failure('not-now')
    const session = toSession(await transaction.get(sessionReference(firestore, before.session)))
    const change = decide(before, session)
    const { status = before.status } = change
    if (change.status && !mayBecome(before.status, change.status, 'office')) throw new Failure('not-now')
    writeChange(transaction, firestore, before, change, context)
    const isCounted = await countStatus(transaction, firestore, before, {
      ...before,
      ...change.fields,
      status,
    })
    return { after: before.version + 1, isCounted }
  })
  if (isCounted) await showOfficeCounts(firestore)
  return after
}

/** Writes a change that was decided, in its transaction. */
export function writeChange(
  transaction: Pick<Transaction, 'update' | 'create'>,
  firestore: Firestore,
  before: FullApplication,
  { fields, status, note = '', told, action = 'application changed', detail }: OfficeChange,
  context: Pick<Context, 'caller' | 'now' | 'address'>,
): void {
  const { caller, now } = context
  const decisionOf = (status: ApplicationStatus) => ({
    status,
    note,
    by: caller.email,
    at: now,
    isTold: told !== undefined,
  })
  const mails =
    told && status
      ? mailStatus(transaction, firestore, before, { status, note, hasPage: true, ...told }, now)
      : before.mails
  transaction.update(firestore.doc(before.path), {
    ...fields,
    ...(status && { status, history: withDecision(before, decisionOf(status)) }),
    mails,
    version: before.version + 1,
    updatedAt: now,
  })
  addAudit(transaction, firestore, {
    action,
    subject: before.path,
    detail: [status && `${before.status} → ${status}`, detail].filter(Boolean).join(', '),
    ...doneBy(context),
  })
}
