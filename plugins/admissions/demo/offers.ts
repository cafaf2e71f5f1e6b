import { dayInIndia } from '@prangan/contract/india-time'
import { openRefund, refundOf } from '../contract/refund.ts'
import type { AdmissionSessionDocument, Programme } from '../contract/schemas/admission-sessions.ts'
import type { AdmissionDocument } from '../contract/schemas/application.ts'
import { notConfirmed } from '../contract/schemas/fee.ts'
import type { Offer } from '../contract/schemas/full-application.ts'
import { decided, demoClerk } from './decisions.ts'

/** Steps of an application from its offer on. Each function returns the application after one step. */

type Application = AdmissionDocument

export function offered(
  before: Application,
  seat: Pick<Offer, 'list' | 'listNumber' | 'under' | 'payFrom' | 'payTo'>,
  { fee }: Pick<Programme, 'fee'>,
): Application {
  const offer = { ...seat, ...fee, acceptedAt: null, extensions: [] }
  return decided(before, 'offered', { at: seat.payFrom, fields: { offer } })
}

function offerOf({ applicationNumber, offer }: Application, more: Partial<Offer> = {}): Offer {
  if (!offer) throw new Error(`${applicationNumber} has no offer.`)
  return { ...offer, ...more }
}

export const accepted = (before: Application, at: Date): Application => ({
  ...before,
  offer: offerOf(before, { acceptedAt: at }),
  version: before.version + 1,
  updatedAt: at,
})

export const moved = (before: Application, under: Offer['under'], at: Date): Application => ({
  ...before,
  offer: offerOf(before, { under }),
  version: before.version + 1,
  updatedAt: at,
})

export const declined = (before: Application, at: Date): Application =>
  decided(before, 'declined', { at, by: '' })

export const withdrawn = (before: Application, at: Date): Application =>
  decided(before, 'withdrawn', { at, by: '' })

export function feeReported(before: Application, at: Date): Application {
  const offer = offerOf(before, { acceptedAt: at })
  const reported = { reference: `CH-${before.mobile.slice(-5)}`, paidOn: dayInIndia(at) }
  const fee = { ...reported, amount: offer.amount, reportedAt: at, reported, ...notConfirmed }
  return decided(before, 'fee reported', { at, by: '', fields: { offer, fee } })
}

export function admitted(before: Application, at: Date): Application {
  const { fee, applicationNumber } = before
  if (!fee) throw new Error(`${applicationNumber} has reported no fee.`)
  const confirmed = { ...fee, confirmedAt: at, confirmedBy: demoClerk }
  return decided(before, 'admitted', { at, fields: { fee: confirmed } })
}

/** Withdraws an admitted applicant with the refund of the session's rule; `paidAt` is undefined until it is paid. */
export function cancelled(
  before: Application,
  at: Date,
  { lastDate, refund: rule }: Pick<AdmissionSessionDocument, 'lastDate' | 'refund'>,
  paidAt: Date | null,
): Application {
  const { amount: paid, cautionMoney } = offerOf(before)
  const { refund: amount, step } = refundOf({
    paid,
    cautionMoney,
    withdrawnOn: dayInIndia(at),
    notifiedLastDate: lastDate,
    rule,
  })
  const due = openRefund(amount, step === null ? '' : String(step), at)
  const refund = paidAt ? { ...due, paidAt, reference: `N${before.mobile}` } : due
  return decided(before, 'cancelled', { at, by: '', fields: { refund } })
}
