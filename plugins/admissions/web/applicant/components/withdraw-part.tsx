import { call } from '@prangan/web/http/client.ts'
import { rupees } from '@prangan/web/lib/format-number.ts'
import { MarkedText } from '@prangan/web/ui/marked-text.tsx'
import { ownApplicationEndpoints } from '../../../contract/endpoints/own-application.ts'
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
  const { state, refund, refundIfFound } = application
  const sum = refund && rupees(refund.amount)
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
        label={sum ? texts.cancelAction : texts.action}
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
          title: texts.askTitle,
          text: (
            <>
              <p>{texts.askText}</p>
              {sum && <p className="font-semibold">{texts.askRefund(sum)}</p>}
              {!sum && state === 'fee reported' && (
                <p className="font-semibold">{texts.askRefundIfFound(rupees(refundIfFound))}</p>
              )}
            </>
          ),
          keep: texts.keep,
          action: texts.action,
        }}
      />
    </OwnSection>
  )
}
