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
 * Handles `addCounterApplication`: what a walk-in says, entered by the office, which goes on to the later steps. The limits
 * of the public form do not count here; the audit trail says who entered it.
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

/** Handles `openCounterApplication`: a token for the clerk who asks, with that person's abilities; it is recorded. */
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
