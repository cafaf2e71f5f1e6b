import { formatDate, formatDateTime } from '@prangan/web/lib/format-day.ts'
import { rupees } from '@prangan/web/lib/format-number.ts'
import { balanceOf, type PaidReceipt, paidOf, receiptsOf } from '../../../contract/paid.ts'
import { reportedIn } from '../../../contract/schemas/fee.ts'
import type { Offer } from '../../../contract/schemas/full-application.ts'
import type { ApplicationRow } from '../api/application-row.ts'
import { admissionDeskMessages } from '../messages.ts'

const texts = () => admissionDeskMessages().admissionFees

export const offeredFee = ({ amount, cautionMoney }: Offer) => ({
  label: texts().facts.fee,
  text: texts().facts.feeWith(rupees(amount), rupees(cautionMoney)),
})

type Paid = Pick<
  ApplicationRow,
  'status' | 'offer' | 'fee' | 'otherReceipts' | 'reportedBalance' | 'earlierReports' | 'waiver'
>

/** What is asked as a fee, and what became of it. */
export const feeItems = (row: Paid) => [...(row.offer ? [offeredFee(row.offer)] : []), ...feeFacts(row)]

/** What was reported and confirmed of a fee, and what is left. */
export function feeFacts(row: Paid) {
  const { facts, confirm } = texts()
  const { fee, offer, otherReceipts, reportedBalance, earlierReports, waiver } = row
  const balance = balanceOf(row)
  const reported = fee && reportedIn(fee)
  const difference = fee?.difference
  return [
    ...(reported ? [{ label: facts.reported, text: reportedText(reported) }] : []),
    ...(earlierReports.length > 0
      ? [{ label: facts.reportedBefore, text: earlierReports.map(earlierText).join('\n'), isWide: true }]
      : []),
    ...(fee
      ? [
          {
            label: facts.confirmed,
            text: fee.confirmedAt
              ? facts.confirmedBy(
                  facts.paid(rupees(fee.amount), formatDate(fee.paidOn), fee.reference),
                  formatDateTime(fee.confirmedAt),
                  fee.confirmedBy,
                )
              : facts.notConfirmed,
            isWide: fee.confirmedAt !== null,
          },
        ]
      : []),
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
    ...receiptItems(row),
    ...(reportedBalance ? [{ label: facts.balanceReported, text: reportedText(reportedBalance) }] : []),
    ...(balance > 0 ? [{ label: facts.balance, text: rupees(balance) }] : []),
    ...(waiver
      ? [
          {
            label: facts.waived,
            text: facts.waivedBy(rupees(waiver.amount), formatDateTime(waiver.at), waiver.by, waiver.reason),
            isWide: true,
          },
        ]
      : []),
    ...(balance === 0 && !waiver && otherReceipts.length > 0 && row.status === 'admitted'
      ? [{ label: facts.balance, text: facts.fullyPaid(rupees(paidOf(row))) }]
      : []),
  ]
}

const reportedText = ({ reference, paidOn }: { reference: string; paidOn: string }): string =>
  texts().facts.paidReported(formatDate(paidOn), reference)

const earlierText = (report: Paid['earlierReports'][number]): string =>
  report.isNotFound ? texts().notFound.before(reportedText(report)) : reportedText(report)

function receiptItems(row: Paid) {
  const { facts } = texts()
  const receipts = receiptsOf(row).filter(({ receiptNumber }) => receiptNumber !== '')
  if (receipts.length === 0) return []
  const isAlone = receipts.length === 1
  return [
    {
      label: isAlone ? facts.receipt : facts.receipts,
      text: receipts.map((receipt) => receiptText(receipt, isAlone)).join('\n'),
      isWide: !isAlone || receipts.some(({ receiptCancelled }) => receiptCancelled !== null),
    },
  ]
}

function receiptText(receipt: PaidReceipt, isAlone: boolean): string {
  const { facts } = texts()
  const { receiptNumber, amount, paidOn, reference, receiptCancelled: cancelled } = receipt
  const paid = isAlone ? '' : facts.paid(rupees(amount), formatDate(paidOn), reference)
  const number = cancelled
    ? facts.receiptCancelled(receiptNumber, formatDateTime(cancelled.at), cancelled.by, cancelled.reason)
    : receiptNumber
  return isAlone ? number : `${number} – ${paid}`
}
