import { limits } from '@prangan/contract/limits'
import { documents } from '@prangan/contract/paths'
import { AdmissionDocumentSchema } from '@prangan/contract/schemas/admissions'
import { addAudit, doneBy } from '../audit/audit.ts'
import { Failure } from '../http/failure.ts'
import type { Handler } from '../http/handler.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { countForOffice } from '../office/counters.ts'

const isNew = (status: string): number => (status === 'new' ? 1 : 0)

/** Call 34. The decision, its count, its audit entry and its mail are there together or not at all. */
export const decideApplication: Handler<'decideApplication'> = async ({ params, body }, context) => {
  const { caller, now } = context
  const { status, note, mailApplicant } = body
  const firestore = await context.firebase.firestore()
  const path = documents.admission(params.id)
  const document = firestore.doc(path)
  const version = await firestore.runTransaction(async (transaction) => {
    const stored = await transaction.get(document)
    if (!stored.exists) throw new Failure('no-such-application')
    const before = AdmissionDocumentSchema.parse(stored.data())
    if (body.version !== undefined && body.version !== before.version) throw new Failure('changed-meanwhile')
    const version = before.version + 1
    const history = [...before.history, { status, note, by: caller.email, at: now }].slice(-limits.decisions)
    transaction.update(document, { status, history, version, updatedAt: now })
    const detail = `${before.status} → ${status}`
    addAudit(transaction, firestore, {
      action: 'application changed',
      subject: path,
      detail,
      ...doneBy(context),
    })
    if (mailApplicant) {
      const { email: to, applicationNumber, course } = before
      const mail = { kind: 'application status', to, applicationNumber, course, status, note } as const
      queueMail(transaction, firestore, mail, now)
    }
    const newApplications = isNew(status) - isNew(before.status)
    if (newApplications !== 0) await countForOffice(transaction, firestore, { newApplications })
    return version
  })
  return { message: 'Application updated successfully!', version }
}
