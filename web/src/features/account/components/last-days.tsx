import { daysBetween } from '@prangan/contract/calendar-days'
import { dayInIndia } from '@prangan/contract/india-time'
import { limits } from '@prangan/contract/limits'
import { grantNames } from '@prangan/contract/roles'
import { useDeskSession } from '../../../lib/desk-session.ts'
import { formatLastDay } from '../../../lib/format-last-day.ts'
import { messages } from '../../../messages/index.ts'
import { Message } from '../../../ui/message.tsx'
import { namedGrants } from './access-news.tsx'

/** Says in the last days of a grant, on every page of the desk, until when the person has it. */
export function LastDays() {
  const { lastDays } = useDeskSession()
  const today = dayInIndia(new Date())
  const ending = grantNames.filter((grant) => {
    const left = daysBetween(today, lastDays[grant] ?? '')
    return left >= 0 && left <= limits.daysOfGrantWarning
  })
  const days = [...new Set(ending.map((grant) => lastDays[grant] ?? ''))].toSorted()
  const linesOf = (day: string) =>
    messages().account.access.until(
      namedGrants(ending.filter((grant) => lastDays[grant] === day)),
      formatLastDay(day, today),
    )
  return (
    <div className="has-[p]:mb-6">
      <Message tone="info">{days.map(linesOf).join('\n')}</Message>
    </div>
  )
}
