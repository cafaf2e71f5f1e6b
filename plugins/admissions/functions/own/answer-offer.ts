import type { Handler, Input } from '@prangan/functions/http/handler'
import { Failure } from '@prangan/functions/lib/failure'
import { notConfirmed } from '../../contract/schemas/fee.ts'
import { addPayment } from '../payments/payment-store.ts'
import { refuseDayToCome } from '../refuse-day-to-come.ts'
import { changeOwn, type OwnChange } from './change-own.ts'
import { mayNow, type Own, stateOf } from './own-steps.ts'

export const answerOffer: Handler<'answerOffer'> = async ({ body }, context) =>
  changeOwn(body.token, context, body.accept ? accepted : declined, 'admission:fees')

function accepted(own: Own): OwnChange | undefined {
  const offer = offerOf(own)
  if (offer.acceptedAt) return undefined
  return { fields: { offer: { ...offer, acceptedAt: own.now } }, action: 'offer accepted' }
}

function declined(own: Own): OwnChange | undefined {
  const status = 'declined'
  if (own.application.status === status) return undefined
  offerOf(own)
  const mail = { kind: 'programme application status', status, note: '' } as const
  return { fields: { status }, action: 'offer declined', mail }
}

function offerOf(own: Own) {
  const { offer } = own.application
  const state = stateOf(own)
  if (state === 'lapsed') throw new Failure('offer-ended')
  if (state !== 'offered' || !offer) throw new Failure('not-now')
  return offer
}

/**
 * Records that a fee was paid within the time of the offer; a repeated report changes nothing. Paying accepts the seat. The
 * office confirms the payment, so this admits nobody.
 */
export const reportFee: Handler<'reportFee'> = async ({ body }, context) =>
  changeOwn(
    body.token,
    context,
    async (own, transaction, by) => {
      const change = reported(own, body)
      const fee = change?.fields.fee
      if (fee) {
        const { reference, paidOn, amount } = fee
        const firestore = await context.firebase.firestore()
        const entry = { kind: 'reported', reference, paidOn, amount, by, at: own.now } as const
        addPayment(transaction, firestore, { ...own.application, id: own.id }, entry)
      }
      return change
    },
    'admission:fees',
  )

function reported(own: Own, { reference, paidOn }: Input<'reportFee'>['body']): OwnChange | undefined {
  const { application, now } = own
  const { fee } = application
  if (fee?.reference === reference && fee.paidOn === paidOn && application.status === 'fee reported') {
    return undefined
  }
  const offer = offerOf(own)
  if (!mayNow(own).reportFee) throw new Failure('not-now')
  refuseDayToCome('paidOn', paidOn, now)
  const status = 'fee reported'
  return {
    fields: {
      status,
      offer: { ...offer, acceptedAt: offer.acceptedAt ?? now },
      fee: {
        ...{ reference, paidOn, amount: offer.amount, reportedAt: now, reported: { reference, paidOn } },
        ...notConfirmed,
      },
    },
    action: status,
    mail: { kind: 'programme application status', status, note: '' },
  }
}
