import { dayInIndia } from '@prangan/contract/india-time'
import { formatDate } from '@prangan/web/lib/format-day.ts'
import { rupees } from '@prangan/web/lib/format-number.ts'
import { paidOf } from '../../../contract/paid.ts'
import { refundOf } from '../../../contract/refund.ts'
import type { RefundRule } from '../../../contract/schemas/refund-rules.ts'
import { laterRefund, unseatedRefund, wholeRefund } from '../../../contract/schemas/seat-decisions.ts'
import type { ApplicationRow } from '../api/application-row.ts'
import type { SessionRow } from '../api/session-row.ts'
import { admissionDeskMessages } from '../messages.ts'

const texts = () => admissionDeskMessages().admissionFees.refund

/** Until when a step of a refund rule counts, and what it gives, as a sentence. */
function stepLabel({ until, percent, charge }: RefundRule['steps'][number]): string {
  const when =
    'date' in until
      ? texts().untilDate(formatDate(until.date))
      : until.days < 0
        ? texts().daysBefore(-until.days)
        : texts().daysAfter(until.days)
  return charge
    ? texts().stepLess(when, percent, charge.percent, rupees(charge.most))
    : texts().step(when, percent)
}

function wordsOf(
  decided: ApplicationRow['refund'] | undefined,
  step: RefundRule['steps'][number] | undefined,
): string {
  if (decided?.step === wholeRefund) return texts().whole
  if (decided?.step === unseatedRefund) return texts().unseated
  if (decided?.step === laterRefund) return texts().foundLater
  return step ? stepLabel(step) : texts().afterAll
}

/** What is paid back to somebody who withdraws on a day, by the session's rule; undefined where nothing was confirmed. */
export function refundOn(
  row: Pick<ApplicationRow, 'fee' | 'offer' | 'otherReceipts'> & Partial<Pick<ApplicationRow, 'refund'>>,
  session: SessionRow,
  at: Date,
) {
  const paid = paidOf(row)
  if (paid === 0) return undefined
  const refund = refundOf({
    paid,
    cautionMoney: Math.min(row.offer?.cautionMoney ?? 0, paid),
    withdrawnOn: dayInIndia(at),
    notifiedLastDate: session.lastDate,
    rule: session.refund,
  })
  const step = refund.step === null ? undefined : session.refund.steps[refund.step]
  return { ...refund, words: wordsOf(row.refund, step) }
}
