import { documentPaths } from '@prangan/contract/paths'
import { addApplication } from '@prangan/functions/admissions/register-admission'
import { addAudit, doneBy } from '@prangan/functions/audit/audit'
import type { Handler } from '@prangan/functions/http/handler'
import { Failure } from '@prangan/functions/lib/failure'
import { showOfficeCounts } from '@prangan/functions/office/counters'
import { openedFor } from '../application-access.ts'
import { toApplication } from '../application-store.ts'
import { withSession } from '../on-application.ts'

/**
 * Adds a walk-in's application, which the office enters. The rate limits of the public form do not apply; the audit trail names
 * the clerk.
 */
export const addCounterApplication: Handler<'addCounterApplication'> = async ({ body }, context) => {
  const { firebase, now, idempotency } = context
  const firestore = await firebase.firestore()
  const { actor, actorUid = '', from } = doneBy(context)
  const added = [await withSession(firestore, body, { now, address: from }, context.caller)]
  const entry = { action: 'application entered', actor, actorUid, from } as const
  const batch = firestore.batch()
  const { applicationNumber, opened = null } = await addApplication(batch, firestore, body, {
    entry,
    now,
    added,
  })
  const answer = { message: `The application number is ${applicationNumber}.`, applicationNumber, opened }
  idempotency.keepAnswer(batch, answer)
  await batch.commit()
  await showOfficeCounts(firestore)
  return answer
}

/** Returns a token with the abilities of the clerk who asks, and records it. */
export const openCounterApplication: Handler<'openCounterApplication'> = async ({ params }, context) => {
  const { firebase, now } = context
  const firestore = await firebase.firestore()
  const path = documentPaths.admission(params.id)
  const { session } = toApplication(await firestore.doc(path).get())
  if (session === '') throw new Failure('not-now')
  const batch = firestore.batch()
  const opened = openedFor(batch, firestore, params.id, now, context.caller)
  addAudit(batch, firestore, { action: 'application opened', subject: path, ...doneBy(context) })
  await batch.commit()
  return opened
}
