import { isWholeRefund } from '../../../contract/schemas/seat-decisions.ts'
import { applicantMessages } from '../../applicant-messages.ts'
import { refundSteps } from '../../fees/refund-steps.ts'
import { useOwn } from '../api/own-application.ts'

/** The session's rule of refunds, with the step that counts for an applicant who leaves now. */
export function RefundTable() {
  const { application, session } = useOwn()
  const { refund: texts } = applicantMessages().own
  const { refund } = application
  if (!session || (refund && isWholeRefund(refund.step))) return null
  const { steps } = session.refund
  const rows = refundSteps(session)
  // The number of the step; '' after the last one.
  const counting = refund && (refund.step === '' ? steps.length : Number(refund.step))
  return (
    <div className="grid gap-2 text-sm">
      <p className="font-semibold text-indigo-950">{texts.rule}</p>
      <ol className="grid gap-1">
        {rows.map((row, at) => (
          <li
            key={row}
            aria-current={at === counting || undefined}
            className={at === counting ? 'font-semibold' : ''}
          >
            {row}
            {at === counting && ` (${texts.counts})`}
          </li>
        ))}
      </ol>
      <p className="text-muted">{texts.caution}</p>
    </div>
  )
}
