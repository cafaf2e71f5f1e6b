import type { AdmissionDocument } from './schemas/application.ts'
import { type Fee, notConfirmed, type OtherReceipt, reportedIn } from './schemas/fee.ts'

type Undoing = Pick<AdmissionDocument, 'status' | 'offer' | 'fee' | 'otherReceipts' | 'roll'>
type Cancelled = NonNullable<OtherReceipt['receiptCancelled']>

/**
 * Returns what an application is once the confirmation with this receipt is undone; the receipt stays, as a cancelled one. The
 * admission stays if it is complete or another payment counts: then the sum is due again. Otherwise the application is what it
 * was before.
 */
export function withoutConfirmation(
  { offer, fee, otherReceipts, roll }: Undoing,
  number: string,
  cancelled: Cancelled,
): Pick<AdmissionDocument, 'status' | 'fee' | 'otherReceipts'> {
  if (!fee?.confirmedAt || fee.receiptNumber !== number) {
    return {
      status: 'admitted',
      fee,
      otherReceipts: otherReceipts.map((receipt) =>
        receipt.receiptNumber === number ? { ...receipt, receiptCancelled: cancelled } : receipt,
      ),
    }
  }
  const next = otherReceipts.find(({ receiptCancelled }) => receiptCancelled === null)
  const { reportedAt: _, reported: __, ...receipt } = fee
  const undone = { ...receipt, confirmedAt: fee.confirmedAt, receiptCancelled: cancelled }
  const left = next ? feeOf(next, fee, offer) : reportedFee(fee, offer)
  return {
    status: next || roll ? 'admitted' : left ? 'fee reported' : 'offered',
    fee: left,
    otherReceipts: [...otherReceipts.filter((one) => one !== next), undone],
  }
}

/** A smaller sum than the fee leaves a balance. */
const feeOf = (next: OtherReceipt, { reportedAt, reported }: Fee, offer: Undoing['offer']): Fee => ({
  ...{ ...next, reportedAt, reported },
  difference:
    next.difference ?? (offer && next.amount < offer.amount ? { kind: 'part payment', remark: '' } : null),
})

function reportedFee(fee: Fee, offer: Undoing['offer']): Fee | null {
  const reported = reportedIn(fee)
  if (!reported) return null
  const { reference, paidOn } = reported
  const amount = offer?.amount ?? fee.amount
  return { reference, paidOn, amount, reportedAt: fee.reportedAt, reported, ...notConfirmed }
}
