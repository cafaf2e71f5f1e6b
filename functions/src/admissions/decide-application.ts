import { limits } from '@prangan/contract/limits'
import { documentPaths } from '@prangan/contract/paths'
import {
  type AdmissionDocument,
  AdmissionDocumentSchema,
  type ApplicationStatus,
} from '@prangan/contract/schemas/admissions'
import type { Firestore, Transaction } from 'firebase-admin/firestore'
import { addAudit, doneBy } from '../audit/audit.ts'
import type { Handler } from '../http/handler.ts'
import { Failure } from '../lib/failure.ts'
import { parseStored } from '../lib/parse-stored.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { countForOffice } from '../office/counters.ts'

const isNew = (status: string): number => (status === 'new' ? 1 : 0)

/**
 * Handles `decideApplication`. The decision, its count, its audit entry and its mail are written in one transaction.
 */
export const decideApplication: Handler<'decideApplication'> = async ({ params, body }, context) => {
  const { caller, now } = context
  const { status, note, mailApplicant } = body
  const firestore = await context.firebase.firestore()
  const path = documentPaths.admission(params.id)
  const document = firestore.doc(path)
  const version = await firestore.runTransaction(async (transaction) => {
    const stored = await transaction.get(document)
    if (!stored.exists) throw new Failure('no-such-application')
    const before = parseStored(AdmissionDocumentSchema, stored)
    if (body.version !== undefined && body.version !== before.version) throw new Failure('changed-meanwhile')
    const version = before.version + 1
    const history = [...before.history, { status, note, by: caller.email, at: now }].slice(-limits.decisions)
    const mails = mailApplicant
      ? mailDecision(transaction, firestore, before, { path, status, note, now })
      : before.mails
    transaction.update(document, { status, history, mails, version, updatedAt: now })
    const detail = `${before.status} → ${status}`
    addAudit(transaction, firestore, {
      action: 'application changed',
      subject: path,
      detail,
      ...doneBy(context),
    })
    const newApplications = isNew(status) - isNew(before.status)
    if (newApplications !== 0) await countForOffice(transaction, firestore, { newApplications })
    return version
  })
  return { message: 'Application updated successfully!', version }
}

type Decided = { path: string; status: ApplicationStatus; note: string; now: Date }

/** Queues the mail about a decision. Returns the application's new list of mails. */
function mailDecision(
  transaction: Transaction,
  firestore: Firestore,
  { email: to, applicationNumber, course, language, mails }: AdmissionDocument,
  { path, status, note, now }: Decided,
) {
  const application = { recordIn: path, applicationNumber, course, language: language ?? null }
  const id = queueMail(
    transaction,
    firestore,
    { kind: 'application status', to, ...application, status, note },
    now,
  )
  return [...mails, { id, topic: status, state: 'waiting', at: now }].slice(-limits.decisions)
}
