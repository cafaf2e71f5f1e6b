import type { Handler } from '@prangan/functions/http/handler'
import { Failure } from '@prangan/functions/lib/failure'
import { holdsSeat } from '../../contract/states.ts'
import { changeApplication } from '../application-store.ts'
import { changeOfSeat } from '../lists/decide-seats.ts'

/** Settles a provisional seat, and tells the applicant. */
export const settleSeat: Handler<'settleSeat'> = async ({ params, body }, context) => {
  const { caller, firebase, now } = context
  const firestore = await firebase.firestore()
  const version = await changeApplication(
    context,
    { id: params.id, version: body.version },
    (before, _, transaction) => {
      const last = before.seatDecision
      if (last?.decision !== 'provisional' || !holdsSeat(before, now)) throw new Failure('not-now')
      const { decision, reason } = body
      const settled = { ...last, decision, reason, condition: '', by: caller.email, at: now }
      return changeOfSeat(before, settled, transaction, firestore)
    },
  )
  return { message: 'Application updated successfully!', version }
}
