import { documentPaths } from '@prangan/contract/paths'
import { withDecision } from '@prangan/functions/admissions/application-store'
import { type AuditEntry, addAudit, doneBy } from '@prangan/functions/audit/audit'
import type { Caller } from '@prangan/functions/http/authenticate'
import type { Context } from '@prangan/functions/http/handler'
import { Failure } from '@prangan/functions/lib/failure'
import { parseStored } from '@prangan/functions/lib/parse-stored'
import { runTransaction } from '@prangan/functions/lib/run-transaction'
import { countForOffice, showOfficeCounts } from '@prangan/functions/office/counters'
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore'
import type { ProgrammeStatusMail } from '../contract/mails.ts'
import { balanceOf } from '../contract/paid.ts'
import {
  type AdmissionDocument,
  AdmissionDocumentSchema,
  type ApplicationStatus,
} from '../contract/schemas/application.ts'
import { isEnded, isIncomplete, mayBecome } from '../contract/states.ts'
import { recordSeat } from './lists/record-seat.ts'
import { mailChange, type TopicalMail } from './mail-change.ts'
import { type StoredSession, sessionReference, toSession } from './sessions/session-store.ts'

export function toApplication(stored: DocumentSnapshot): AdmissionDocument {
  if (!stored.exists) throw new Failure('no-such-application')
  return parseStored(AdmissionDocumentSchema, stored)
}

type Counted = Pick<AdmissionDocument, 'status' | 'session' | 'details'>

export const newOf = (application: Counted): 0 | 1 =>
  application.status === 'new' && !isIncomplete(application) ? 1 : 0

/**
 * Updates the office's count of new applications in the transaction that changes one. Returns true if it changed: call
 * `showOfficeCounts` after the commit.
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

export type FullApplication = AdmissionDocument & { id: string; path: string }

export const toFullApplication = (stored: DocumentSnapshot): FullApplication => ({
  ...toApplication(stored),
  id: stored.id,
  path: stored.ref.path,
})

export type OfficeChange = {
  fields?: Partial<AdmissionDocument>
  status?: ApplicationStatus
  note?: string
  /** No mail is sent without it. */
  told?: Partial<
    Pick<
      ProgrammeStatusMail,
      | 'answerBy'
      | 'offer'
      | 'payment'
      | 'order'
      | 'originals'
      | 'refund'
      | 'payBy'
      | 'receipt'
      | 'refused'
      | 'part'
      | 'endedBy'
      | 'isInQuestion'
    >
  >
  /** A mail about something else than the status. */
  mail?: TopicalMail
  /** True if the status is a step on the applicant's page although its mail is about something else. */
  isTold?: boolean
  action?: AuditEntry['action']
  detail?: string
}

type DoneBy = Pick<Context<Pick<Caller, 'email' | 'uid'>>, 'caller' | 'now' | 'address'>
export type ChangedBy = DoneBy & Pick<Context, 'firebase'>

/**
 * Changes a full application in one transaction with its decision, mail, audit entry and count. Returns its new version. Throws
 * 409 if it has changed since this version, has no session, or cannot get the status. Nobody has seen what changes without a version.
 */
export async function changeApplication(
  context: ChangedBy,
  { id, version }: { id: string; version?: number },
  decide: (
    before: FullApplication,
    session: StoredSession,
    transaction: Transaction,
  ) => OfficeChange | Promise<OfficeChange>,
): Promise<number> {
  const firestore = await context.firebase.firestore()
  const { after, isCounted } = await runTransaction(firestore, async (transaction) => {
    const before = toFullApplication(await transaction.get(firestore.doc(documentPaths.admission(id))))
    if (version !== undefined && version !== before.version) throw new Failure('changed-meanwhile')
    if (before.session === '') throw new Failure('not-now')
    const session = toSession(await transaction.get(sessionReference(firestore, before.session)))
    const change = await decide(before, session, transaction)
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

export function writeChange(
  transaction: Pick<Transaction, 'update' | 'create' | 'set'>,
  firestore: Firestore,
  before: FullApplication,
  {
    fields = {},
    status,
    note = '',
    told,
    mail,
    isTold = false,
    action = 'application changed',
    detail,
  }: OfficeChange,
  context: DoneBy,
): void {
  const { caller, now } = context
  const decisionOf = (status: ApplicationStatus) => ({
    status,
    note,
    by: caller.email,
    at: now,
    isTold: isTold || told !== undefined,
  })
  const sent =
    told && status
      ? { topic: status, content: { kind: 'programme application status' as const, status, note, ...told } }
      : mail
  const mails = mailChange(transaction, firestore, { path: before.path, before, fields }, sent, now)
  transaction.update(firestore.doc(before.path), {
    ...fields,
    ...(status && { status, history: withDecision(before, decisionOf(status)) }),
    ...(status && isEnded(status) && { originalsDue: '' }),
    balance: balanceOf({ ...before, ...fields, ...(status && { status }) }),
    mails,
    version: before.version + 1,
    updatedAt: now,
  })
  recordSeat(transaction, firestore, before.id, before, { ...before, ...fields, ...(status && { status }) })
  addAudit(transaction, firestore, {
    action,
    subject: before.path,
    detail: [status && `${before.status} → ${status}`, detail].filter(Boolean).join(', '),
    ...doneBy(context),
  })
}
