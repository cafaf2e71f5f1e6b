import { dayInIndia } from '@prangan/contract/india-time'
import { financialYearOf, receiptNumberOf, referenceKey } from '../contract/receipts.ts'
import type { AdmissionDocument } from '../contract/schemas/application.ts'
import { type PaymentEntry, PaymentEntrySchema } from '../contract/schemas/payment-entries.ts'
import { demoClerk } from './decisions.ts'

type Applications = ReadonlyMap<string, AdmissionDocument>

/** Rupees of a part payment that are still due. */
const left = 1_500
const partPayment = { kind: 'part payment', remark: 'By the principal; the rest within 30 days.' } as const

/** Gives each confirmed fee a receipt, in the order of confirmation, and cancels those of admissions that ended. A few have paid a part. */
export function withReceipts(applications: Applications): Map<string, AdmissionDocument> {
  const counts = new Map<string, number>()
  const result = new Map(applications)
  for (const { id, application, fee, confirmedAt } of confirmedIn(applications)) {
    const year = financialYearOf(dayInIndia(confirmedAt))
    const count = (counts.get(year) ?? 0) + 1
    counts.set(year, count)
    const { refund } = application
    const receiptCancelled = refund && { reason: '', by: '', at: refund.at, isUndone: false }
    const isPart = !refund && count % 19 === 7
    result.set(id, {
      ...application,
      fee: {
        ...fee,
        ...(isPart && { amount: fee.amount - left, difference: partPayment }),
        receiptNumber: receiptNumberOf(year, count),
        receiptCancelled,
      },
      balance: isPart ? left : 0,
    })
  }
  return result
}

const confirmedIn = (applications: Applications) =>
  [...applications]
    .flatMap(([id, application]) => {
      const { fee } = application
      return fee?.confirmedAt ? [{ id, application, fee, confirmedAt: fee.confirmedAt }] : []
    })
    .sort((one, other) => one.confirmedAt.getTime() - other.confirmedAt.getTime())

/** Returns the entries, claims and counters that belong to these applications, by the ids of their documents. */
export function moneyOf(applications: Applications) {
  const payments = new Map<string, PaymentEntry>()
  const claims = new Map<string, object>()
  const counters = new Map<string, { last: number }>()
  for (const [id, application] of applications) {
    for (const [at, entry] of entriesOf(id, application).entries()) payments.set(`demo-${id}-${at}`, entry)
    const { fee, applicationNumber } = application
    if (!fee?.confirmedAt) continue
    const { amount, receiptNumber, confirmedAt: at } = fee
    const claim = { application: id, applicationNumber, amount, receiptNumber, credit: '', at }
    claims.set(referenceKey(fee.reference), claim)
    const [year = '', count] = fee.receiptNumber.split('/')
    counters.set(year, { last: Math.max(counters.get(year)?.last ?? 0, Number(count)) })
  }
  return { payments, claims, counters }
}

function entriesOf(id: string, application: AdmissionDocument): PaymentEntry[] {
  const { fee, refund, offer, applicationNumber, name, course, session, programme } = application
  if (!fee) return []
  const { reference, paidOn, amount, receiptNumber } = fee
  const entry = (more: Pick<PaymentEntry, 'kind' | 'at'> & Partial<PaymentEntry>): PaymentEntry =>
    PaymentEntrySchema.parse({
      ...{ application: id, applicationNumber, name, course, session, programme },
      ...{ reference, paidOn, amount, receiptNumber, referenceKey: referenceKey(reference) },
      ...{ expected: offer?.amount ?? amount, heads: offer?.heads ?? [], difference: fee.difference },
      ...{ reason: '', by: '', credit: '', day: dayInIndia(more.at) },
      ...more,
    })
  return [
    entry({
      kind: 'reported',
      at: fee.reportedAt,
      receiptNumber: '',
      amount: offer?.amount ?? amount,
      difference: null,
    }),
    ...(fee.confirmedAt ? [entry({ kind: 'confirmed', at: fee.confirmedAt, by: demoClerk })] : []),
    ...(refund ? [entry({ kind: 'receipt cancelled', at: refund.at })] : []),
    ...(refund?.paidAt
      ? [
          entry({
            ...{ kind: 'refunded', at: refund.paidAt, by: demoClerk },
            ...{ amount: refund.amount, paidOn: dayInIndia(refund.paidAt) },
            ...{ reference: refund.reference, referenceKey: referenceKey(refund.reference) },
          }),
        ]
      : []),
  ]
}
