import { courseName } from '@prangan/web/features/admissions/course-name.ts'
import { call } from '@prangan/web/http/client.ts'
import { formatMinute } from '@prangan/web/lib/format-day.ts'
import { rupees } from '@prangan/web/lib/format-number.ts'
import { ownApplicationEndpoints } from '../../../contract/endpoints/own-application.ts'
import { applicantMessages } from '../../applicant-messages.ts'
import { seatName } from '../../lists/seat-name.ts'
import { useOwn } from '../api/own-application.ts'
import { OfficeText } from './office-text.tsx'
import { OwnAction } from './own-action.tsx'
import { Facts, OwnSection } from './own-section.tsx'

const answerOffer = (accept: boolean) => (token: string) =>
  call(ownApplicationEndpoints, 'answerOffer', { body: { token, accept } })

/** The seat that is offered: under which head, for how much, until when; to be accepted or declined. */
export function OfferPart() {
  const { course, offer, may } = useOwn().application
  const { own, lists } = applicantMessages()
  const { offer: texts } = own
  if (!offer) return null
  return (
    <OwnSection title={texts.title}>
      <Facts
        facts={[
          [texts.seat, seatName(offer.under)],
          [texts.list, lists.number(offer.listNumber)],
          [texts.amount, <Amount key="amount" {...offer} />],
          [texts.payFrom, formatMinute(offer.payFrom)],
          [texts.payTo, texts.until(formatMinute(offer.payTo))],
        ]}
      />
      {offer.extensions.map(({ payTo, reason, at }) => (
        <p key={at} className="text-sm wrap-anywhere">
          {texts.extended(formatMinute(payTo))} <OfficeText text={reason} />
        </p>
      ))}
      <div className="flex flex-wrap gap-3">
        {may.acceptOffer && (
          <OwnAction
            label={texts.accept}
            busy={texts.accepting}
            done={texts.acceptDone}
            send={answerOffer(true)}
          />
        )}
        {may.declineOffer && (
          <OwnAction
            label={texts.decline}
            busy={texts.declining}
            done={texts.declineDone}
            look="secondary"
            send={answerOffer(false)}
            ask={{
              title: texts.declineTitle(courseName(course)),
              text: (
                <>
                  <p>{texts.declineText}</p>
                  {may.reportFee && <p>{own.withdraw.reportFirst}</p>}
                </>
              ),
              keep: texts.keep,
              action: texts.declineAction,
            }}
          />
        )}
      </div>
    </OwnSection>
  )
}

function Amount({ amount, cautionMoney }: { amount: number; cautionMoney: number }) {
  return (
    <>
      {rupees(amount)}
      {cautionMoney > 0 && (
        <span className="block text-sm font-normal text-muted">
          {applicantMessages().own.offer.caution(rupees(cautionMoney))}
        </span>
      )}
    </>
  )
}
