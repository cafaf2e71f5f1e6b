import { documentPaths } from '@prangan/contract/paths'
import type { Ability } from '@prangan/contract/roles'
import type { AuditDocument } from '@prangan/contract/schemas/audit'
import { type ApplicantMail, withDecision } from '@prangan/functions/admissions/application-store'
import { addAudit } from '@prangan/functions/audit/audit'
import type { Context } from '@prangan/functions/http/handler'
import { runTransaction } from '@prangan/functions/lib/run-transaction'
import { showOfficeCounts } from '@prangan/functions/office/counters'
import type { Firestore, Transaction } from 'firebase-admin/firestore'
import { balanceOf } from '../../contract/paid.ts'
import type { AdmissionDocument } from '../../contract/schemas/application.ts'
import type { OwnApplication } from '../../contract/schemas/own-application.ts'
import { isEnded } from '../../contract/states.ts'
import { applicationOfToken, type Opened } from '../application-access.ts'
import { countStatus, toApplication } from '../application-store.ts'
import { recordSeat } from '../lists/record-seat.ts'
import { mailChange, type TopicalMail } from '../mail-change.ts'
import { readLists } from '../read-places.ts'
import { holds, readSessions } from '../sessions/read-sessions.ts'
import { type Own, withSettings } from './own-steps.ts'
import { showOwn } from './read-own-application.ts'

export type OwnChange = {
  fields: Partial<AdmissionDocument>
  action: AuditDocument['action']
  detail?: string
  mail?: ApplicantMail
}

type Visit = Pick<Context, 'firebase' | 'address' | 'now'>

/**
 * Changes the application that a token opens, in one transaction with its history, audit entry, counts and mail. Returns what
 * the applicant sees then. `prepare` throws a Failure to refuse, or returns undefined if nothing has to change. A clerk at the
 * counter needs `ability`. Throws 403 for a token that is not valid.
 */
export async function changeOwn(
  token: string,
  context: Visit,
  prepare: (
    own: Own,
    transaction: Transaction,
    by: string,
  ) => OwnChange | undefined | Promise<OwnChange | undefined>,
  ability?: Ability,
): Promise<OwnApplication> {
  const firestore = await context.firebase.firestore()
  const opened = await applicationOfToken(firestore, token, context.now, ability)
  return changeOpened(firestore, opened, context, prepare)
}

export async function changeOpened(
  firestore: Firestore,
  { id, by }: Opened,
  { address, now }: Pick<Visit, 'address' | 'now'>,
  prepare: Parameters<typeof changeOwn>[2],
): Promise<OwnApplication> {
  const document = firestore.doc(documentPaths.admission(id))
  let isCounted = false
  const changed = await runTransaction(firestore, async (transaction) => {
    const stored = toApplication(await transaction.get(document))
    const sessions = await readSessions(firestore, now, holds(stored))
    // A change by the applicant leads to no other list.
    const lists = await readLists(firestore, id, stored, now)
    const before = withSettings({ id, application: stored, sessions, ...lists, now })
    const change = await prepare(before, transaction, by.actor ?? '')
    if (!change) return before
    const fields = withRecords(transaction, firestore, before, change, by.actor)
    transaction.update(document, fields)
    recordSeat(transaction, firestore, id, stored, { ...stored, ...fields })
    addAudit(transaction, firestore, {
      action: change.action,
      detail: change.detail ?? '',
      subject: document.path,
      from: address,
      at: now,
      ...by,
    })
    const after = { ...before.application, ...fields }
    isCounted = await countStatus(transaction, firestore, before.application, after)
    return withSettings({ id, application: after, sessions, ...lists, now })
  })
  if (isCounted) await showOfficeCounts(firestore)
  return showOwn(firestore, changed)
}

function withRecords(
  transaction: Transaction,
  firestore: Firestore,
  { id, application, now }: Own,
  { fields, mail }: OwnChange,
  by: string | undefined,
): Partial<AdmissionDocument> {
  const { status } = fields
  const step = status && { status, note: '', by: by ?? '', at: now, isTold: false }
  const changed = { path: documentPaths.admission(id), before: application, fields }
  const sent = mail && { topic: topicOf(mail), content: mail }
  return {
    ...fields,
    ...(step && { history: withDecision(application, step) }),
    ...(status && isEnded(status) && { originalsDue: '' }),
    balance: balanceOf({ ...application, ...fields }),
    mails: mailChange(transaction, firestore, changed, sent, now, { isByStranger: by === undefined }),
    version: application.version + 1,
    updatedAt: now,
  }
}

function topicOf(mail: ApplicantMail): TopicalMail['topic'] {
  if (mail.kind === 'programme application status') return mail.status
  if (
    mail.kind === 'list objection' ||
    mail.kind === 'admission refund' ||
    mail.kind === 'admission payment'
  ) {
    return mail.topic
  }
  if (mail.kind === 'programme application received') return 'received'
  return mail.kind === 'application corrected' ? 'corrected' : 'complete'
}
