import { documentPaths } from '@prangan/contract/paths'
import { addAudit, doneBy } from '../audit/audit.ts'
import type { Handler } from '../http/handler.ts'
import { Failure } from '../lib/failure.ts'
import { runTransaction } from '../lib/run-transaction.ts'
import { countForOffice, showOfficeCounts } from '../office/counters.ts'
import { mailApplicant, toApplication, withDecision } from './application-store.ts'

export const decideApplication: Handler<'decideApplication'> = async ({ params, body }, context) => {
  const { caller, now } = context
  const { status, note, mailApplicant: isTold } = body
  const firestore = await context.firebase.firestore()
  const path = documentPaths.admission(params.id)
  const document = firestore.doc(path)
  let newApplications = 0
  const version = await runTransaction(firestore, async (transaction) => {
    const before = toApplication(await transaction.get(document))
    if (body.version !== undefined && body.version !== before.version) throw new Failure('changed-meanwhile')
    if (before.session !== '') throw new Failure('not-now')
    const version = before.version + 1
    const history = withDecision(before, {
      status,
      note,
      by: caller.email,
      at: now,
      isTold,
    })
    const sent = { ...before, path }
    const mail = { kind: 'application status', status, note } as const
    const mails = isTold ? mailApplicant(transaction, firestore, sent, status, mail, now) : before.mails
    transaction.update(document, { status, history, mails, version, updatedAt: now })
    const detail = `${before.status} → ${status}`
    addAudit(transaction, firestore, {
      action: 'application changed',
      subject: path,
      detail,
      ...doneBy(context),
    })
    newApplications = Number(status === 'new') - Number(before.status === 'new')
    if (newApplications !== 0) await countForOffice(transaction, firestore, { newApplications })
    return version
  })
  if (newApplications !== 0) await showOfficeCounts(firestore)
  return { message: 'Application updated successfully!', version }
}
