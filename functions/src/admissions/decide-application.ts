import { isIncomplete } from '@prangan/contract/admissions/states'
import { documentPaths } from '@prangan/contract/paths'
import { addAudit, doneBy } from '../audit/audit.ts'
import type { Handler } from '../http/handler.ts'
import { Failure } from '../lib/failure.ts'
import { showOfficeCounts } from '../office/counters.ts'
import { countStatus, mailStatus, toApplication, withDecision } from './application-store.ts'

export const decideApplication: Handler<'decideApplication'> = async ({ params, body }, context) => {
  const { caller, now } = context
  const { status, note, mailApplicant } = body
  const firestore = await context.firebase.firestore()
  const path = documentPaths.admission(params.id)
  const document = firestore.doc(path)
  let isCounted = false
  const version = await firestore.runTransaction(async (transaction) => {
    const before = toApplication(await transaction.get(document))
    if (body.version !== undefined && body.version !== before.version) throw new Failure('changed-meanwhile')
    if (before.session !== '') throw new Failure(isIncomplete(before) ? 'not-sent-yet' : 'not-now')
    const version = before.version + 1
    const history = withDecision(before, {
      status,
      note,
      by: caller.email,
      at: now,
      isTold: mailApplicant,
    })
    const mails = mailApplicant
      ? mailStatus(transaction, firestore, { ...before, path }, { status, note }, now)
      : before.mails
    transaction.update(document, { status, history, mails, version, updatedAt: now })
    const detail = `${before.status} → ${status}`
    addAudit(transaction, firestore, {
      action: 'application changed',
      subject: path,
      detail,
      ...doneBy(context),
    })
    isCounted = await countStatus(transaction, firestore, before, { ...before, status })
    return version
  })
  if (isCounted) await showOfficeCounts(firestore)
  return { message: 'Application updated successfully!', version }
}
