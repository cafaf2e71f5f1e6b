import { addAudit, doneBy } from '../audit/audit.ts'
import type { Handler } from '../http/handler.ts'
import { confirmPassword } from './confirm-password.ts'
import { endSessions } from './end-sessions.ts'
import { openNextSession } from './set-password.ts'

/**
 * Ends the caller's other sessions. It asks for the password, because a stolen token could otherwise end its owner's session
 * and open a lasting one.
 */
export const endOtherSessions: Handler<'endOtherSessions'> = async ({ body }, context) => {
  const { caller, firebase } = context
  await confirmPassword(context, body)
  await endSessions(firebase, caller.uid)
  const firestore = await firebase.firestore()
  const batch = firestore.batch()
  addAudit(batch, firestore, { action: 'sessions ended', subject: caller.email, ...doneBy(context) })
  await batch.commit()
  return {
    message: 'You are signed out on all other devices.',
    ...(await openNextSession(context, caller, body.currentPassword)),
  }
}
