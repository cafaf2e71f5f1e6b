import { documentPaths } from '@prangan/contract/paths'
import { addAudit, doneBy } from '../../audit/audit.ts'
import type { Handler } from '../../http/handler.ts'
import { Failure } from '../../lib/failure.ts'
import { showOfficeCounts } from '../../office/counters.ts'
import { openedFor } from '../application-access.ts'
import { toApplication } from '../application-store.ts'
import { addApplication } from '../register-admission.ts'
import { readSessions, takes } from '../sessions/read-sessions.ts'

/**
 * Adds a walk-in's application, which the office enters. The rate limits of the public form do not apply; the audit trail names
 * the clerk.
 */
export const addCounterApplication: Handler<'addCounterApplication'> = async ({ body }, context) => {
  const { firebase, now, idempotency } = context
  const firestore = await firebase.firestore()
  const sessions = await readSessions(firestore, now, takes(body.course, now))
  const { actor, actorUid = '', from } = doneBy(context)
  const entry = { action: 'application entered', actor, actorUid, from } as const
  const batch = firestore.batch()
  const { applicationNumber, opened = null } = await addApplication(batch, firestore, body, {
    entry,
    now,
    sessions,
    clerk: context.caller,
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
