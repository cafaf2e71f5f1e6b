import { shownText } from '@prangan/contract/content/show-in'
import { formatDate } from '@prangan/contract/format-date'
import type { Language } from '@prangan/contract/languages'
import { rupeesIn } from '../../contract/payment.ts'
import type { FeeHead } from '../../contract/schemas/payment.ts'
import { Facts } from './letter-facts.tsx'
import type { LetterMessages } from './letter-messages.ts'

export type Receipt = {
  number: string
  /** YYYY-MM-DD. */
  day: string
  amount: number
  /** What is still to be paid, if this is a part. */
  balance: number
  /** The day (YYYY-MM-DD) by which that is to be paid, or ''. */
  balanceBy: string
  /** What of it was written off since, and on which day (YYYY-MM-DD). */
  waived?: { amount: number; day: string } | null
  paidOn: string
  reference: string
  isCancelled: boolean
  /** True if the confirmation was wrong. */
  isUndone: boolean
  /** True if another receipt was given before it. */
  isFurther: boolean
  /** Who confirmed the payment, on the office's copies. */
  receivedBy?: string
  /** The fee of the offer, which may differ from the amount. */
  fee: { amount: number; cautionMoney: number; heads: readonly FeeHead[] } | null
}

/** Returns the sentence of a receipt: of the fee, a part of it, or what was left. */
export const receiptText = (
  { receipt }: LetterMessages,
  { balance, isFurther }: Pick<Receipt, 'balance' | 'isFurther'>,
) => (balance > 0 ? receipt.partText : isFurther ? receipt.lastText : receipt.text)

/** What a receipt says between the letterhead and the signatures, for the office and for the applicant. */
export function ReceiptBody({
  receipt,
  language,
  texts,
}: {
  receipt: Receipt
  language: Language
  texts: LetterMessages
}) {
  const { number, day, amount, balance, balanceBy, waived, paidOn, reference, isCancelled } = receipt
  const { isUndone, isFurther, receivedBy, fee } = receipt
  const { facts } = texts
  const date = (iso: string) => formatDate(iso, texts.dates.months)
  const sum = (rupees: number) => rupeesIn(language, rupees)
  const isWhole = amount === fee?.amount
  const caution = fee ? [[facts.cautionMoney, sum(fee.cautionMoney)] as const] : []
  return (
    <>
      {isCancelled && (
        <p className="mb-3 border-2 border-danger px-3 py-2 font-semibold text-danger">
          {isUndone ? texts.undone : texts.cancelled}
        </p>
      )}
      <Facts
        items={[
          [facts.receipt, number],
          [facts.receiptDay, date(day)],
          [isFurther ? facts.further : balance > 0 ? facts.part : facts.paid, sum(amount)],
          [facts.inWords, texts.inWords(amount)],
          [facts.paidOn, date(paidOn)],
          [facts.reference, reference],
          ...(balance > 0 || isFurther ? [[facts.balance, sum(balance)] as const] : []),
          ...(balance > 0 && balanceBy ? [[facts.balanceBy, date(balanceBy)] as const] : []),
          ...(waived && balance > 0
            ? [[facts.waived, `${sum(waived.amount)}, ${date(waived.day)}`] as const]
            : []),
          ...(isWhole ? caution : []),
          ...(receivedBy ? [[facts.receivedBy, receivedBy] as const] : []),
        ]}
      />
      {fee && (fee.heads.length > 0 || !isWhole) && (
        <Facts
          title={isWhole ? texts.heads : texts.wholeHeads}
          items={[
            ...fee.heads.map((head) => [shownText(head.name, language).text, sum(head.amount)] as const),
            [texts.total, sum(fee.amount)],
            ...(isWhole ? [] : caution),
          ]}
        />
      )}
    </>
  )
}
