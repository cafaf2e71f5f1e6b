import type { Handler } from '@prangan/functions/http/handler'
import { Failure } from '@prangan/functions/lib/failure'
import { seatInQuestionSince } from '../../contract/seat-in-question.ts'
import { holdsSeat } from '../../contract/states.ts'
import { changeApplication } from '../application-store.ts'
import { changeOfSeat } from '../lists/decide-seats.ts'

/** Settles a provisional seat, or one that a correction would take, and tells the applicant. */
export const settleSeat: Handler<'settleSeat'> = async ({ params, body }, context) => {
  const { caller, firebase, now } = context
  const firestore = await firebase.firestore()
  const version = await changeApplication(
    context,
    { id: params.id, version: body.version },
    (before, session, transaction) => {
      const last = before.seatDecision
      const isOpen = last?.decision === 'provisional' && holdsSeat(before, now)
      if (!(before.offer && (isOpen || seatInQuestionSince(before, now)))) throw new Failure('not-now')
      const { decision, reason } = body
      const { listNumber } = before.offer
      const settled = { decision, reason, condition: '', listNumber, by: caller.email, at: now }
      return changeOfSeat(before, settled, session.refund, transaction, firestore)
    },
  )
  return { message: 'Application updated successfully!', version }
}
