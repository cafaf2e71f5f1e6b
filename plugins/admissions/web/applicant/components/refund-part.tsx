import { dayInIndia } from '@prangan/contract/india-time'
import { formatDate } from '@prangan/web/lib/format-day.ts'
import { rupees } from '@prangan/web/lib/format-number.ts'
import { MarkedText } from '@prangan/web/ui/marked-text.tsx'
import { applicantMessages } from '../../applicant-messages.ts'
import { useOwn } from '../api/own-application.ts'
import { Facts, OwnSection } from './own-section.tsx'
import { RefundAccountPart } from './refund-account-part.tsx'
import { RefundTable } from './refund-table.tsx'

/** What was paid, what of it the college keeps, and what it pays back; not where payments were found later. */
function Sums() {
  const { refund, receipts, offer, earlierRefunds } = useOwn().application
  const { refund: texts } = applicantMessages().own
  const paid = receipts.filter(({ isUndone }) => !isUndone).reduce((sum, { amount }) => sum + amount, 0)
  if (!refund || refund.further > 0 || earlierRefunds.length > 0 || paid < refund.amount) return null
  const caution = Math.min(offer?.cautionMoney ?? 0, paid)
  return (
    <Facts
      facts={[
        [texts.sums.paid, rupees(paid)],
        ...(caution > 0 ? [[texts.sums.caution, rupees(caution)] as const] : []),
        [texts.sums.kept, rupees(paid - refund.amount)],
        [texts.sums.back, rupees(refund.amount)],
      ]}
    />
  )
}

/** What is paid back after a withdrawal: until when, to which account, and how it was paid. */
export function RefundPart() {
  const { application } = useOwn()
  const { refund: texts } = applicantMessages().own
  const { refund, may, earlierRefunds } = application
  if (!refund) return null
  const { isPaid, account, payBy, paidOn, reference } = refund
  const sum = rupees(refund.amount)
  // With an account, the day is said beside it.
  const isDated = may.giveRefundAccount && !account && payBy >= dayInIndia(new Date())
  const due = isDated ? texts.amountBy(sum, formatDate(payBy)) : texts.amount(sum)
  return (
    <OwnSection title={texts.title}>
      <p>
        <MarkedText text={isPaid ? texts.paid(sum) : due} />
      </p>
      <Sums />
      {refund.further > 0 && <p>{texts.further(rupees(refund.further))}</p>}
      {earlierRefunds.map((earlier) => (
        <p key={earlier.reference}>
          {texts.paidBefore(rupees(earlier.amount), formatDate(earlier.paidOn), earlier.reference)}
        </p>
      ))}
      {isPaid && (
        <Facts
          facts={[
            ...(paidOn === '' ? [] : [[texts.paidOn, formatDate(paidOn)] as const]),
            ...(reference === '' ? [] : [[texts.reference, reference] as const]),
            ...(account ? [[texts.paidTo, texts.ending(account.lastFour, account.ifsc)] as const] : []),
          ]}
        />
      )}
      {may.giveRefundAccount && <RefundAccountPart />}
      <RefundTable />
    </OwnSection>
  )
}
