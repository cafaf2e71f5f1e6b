import { formatDate } from '@prangan/web/lib/format-day.ts'
import { rupees } from '@prangan/web/lib/format-number.ts'
import { Button } from '@prangan/web/ui/button.tsx'
import type { ReactNode } from 'react'
import { sumOf } from '../../../contract/payment.ts'
import type { OwnApplication } from '../../../contract/schemas/own-application.ts'
import { applicantMessages } from '../../applicant-messages.ts'
import { useOwn } from '../api/own-application.ts'
import { CorrectReport } from './correct-report.tsx'
import { OfficeText } from './office-text.tsx'
import { Facts, OwnSection } from './own-section.tsx'

type Fact = readonly [string, ReactNode]

/** What was reported of the fee, what the office found, what is left to be paid, and the receipts. */
export function PaidFee({ onReceipt }: { onReceipt: (number: string) => void }) {
  const { application } = useOwn()
  const { receipts, fee, balance } = application
  const { fee: texts } = applicantMessages().own
  return (
    <OwnSection title={texts.reported}>
      <Facts facts={factsOf(application)} />
      {fee && !fee.isConfirmed && balance === 0 && (
        <CorrectReport reported={{ reference: fee.reference, paidOn: fee.paidOn }} />
      )}
      {receipts.length > 0 && (
        <p className="flex flex-wrap gap-3">
          {receipts.map(({ number }) => (
            <Button key={number} look="secondary" onClick={() => onReceipt(number)}>
              {receipts.length === 1 ? texts.printReceipt : texts.printOne(number)}
            </Button>
          ))}
        </p>
      )}
    </OwnSection>
  )
}

function factsOf({
  fee,
  receipts,
  balance,
  waived,
  earlierReports,
  admissionDay: { balanceBy },
}: OwnApplication): readonly Fact[] {
  const { fee: texts } = applicantMessages().own
  const counting = receipts.filter(({ isUndone }) => !isUndone)
  const paid = counting.length > 0 ? sumOf(counting) : balance > 0 ? 0 : (fee?.amount ?? 0)
  const reported = fee?.reported
  const differs = reported && (reported.reference !== fee.reference || reported.paidOn !== fee.paidOn)
  return [
    [texts.state, stateOf({ fee, receipts, balance })],
    [texts.amount, balance > 0 ? texts.part(rupees(paid)) : rupees(paid)],
    ...(balance > 0
      ? [
          [
            texts.balance,
            balanceBy === '' ? rupees(balance) : texts.balanceBy(rupees(balance), formatDate(balanceBy)),
          ] as const,
        ]
      : []),
    ...(waived
      ? [
          [
            texts.waived,
            <>
              {texts.waivedOn(rupees(waived.amount), formatDate(waived.day))}
              <span className="block font-normal">
                <OfficeText text={waived.reason} />
              </span>
            </>,
          ] as const,
        ]
      : []),
    ...(fee && counting.length <= 1
      ? [[texts.reference, fee.reference] as const, [texts.paidOn, formatDate(fee.paidOn)] as const]
      : []),
    ...(differs
      ? [[texts.asReported, texts.reportedOn(reported.reference, formatDate(reported.paidOn))] as const]
      : []),
    ...(earlierReports.length > 0
      ? [
          [
            texts.reportedBefore,
            earlierReports.map((report, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they never move.
              <span key={at} className="block">
                {earlierText(report)}
              </span>
            )),
          ] as const,
        ]
      : []),
    ...(receipts.length > 0
      ? [
          [
            receipts.length === 1 ? texts.receipt : texts.receipts,
            receipts.map((receipt) => (
              <span key={receipt.number} className="block">
                {receiptText(receipt, receipts.length > 1)}
              </span>
            )),
          ] as const,
        ]
      : []),
  ]
}

function earlierText({ reference, paidOn, isNotFound }: OwnApplication['earlierReports'][number]): string {
  const { fee: texts } = applicantMessages().own
  const report = texts.reportedOn(reference, formatDate(paidOn))
  return isNotFound ? texts.notFound.before(report) : report
}

function stateOf({ fee, receipts, balance }: Pick<OwnApplication, 'fee' | 'receipts' | 'balance'>): string {
  const { fee: texts } = applicantMessages().own
  const counting = receipts.filter(({ isUndone }) => !isUndone)
  if (counting.length === 0) return balance > 0 ? texts.notPaid : texts.unconfirmed
  if (balance > 0) return texts.partConfirmed
  return counting.length > 1 ? texts.full : fee?.isConfirmed ? texts.confirmed : texts.unconfirmed
}

function receiptText(receipt: OwnApplication['receipts'][number], isOfSeveral: boolean): string {
  const { fee: texts } = applicantMessages().own
  const { number, amount, paidOn, reference, isCancelled, isUndone } = receipt
  const said = isUndone ? texts.receiptUndone(number) : isCancelled ? texts.receiptCancelled(number) : number
  return isOfSeveral ? texts.receiptOf(said, rupees(amount), formatDate(paidOn), reference) : said
}
