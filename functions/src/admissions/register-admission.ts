import { college } from '@prangan/contract/college.config'
import { documentPaths } from '@prangan/contract/paths'
import {
  type AdmissionDocument,
  type ApplicationMail,
  applicationKeys,
  firstStepOnly,
} from '@prangan/contract/schemas/admissions'
import { normaliseEmail } from '@prangan/contract/schemas/fields'
import type { Firestore, WriteBatch } from 'firebase-admin/firestore'
import { addAudit } from '../audit/audit.ts'
import { takeForm } from '../forms/take-form.ts'
import type { Context, Handler, Input } from '../http/handler.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { countForOffice } from '../office/counters.ts'
import { newReferenceId } from './application-number.ts'

type Form = Input<'registerAdmission'>['body']
type Sent = Pick<Context, 'address' | 'now'>

/** An application as it is written: Firestore turns its Dates into Timestamps. */
type NewApplication = Omit<AdmissionDocument, 'createdAt' | 'updatedAt' | 'mails'> & {
  mails: (Omit<ApplicationMail, 'at'> & { at: Date })[]
  createdAt: Date
  updatedAt: Date
}

/**
 * Handles `registerAdmission`. The same application sent again within ten minutes (a double click, a lost answer) gets
 * the number of the first.
 */
export const registerAdmission: Handler<'registerAdmission'> = async (
  { body },
  { firebase, configuration, address, now, idempotency },
) => {
  const { language: _, ...content } = body
  const firestore = await firebase.firestore()
  const named = { mobile: body.mobile, email: normaliseEmail(body.email) }
  const form = { name: 'application', content, named, now, configuration }
  const applicationNumber = await takeForm(firestore, form, async (batch) => {
    await idempotency.refuseRepeat()
    const taken = await addApplication(batch, firestore, body, { address, now })
    idempotency.keepAnswer(batch, answerOf(taken))
    return taken
  })
  return answerOf(applicationNumber)
}

const answerOf = (applicationNumber: string) => ({
  message: `Your application number is ${applicationNumber}.`,
  applicationNumber,
})

/**
 * Writes the application with its mail, its audit entry and the office's count. Numbers are unique: `create` fails for
 * a second one.
 */
async function addApplication(
  batch: WriteBatch,
  firestore: Firestore,
  form: Form,
  { address, now }: Sent,
): Promise<string> {
  const id = newReferenceId(now)
  const applicationNumber = `${college.shortCode}-${id}`
  const path = documentPaths.admission(id)
  const { email: to, course, language = null } = form
  const application = { recordIn: path, applicationNumber, course, language }
  const mailId = queueMail(batch, firestore, { kind: 'application received', to, ...application }, now)
  batch.create(firestore.doc(path), newApplication(form, { applicationNumber, mailId, now }))
  addAudit(batch, firestore, { action: 'application received', subject: path, from: address, at: now })
  await countForOffice(batch, firestore, { newApplications: 1 })
  return applicationNumber
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
    mails: [{ id: mailId, topic: 'received', state: 'waiting', at: now }],
    version: 1,
    createdAt: now,
    updatedAt: now,
    searchKeys: applicationKeys({ ...form, applicationNumber }),
  }
}
