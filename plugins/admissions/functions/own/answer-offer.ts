import type { Handler, Input } from '@prangan/functions/http/handler'
import { Failure } from '@prangan/functions/lib/failure'
import { admissionLimits } from '../../contract/limits.ts'
import { balanceOf } from '../../contract/paid.ts'
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
 * Records that a fee was paid within the time of the offer; a repeated report changes nothing, and another one corrects it while the
 * office has not confirmed it. Paying accepts the seat. The
 * office confirms the payment, so this admits nobody. After the admission, a payment of the balance is reported.
 */
export const reportFee: Handler<'reportFee'> = async ({ body }, context) =>
  changeOwn(
    body.token,
    context,
    async (own, transaction, by) => {
      const balance = balanceOf(own.application)
      const change = balance > 0 ? balanceReported(own, body, balance) : reported(own, body)
      if (!change) return undefined
      const firestore = await context.firebase.firestore()
      addPayment(
        transaction,
        firestore,
        { ...own.application, id: own.id },
        {
          ...{ kind: 'reported', reference: body.reference, paidOn: body.paidOn, by, at: own.now },
          ...(balance > 0
            ? { amount: balance, expected: balance, heads: [], isFurther: true }
            : { amount: change.fields.fee?.amount ?? 0 }),
        },
      )
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
  if (fee && mayNow(own).correctReport) {
    const before = { reference: fee.reference, paidOn: fee.paidOn }
    const corrected = { ...fee, reference, paidOn, reported: { reference, paidOn } }
    return {
      ...correctedReport(own, before, { reference, paidOn }),
      fields: { ...earlier(own, before), fee: corrected },
    }
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
    mail: {
      ...{ kind: 'programme application status', status, note: '' },
      report: { amount: offer.amount, reference, paidOn },
      ...(own.session && { order: own.session.admissionDay.order }),
    },
  }
}

function balanceReported(
  own: Own,
  { reference, paidOn }: Input<'reportFee'>['body'],
  amount: number,
): OwnChange | undefined {
  const { now } = own
  const { reportedBalance: last } = own.application
  if (last?.reference === reference && last.paidOn === paidOn) return undefined
  const { reportFee, correctReport } = mayNow(own)
  if (last && correctReport) {
    const fields = { ...earlier(own, last), reportedBalance: { reference, paidOn, at: now } }
    return { ...correctedReport(own, last, { reference, paidOn }), fields }
  }
  if (!reportFee) throw new Failure('not-now')
  refuseDayToCome('paidOn', paidOn, now)
  const topic = 'balance reported'
  return {
    fields: { reportedBalance: { reference, paidOn, at: now } },
    action: topic,
    mail: { kind: 'admission payment', topic, amount, balance: amount, receiptNumber: '', note: '' },
  }
}

type Report = { reference: string; paidOn: string }

/** What was reported stays with the application. Throws 409 if it was corrected too often. */
function earlier({ application, now }: Own, { reference, paidOn }: Report) {
  const { earlierReports } = application
  if (earlierReports.length >= admissionLimits.reports) throw new Failure('reports-full')
  return {
    earlierReports: [
      ...earlierReports,
      { ...{ reference, paidOn, note: '' }, correctedAt: now, isNotFound: false },
    ],
  }
}

/** Corrections need no mail: the page shows both. */
function correctedReport({ now }: Own, before: Report, { reference, paidOn }: Report) {
  refuseDayToCome('paidOn', paidOn, now)
  const detail = `${before.reference}, ${before.paidOn} → ${reference}, ${paidOn}`
  return { action: 'report corrected' as const, detail }
}
