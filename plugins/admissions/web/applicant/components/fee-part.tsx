import { formatDate, formatMinute } from '@prangan/web/lib/format-day.ts'
import { applicantMessages } from '../../applicant-messages.ts'
import { useOwn } from '../api/own-application.ts'
import { CorrectReport } from './correct-report.tsx'
import { FeeForm } from './fee-form.tsx'
import { HowToPay } from './how-to-pay.tsx'
import { OwnSection } from './own-section.tsx'
import { PaidFee } from './paid-fee.tsx'

/**
 * The fee: once a seat is accepted one sees how to pay it and can report it, and then one sees what was reported and whether it
 * was found. Of a part, the same is for the balance.
 */
export function FeePart({ onReceipt }: { onReceipt: (number: string) => void }) {
  const { fee, receipts, balance, offer, may, state, isSeatInQuestion } = useOwn().application
  const { fee: texts } = applicantMessages().own
  if (fee || receipts.length > 0) {
    return (
      <>
        <PaidFee onReceipt={onReceipt} />
        {balance > 0 && <BalancePart />}
      </>
    )
  }
  if (balance > 0) return <BalancePart />
  if (!offer || state !== 'offered') return null
  return (
    <>
      {!isSeatInQuestion && <HowToPay />}
      <OwnSection title={texts.title}>
        {may.reportFee ? <FeeForm texts={texts} /> : <p>{texts.notYet(formatMinute(offer.payFrom))}</p>}
      </OwnSection>
    </>
  )
}

/** How to pay what is left, and a payment of it that was reported. */
function BalancePart() {
  const { reportedBalance, may } = useOwn().application
  const { fee: texts } = applicantMessages().own
  return (
    <>
      {!reportedBalance && <HowToPay />}
      <OwnSection title={texts.rest.title}>
        {reportedBalance && (
          <>
            <p>{texts.rest.reported(reportedBalance.reference, formatDate(reportedBalance.paidOn))}</p>
            <CorrectReport reported={reportedBalance} />
          </>
        )}
        {may.reportFee && <FeeForm texts={{ ...texts, ...texts.rest }} />}
      </OwnSection>
    </>
  )
}
