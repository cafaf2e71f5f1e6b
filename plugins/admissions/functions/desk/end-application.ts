import type { Handler, Input } from '@prangan/functions/http/handler'
import { Failure } from '@prangan/functions/lib/failure'
import { changeApplication, type FullApplication, type OfficeChange } from '../application-store.ts'
import { refundNow } from '../refund-now.ts'
import type { StoredSession } from '../sessions/session-store.ts'

/**
 * Withdraws an application before the fee, cancels it after the fee with the refund of the session's rule, or records that the
 * refund was paid.
 */
export const endApplication: Handler<'endApplication'> = async ({ params, body }, context) => {
  const { now } = context
  const version = await changeApplication(
    context,
    { id: params.id, version: body.version },
    (before, session) => end(before, session, body, now),
  )
  return { message: 'Application updated successfully!', version }
}

function end(
  before: FullApplication,
  session: StoredSession,
  { action, note }: Input<'endApplication'>['body'],
  now: Date,
): OfficeChange {
  if (action === 'withdraw') return { status: 'withdrawn', note, told: {} }
  if (action === 'cancel') {
    const due = refundNow(before, session, now)
    if (!due) throw new Failure('not-now')
    const refund = { amount: due.amount, step: due.step, at: now, paidAt: null }
    return {
      fields: { refund },
      status: 'cancelled',
      note,
      told: { refund: refund.amount },
      detail: `refund ₹${refund.amount}`,
    }
  }
  const { status, refund } = before
  if (status !== 'cancelled' || !refund || refund.paidAt) throw new Failure('not-now')
  return { fields: { refund: { ...refund, paidAt: now } }, detail: `refund ₹${refund.amount} paid` }
}
