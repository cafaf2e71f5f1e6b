import { fieldMessages } from '@prangan/contract/field-messages'
import { dayInIndia } from '@prangan/contract/india-time'
import type { Fee } from '@prangan/contract/schemas/full-application'
import type { Handler, Input } from '../../http/handler.ts'
import { Failure } from '../../lib/failure.ts'
import { changeApplication, type FullApplication } from '../application-store.ts'

type Sent = Input<'confirmFee'>['body']

/**
 * Handles `confirmFee`: the applicant is admitted. Whether a payment outside the offer's time, or of another sum, counts
 * is for the office to say; the audit trail tells.
 */
export const confirmFee: Handler<'confirmFee'> = async ({ params, body }, context) => {
  const { caller, now } = context
  if (body.paidOn > dayInIndia(now)) {
    throw new Failure('invalid-input', { fields: { paidOn: fieldMessages.dayToCome } })
  }
  const version = await changeApplication(context, { id: params.id, version: body.version }, (before) => ({
    fields: { fee: confirmedFee(before, body, { by: caller.email, now }) },
    status: 'admitted',
    told: {},
    detail: detailOf(before, body),
  }))
  return { message: 'Application updated successfully!', version }
}

/** Without a number of the office's own, the receipt has that of the application. */
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

function detailOf({ offer }: FullApplication, { amount, paidOn }: Sent): string {
  if (!offer) throw new Failure('not-now')
  return [
    `₹${amount}`,
    amount !== offer.amount && `asked were ₹${offer.amount}`,
    paidOn < dayInIndia(offer.payFrom) && 'paid before the time of the offer',
    paidOn > dayInIndia(offer.payTo) && 'paid after the time of the offer',
  ]
    .filter(Boolean)
    .join(', ')
}
