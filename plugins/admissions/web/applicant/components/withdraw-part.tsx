import { courseName } from '@prangan/web/features/admissions/course-name.ts'
import { call } from '@prangan/web/http/client.ts'
import { formatDate } from '@prangan/web/lib/format-day.ts'
import { rupees } from '@prangan/web/lib/format-number.ts'
import { MarkedText } from '@prangan/web/ui/marked-text.tsx'
import { ownApplicationEndpoints } from '../../../contract/endpoints/own-application.ts'
import type { VisibleState } from '../../../contract/states.ts'
import { applicantMessages } from '../../applicant-messages.ts'
import { useOwn } from '../api/own-application.ts'
import { OwnAction } from './own-action.tsx'
import { OwnSection } from './own-section.tsx'
import { RefundTable } from './refund-table.tsx'

export const withdrawAnchor = 'withdraw'

/** The way out: what it means now, what of a fee is paid back and why, and a question before it is done. */
export function WithdrawPart() {
  const { application } = useOwn()
  const { withdraw: texts } = applicantMessages().own
  const { course, state, refund, refundIfFound } = application
  const sum = refund && rupees(refund.amount)
  const isAdmitted = state === 'admitted'
  const action = isAdmitted ? texts.cancelAction : texts.action
  return (
    <OwnSection title={texts.title} look="sand" anchor={withdrawAnchor}>
      {sum && (
        <>
          <p>
            <MarkedText text={texts.admitted(sum)} />
          </p>
          <RefundTable />
        </>
      )}
      {!sum && (
        <p>
          {state === 'fee reported' ? (
            <MarkedText text={texts.reported(rupees(refundIfFound))} />
          ) : (
            texts.before
          )}
        </p>
      )}
      <OwnAction
        label={action}
        busy={texts.busy}
        done={texts.done}
        look="secondary"
        // What is paid back has to be what was shown: the server refuses another sum.
        send={(token) =>
          call(ownApplicationEndpoints, 'withdrawOwnApplication', {
            body: { token, refund: refund?.amount ?? 0 },
          })
        }
        ask={{
          title: (isAdmitted ? texts.askCancelTitle : texts.askTitle)(courseName(course)),
          text: <Consequences />,
          keep: texts.keep,
          action,
        }}
      />
    </OwnSection>
  )
}

type Loss = 'application' | 'place' | 'offer' | 'seat'

/** What ends with the application. */
const losses: Readonly<Partial<Record<VisibleState, Loss>>> = {
  ranked: 'place',
  waitlisted: 'place',
  offered: 'offer',
  'fee reported': 'seat',
  admitted: 'seat',
}

/** What is lost, and what is paid back until when. */
function Consequences() {
  const { state, refund, refundIfFound, may } = useOwn().application
  const { withdraw: texts } = applicantMessages().own
  const payBy = refund?.payBy ? formatDate(refund.payBy) : ''
  return (
    <>
      <p>{texts.loses[losses[state] ?? 'application']}</p>
      {state === 'offered' && may.reportFee && <p>{texts.reportFirst}</p>}
      {refund && (
        <p className="font-semibold">
          {refund.amount > 0 ? texts.askRefund(rupees(refund.amount), payBy) : texts.askNoRefund}
        </p>
      )}
      {!refund && state === 'fee reported' && (
        <p className="font-semibold">
          {refundIfFound > 0 ? texts.askRefundIfFound(rupees(refundIfFound)) : texts.askNoRefund}
        </p>
      )}
      <p>{texts.askFinal}</p>
    </>
  )
}
