import { dayInIndia } from '@prangan/contract/india-time'
import type { Handler } from '@prangan/functions/http/handler'
import { Failure } from '@prangan/functions/lib/failure'
import type { PaymentMail } from '../../contract/mails.ts'
import { balanceOf } from '../../contract/paid.ts'
import type { AdmissionDocument } from '../../contract/schemas/application.ts'
import type { EarlierReport } from '../../contract/schemas/fee.ts'
import { hasLapsed, unconfirmedReport } from '../../contract/states.ts'
import { changeApplication, type FullApplication, type OfficeChange } from '../application-store.ts'
import { addPayment } from './payment-store.ts'

/**
 * Says that a payment which the applicant reported is not in the bank. The report stays among the earlier ones. An applicant who
 * holds the seat can pay and report again until its time ends; one who has withdrawn gets nothing back.
 */
export const recordPaymentNotFound: Handler<'recordPaymentNotFound'> = async (
  { params: { id }, body },
  context,
) => {
  const { caller, firebase, now } = context
  const firestore = await firebase.firestore()
  const { version, reference, note } = body
  const changed = await changeApplication(context, { id, version }, (before, _, transaction) => {
    const report = unconfirmedReport(before)
    if (report?.reference !== reference) throw new Failure('no-such-report')
    const { paidOn, amount, isBalance } = report
    addPayment(transaction, firestore, before, {
      ...{ kind: 'not found', reference, paidOn, amount, reason: note, by: caller.email, at: now },
      ...(isBalance && { expected: amount, heads: [], isFurther: true }),
    })
    return notFound(before, report, { reference, paidOn, note, correctedAt: now, isNotFound: true })
  })
  return { message: 'Application updated successfully!', version: changed }
}

type Report = NonNullable<ReturnType<typeof unconfirmedReport>>

function notFound(before: FullApplication, report: Report, ended: EarlierReport): OfficeChange {
  const { reference, paidOn, note, correctedAt: now } = ended
  const isOffered = before.status === 'fee reported'
  const topic = 'payment not found'
  return {
    fields: {
      earlierReports: [...before.earlierReports, ended],
      ...(report.isBalance ? { reportedBalance: null } : { fee: null }),
    },
    ...(isOffered && { status: 'offered' }),
    action: topic,
    detail: [`₹${report.amount}, ${reference}, ${dayInIndia(now)}`, note].filter(Boolean).join(': '),
    mail: {
      topic,
      content: {
        ...{ kind: 'admission payment', topic, note, receiptNumber: '' },
        ...{ amount: report.amount, balance: balanceOf(before) },
        report: { reference, paidOn, ...nextOf(before, report, now) },
      },
    },
  }
}

function nextOf(
  { status, offer }: AdmissionDocument,
  { isBalance }: Report,
  now: Date,
): Pick<NonNullable<PaymentMail['report']>, 'next' | 'payTo'> {
  const payTo = offer?.payTo.toISOString() ?? ''
  if (status !== 'fee reported') return { next: isBalance ? 'balance' : 'nothing', payTo: '' }
  return { next: hasLapsed({ status: 'offered', offer }, now) ? 'lapsed' : 'pay', payTo }
}
