import { addDays } from '@prangan/contract/calendar-days'
import { formatDate } from '@prangan/web/lib/format-day.ts'
import { rupees } from '@prangan/web/lib/format-number.ts'
import type { PublicSession } from '../../contract/schemas/admission-sessions.ts'
import { applicantMessages } from '../applicant-messages.ts'

type Step = PublicSession['refund']['steps'][number]

/** Says of each step of a session's refund rule until when it applies and how much it pays back; the last line is for later days. */
export function refundSteps({ refund, lastDate }: Pick<PublicSession, 'refund' | 'lastDate'>): string[] {
  return [...refund.steps.map((each) => describeStep(each, lastDate)), applicantMessages().own.refund.later]
}

function describeStep({ until, percent, charge }: Step, lastDate: string): string {
  const { refund: texts } = applicantMessages().own
  const day = 'date' in until ? until.date : addDays(lastDate, until.days)
  const whole = texts.upTo(formatDate(day), percent)
  if (!charge) return whole
  const most = rupees(charge.most)
  return `${whole}, ${charge.percent === 100 ? texts.lessMost(most) : texts.less(charge.percent, most)}`
}
