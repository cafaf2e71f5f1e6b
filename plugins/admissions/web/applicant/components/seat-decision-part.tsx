import { formatMinute } from '@prangan/web/lib/format-day.ts'
import { MarkedText } from '@prangan/web/ui/marked-text.tsx'
import { UserText } from '@prangan/web/ui/user-text.tsx'
import { applicantMessages } from '../../applicant-messages.ts'
import { useOwn } from '../api/own-application.ts'
import { OfficeText } from './office-text.tsx'
import { OwnSection } from './own-section.tsx'

/** That corrections would take the seat, or what an officer decided about it then, and why. */
export function SeatDecisionPart() {
  const { seatDecision, isSeatInQuestion, refund } = useOwn().application
  const { seatDecision: texts, seatInQuestion } = applicantMessages().own
  if (isSeatInQuestion)
    return (
      <OwnSection title={seatInQuestion.title}>
        <p className="border-s-4 border-marigold-500 ps-3">{seatInQuestion.text}</p>
      </OwnSection>
    )
  if (!seatDecision) return null
  const { decision, reason, condition, listNumber, at } = seatDecision
  const cancelled = refund?.isDecided ? texts.admissionCancelled : texts.offerCancelled
  return (
    <OwnSection title={texts.title}>
      <p>
        <MarkedText text={(decision === 'cancelled' ? cancelled : texts[decision])(listNumber)} />
      </p>
      {condition !== '' && (
        <p className="border-s-4 border-marigold-500 ps-3 wrap-anywhere">
          <OfficeText text={condition} />
        </p>
      )}
      <p className="wrap-anywhere">
        {texts.reason}{' '}
        <bdi>
          <UserText text={reason} />
        </bdi>
      </p>
      <p className="text-sm text-muted">
        {texts.decided(formatMinute(at))}.{' '}
        <MarkedText text={texts.wrong} linkClass="font-semibold text-indigo-800 underline" />
      </p>
    </OwnSection>
  )
}
