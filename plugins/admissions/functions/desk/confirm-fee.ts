import { dayInIndia } from '@prangan/contract/india-time'
import type { Handler, Input } from '@prangan/functions/http/handler'
import { Failure } from '@prangan/functions/lib/failure'
import type { Fee, Offer } from '../../contract/schemas/full-application.ts'
import { hasLapsed, mayBecome } from '../../contract/states.ts'
import { changeApplication, type FullApplication } from '../application-store.ts'
import { refuseDayToCome } from '../refuse-day-to-come.ts'

type Sent = Input<'confirmFee'>['body']

/**
 * Admits the applicant. A fee that was paid in time may be confirmed later, even after the offer has lapsed if the seat was
 * accepted in time; a later payment is refused. The office decides if another amount counts; the audit trail records it.
 */
export const confirmFee: Handler<'confirmFee'> = async ({ params, body }, context) => {
  const { caller, now } = context
  refuseDayToCome('paidOn', body.paidOn, now)
  const version = await changeApplication(context, { id: params.id, version: body.version }, (before) => {
    if (!mayBecome(before.status, 'admitted', 'office') || !before.offer) throw new Failure('not-now')
    if (hasLapsed(before, now) && before.offer.acceptedAt === null) throw new Failure('offer-unanswered')
    if (!isInTime(before.offer, body.paidOn, hasLapsed(before, now))) throw new Failure('paid-outside-offer')
    return {
      fields: { fee: confirmedFee(before, body, { by: caller.email, now }) },
      status: 'admitted',
      told: {},
      detail: detailOf(before.offer, body),
    }
  })
  return { message: 'Application updated successfully!', version }
}

/**
 * Returns true if a day of payment (YYYY-MM-DD) counts for an offer. An earlier payment also counts while the offer is open or
 * if it was reported in time, so that nobody has to pay twice.
 */
function isInTime({ payFrom, payTo }: Offer, paidOn: string, isLapsed: boolean): boolean {
  return paidOn <= dayInIndia(payTo) && (!isLapsed || paidOn >= dayInIndia(payFrom))
}

function confirmedFee(
  { id, fee }: FullApplication,
  { reference, paidOn, amount, receiptNumber }: Sent,
  { by, now }: { by: string; now: Date },
): Fee {
  return {
    reference,
    paidOn,
    amount,
    reportedAt: fee?.reportedAt ?? now,
    confirmedAt: now,
    confirmedBy: by,
    receiptNumber: receiptNumber || `R-${id}`,
  }
}

function detailOf(offer: Offer, { amount, paidOn }: Sent): string {
  return [
    `₹${amount}`,
    amount !== offer.amount && `asked were ₹${offer.amount}`,
    paidOn < dayInIndia(offer.payFrom) && 'paid before the time of the offer',
  ]
    .filter(Boolean)
    .join(', ')
}
