import { formatDate, formatDateTime } from '@prangan/web/lib/format-day.ts'
import { rupees } from '@prangan/web/lib/format-number.ts'
import { type Fee, reportedIn } from '../../../contract/schemas/fee.ts'
import type { Offer } from '../../../contract/schemas/full-application.ts'
import { admissionDeskMessages } from '../messages.ts'

const texts = () => admissionDeskMessages().admissionFees

export const offeredFee = ({ amount, cautionMoney }: Offer) => ({
  label: texts().facts.fee,
  text: texts().facts.feeWith(rupees(amount), rupees(cautionMoney)),
})

/** What is asked as a fee, and what became of it. */
export const feeItems = (offer: Offer | null, fee: Fee | null) => [
  ...(offer ? [offeredFee(offer)] : []),
  ...(fee ? feeFacts(fee, offer) : []),
]

/** What was reported and confirmed of a fee. */
export function feeFacts(fee: Fee, offer: Offer | null) {
  const { facts, confirm } = texts()
  const { difference, receiptNumber, receiptCancelled: cancelled } = fee
  const reported = reportedIn(fee)
  const paid = facts.paid(rupees(fee.amount), formatDate(fee.paidOn), fee.reference)
  return [
    ...(reported
      ? [
          {
            label: facts.reported,
            text: facts.paidReported(formatDate(reported.paidOn), reported.reference),
          },
        ]
      : []),
    {
      label: facts.confirmed,
      text: fee.confirmedAt
        ? facts.confirmedBy(paid, formatDateTime(fee.confirmedAt), fee.confirmedBy)
        : facts.notConfirmed,
      isWide: fee.confirmedAt !== null,
    },
    ...(difference
      ? [
          {
            label: facts.difference,
            text: facts.differenceOf(
              confirm.differences[difference.kind],
              rupees(offer?.amount ?? 0),
              difference.remark,
            ),
            isWide: true,
          },
        ]
      : []),
    ...(receiptNumber
      ? [
          {
            label: facts.receipt,
            text: cancelled
              ? facts.receiptCancelled(
                  receiptNumber,
                  formatDateTime(cancelled.at),
                  cancelled.by,
                  cancelled.reason,
                )
              : receiptNumber,
            isWide: cancelled !== null,
          },
        ]
      : []),
  ]
}
