import { addDays } from '@prangan/contract/calendar-days'
import { formatDate } from '@prangan/web/lib/format-day.ts'
import { rupees } from '@prangan/web/lib/format-number.ts'
import type { PublicSession } from '../../../contract/schemas/admission-sessions.ts'
import { isWholeRefund } from '../../../contract/schemas/seat-decisions.ts'
import { applicantMessages } from '../../applicant-messages.ts'
import { useOwn } from '../api/own-application.ts'

type Step = PublicSession['refund']['steps'][number]

/** A step of the rule in words: until when, how much, less what. */
function wordStep({ until, percent, charge }: Step, lastDate: string): string {
  const { refund: texts } = applicantMessages().own
  const day = 'date' in until ? until.date : addDays(lastDate, until.days)
  const whole = texts.upTo(formatDate(day), percent)
  if (!charge) return whole
  const most = rupees(charge.most)
  return `${whole}, ${charge.percent === 100 ? texts.lessMost(most) : texts.less(charge.percent, most)}`
}

/** The session's rule of refunds, with the step that counts for an applicant who leaves now. */
export function RefundTable() {
  const { application, session } = useOwn()
  const { refund: texts } = applicantMessages().own
  const { refund } = application
  if (!session || (refund && isWholeRefund(refund.step))) return null
  const { steps } = session.refund
  const rows = [...steps.map((each) => wordStep(each, session.lastDate)), texts.later]
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
