import { useDeskSession } from '@prangan/web/lib/desk-session.ts'
import { buttonClass } from '@prangan/web/ui/button.tsx'
import { Message } from '@prangan/web/ui/message.tsx'
import { SquarePen } from 'lucide-react'
import { Link } from 'react-router-dom'
import { isIncomplete } from '../../../contract/states.ts'
import type { ApplicationRow } from '../api/application-row.ts'
import { applicationsHref, paperHref } from '../hrefs.ts'
import { admissionDeskMessages } from '../messages.ts'
import type { Chosen } from './check-application.ts'

const texts = () => admissionDeskMessages().scrutiny.notSent

/** Why there is nothing to check: the later steps are missing, or the application has no session. */
export function NotSentYet({ row, chosen }: { row: ApplicationRow; chosen: Chosen | undefined }) {
  const { can } = useDeskSession()
  if (!row.session) {
    return (
      <div className="grid justify-items-start gap-3">
        <Message tone="info">{texts().noSession}</Message>
        <Link
          to={applicationsHref(`open=${encodeURIComponent(row.id)}`)}
          className={buttonClass('secondary')}
        >
          {texts().toDecision}
        </Link>
      </div>
    )
  }
  return (
    <div className="grid justify-items-start gap-3">
      <Message tone="info">{chosen ? texts().incomplete : texts().unknownSession}</Message>
      {chosen && isIncomplete(row) && can('admission:verify') && (
        <Link to={paperHref(row.id)} className={buttonClass('secondary')}>
          <SquarePen aria-hidden="true" size={18} />
          {texts().atCounter}
        </Link>
      )}
    </div>
  )
}
