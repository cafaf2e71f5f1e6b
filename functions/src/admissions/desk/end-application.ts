import { refundOf } from '@prangan/contract/admissions/refund'
import { dayInIndia } from '@prangan/contract/india-time'
import type { Refund } from '@prangan/contract/schemas/full-application'
import type { Handler, Input } from '../../http/handler.ts'
import { Failure } from '../../lib/failure.ts'
import { changeApplication, type FullApplication, type OfficeChange } from '../application-store.ts'
import type { StoredSession } from '../sessions/session-store.ts'

/**
 * Handles `endApplication`: a withdrawal before the fee, a cancellation after it with the refund of the session's rule, or
 * the refund that was paid.
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
    const refund = refundFor(before, session, now)
    return {
      fields: { refund },
      status: 'cancelled',
      note,
      told: { refund: refund.amount },
      detail: `refund ₹${refund.amount} by ${refund.step}`,
    }
  }
  const { status, refund } = before
  if (status !== 'cancelled' || !refund || refund.paidAt) throw new Failure('not-now')
  return { fields: { refund: { ...refund, paidAt: now } }, detail: `refund ₹${refund.amount} paid` }
}

/** What is paid back of a confirmed fee when somebody withdraws now. Throws 409 where none was confirmed. */
export function refundFor(
  { fee, offer }: Pick<FullApplication, 'fee' | 'offer'>,
  { lastDate, refund: rule }: Pick<StoredSession, 'lastDate' | 'refund'>,
  now: Date,
): Refund {
  if (!fee?.confirmedAt || !offer) throw new Failure('not-now')
  const { amount: paid } = fee
  // Of less than the caution money, nothing was a fee.
  const cautionMoney = Math.min(paid, offer.cautionMoney)
  const withdrawnOn = dayInIndia(now)
  const { refund: amount, step } = refundOf({
    paid,
    cautionMoney,
    withdrawnOn,
    notifiedLastDate: lastDate,
    rule,
  })
  return { amount, step: step === null ? '' : String(step), at: now, paidAt: null }
}
