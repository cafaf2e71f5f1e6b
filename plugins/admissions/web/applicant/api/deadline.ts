import { formatDate, formatMinute } from '@prangan/web/lib/format-day.ts'
import type { OwnApplication } from '../../../contract/schemas/own-application.ts'
import { applicantMessages } from '../../applicant-messages.ts'

const hour = 60 * 60_000

/** Until when something is to be done, with bold marks, and how much time is left. */
export type Deadline = { text: string; left: string }

function left(until: number, now: Date): string {
  const { daysLeft, hoursLeft } = applicantMessages().states
  const hours = (until - now.getTime()) / hour
  return hours < 24 ? hoursLeft(Math.floor(hours)) : daysLeft(Math.floor(hours / 24))
}

type DayTexts = Record<'until' | 'late', (day: string) => string>

/** Of the end of a day (YYYY-MM-DD) in India. */
function ofDay(day: string, now: Date, texts: DayTexts): Deadline {
  const end = Date.parse(`${day}T24:00:00+05:30`)
  if (end <= now.getTime()) return { text: texts.late(formatDate(day)), left: '' }
  return { text: texts.until(formatDate(day)), left: left(end, now) }
}

/** Until when the applicant has to act in this state of the application; null where there is nothing to do. */
export function deadlineOf(application: OwnApplication, now: Date): Deadline | null {
  const { state, closesAt, answerBy, offer, may, provisional, balance, reportedBalance } = application
  const { balanceBy } = application.admissionDay
  const texts = applicantMessages().states
  if (state === 'queried' && answerBy !== '')
    return ofDay(answerBy, now, { until: texts.untilEndOf, late: texts.answerLate })
  if (state === 'admitted' && balance > 0 && !reportedBalance && balanceBy !== '')
    return ofDay(balanceBy, now, { until: texts.balanceUntil, late: texts.balanceLate })
  const until = { incomplete: closesAt, offered: offer?.payTo ?? null }[state as 'incomplete' | 'offered']
  if (!until && may.object && provisional) {
    const end = formatMinute(provisional.until)
    return { text: texts.objectUntil(end), left: left(Date.parse(provisional.until), now) }
  }
  if (!until) return null
  if (Date.parse(until) <= now.getTime()) return { text: texts.over(formatMinute(until)), left: '' }
  return { text: texts.until(formatMinute(until)), left: left(Date.parse(until), now) }
}
