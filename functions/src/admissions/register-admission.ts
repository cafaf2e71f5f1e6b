import { numberOfId } from '@prangan/contract/ids'
import { documentPaths } from '@prangan/contract/paths'
import { openProgramme } from '@prangan/contract/schemas/admission-sessions'
import {
  type AdmissionDocument,
  type ApplicationMail,
  applicationKeys,
  firstStepOnly,
} from '@prangan/contract/schemas/admissions'
import { normaliseEmail } from '@prangan/contract/schemas/fields'
import type { Firestore, WriteBatch } from 'firebase-admin/firestore'
import { type AuditEntry, addAudit } from '../audit/audit.ts'
import { takeForm } from '../forms/take-form.ts'
import type { Caller } from '../http/authenticate.ts'
import type { Handler, Input } from '../http/handler.ts'
import { rememberSource } from '../lib/status-access.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { countForOffice } from '../office/counters.ts'
import { applicationAccess, openedFor } from './application-access.ts'
import { newReferenceId } from './application-number.ts'
import { newOf } from './application-store.ts'
import { readSessions, takes } from './sessions/read-sessions.ts'
import type { StoredSession } from './sessions/session-store.ts'

type Form = Input<'registerAdmission'>['body']

/** An application as it is written: Firestore turns its Dates into Timestamps. */
type NewApplication = Omit<AdmissionDocument, 'createdAt' | 'updatedAt' | 'mails'> & {
  mails: (Omit<ApplicationMail, 'at'> & { at: Date })[]
  createdAt: Date
  updatedAt: Date
}

/** What an application is on its way with: its number, and where a session takes it, a token for the later steps. */
type Taken = { applicationNumber: string; opened?: { token: string; expiresAt: string } }

/**
 * Handles `registerAdmission`. The same application sent again within ten minutes (a double click, a lost answer) gets
 * the number of the first; a token only with the first one's `Idempotency-Key`, which proves who sends it.
 */
export const registerAdmission: Handler<'registerAdmission'> = async (
  { body },
  { firebase, configuration, address, now, idempotency },
) => {
  const { language: _, ...content } = body
  const firestore = await firebase.firestore()
  const sessions = await readSessions(firestore, now, takes(body.course, now))
  const named = { mobile: body.mobile, email: normaliseEmail(body.email) }
  const form = { name: 'application', content, named, now, configuration }
  let taken: Taken | undefined
  const applicationNumber = await takeForm(firestore, form, async (batch) => {
    await idempotency.refuseRepeat()
    const entry = { action: 'application received', from: address } as const
    taken = await addApplication(batch, firestore, body, { entry, now, sessions })
    idempotency.keepAnswer(batch, answerOf(taken))
    return taken.applicationNumber
  })
  return answerOf(taken?.applicationNumber === applicationNumber ? taken : { applicationNumber })
}

const answerOf = ({ applicationNumber, opened }: Taken) => ({
  message: `Your application number is ${applicationNumber}.`,
  applicationNumber,
  ...(opened && { opened }),
})

/** Who enters an application, as the audit trail tells it. */
type Entry = Pick<AuditEntry, 'action' | 'from' | 'actor' | 'actorUid'>

/**
 * Writes the application with its mail, its audit entry and the office's count. Where a session takes applications for
 * the course, it belongs to that, and is opened for the later steps, which a clerk goes on to at the counter. Numbers are unique: `create` fails for a second one.
 */
export async function addApplication(
  batch: WriteBatch,
  firestore: Firestore,
  form: Form,
  {
    entry,
    now,
    sessions,
    clerk,
  }: { entry: Entry; now: Date; sessions: readonly StoredSession[]; clerk?: Caller },
): Promise<Taken> {
  const id = newReferenceId(now)
  const applicationNumber = numberOfId(id)
  const path = documentPaths.admission(id)
  const { email: to, course, language = null } = form
  const open = openProgramme(sessions, course, now)
  const until = open && { closesAt: open.programme.closesAt.toISOString() }
  const mail = { kind: 'application received', to, recordIn: path, applicationNumber, course } as const
  const isFromCounter = entry.action === 'application entered'
  // A walk-in may have no address.
  const mailId =
    to && queueMail(batch, firestore, { ...mail, ...until, language }, now, { isByStranger: !isFromCounter })
  const created = {
    ...newApplication(form, { applicationNumber, mailId, now }),
    ...(open && { session: open.session.id, programme: open.programme.key }),
    isFromCounter,
  }
  batch.create(firestore.doc(path), created)
  addAudit(batch, firestore, { ...entry, subject: path, at: now })
  const newApplications = newOf(created)
  // The office's network is not the applicant's.
  if (!isFromCounter)
    rememberSource(batch, firestore, applicationAccess, applicationNumber, { address: entry.from, now })
  if (newApplications > 0) await countForOffice(batch, firestore, { newApplications })
  return { applicationNumber, ...(open && { opened: openedFor(batch, firestore, id, now, clerk) }) }
}

function newApplication(
  form: Form,
  { applicationNumber, mailId, now }: { applicationNumber: string; mailId: string; now: Date },
): NewApplication {
  return {
    ...form,
    ...firstStepOnly,
    applicationNumber,
    status: 'new',
    history: [],
    mails: mailId ? [{ id: mailId, topic: 'received', state: 'waiting', at: now }] : [],
    version: 1,
    createdAt: now,
    updatedAt: now,
    searchKeys: applicationKeys({ ...form, applicationNumber }),
  }
}
