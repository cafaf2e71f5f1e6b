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
import { newReferenceId } from '../lib/reference-id.ts'
import { rememberSource } from '../lib/status-access.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { countForOffice } from '../office/counters.ts'
import { applicationAccess, openedFor } from './application-access.ts'
import { newOf } from './application-store.ts'
import { readSessions, takes } from './sessions/read-sessions.ts'
import type { StoredSession } from './sessions/session-store.ts'

type Form = Input<'registerAdmission'>['body']

type NewApplication = Omit<AdmissionDocument, 'createdAt' | 'updatedAt' | 'mails'> & {
  mails: (Omit<ApplicationMail, 'at'> & { at: Date })[]
  createdAt: Date
  updatedAt: Date
}

type Taken = { applicationNumber: string; opened?: { token: string; expiresAt: string } }

/**
 * Registers an application. The same application sent within ten minutes (a double click, a lost reply) returns the first one's
 * number. It returns a token only with the first one's `Idempotency-Key`, which proves that the sender is the same.
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

type Entry = Pick<AuditEntry, 'action' | 'from' | 'actor' | 'actorUid'>

/**
 * Writes an application with its mail, audit entry and the office's count. If a session accepts applications for the course,
 * the application belongs to it and is opened for the later steps. `create` fails for a number that exists.
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
