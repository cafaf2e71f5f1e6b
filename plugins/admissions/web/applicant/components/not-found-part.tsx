import { formatDate } from '@prangan/web/lib/format-day.ts'
import { applicantMessages } from '../../applicant-messages.ts'
import { useOwn } from '../api/own-application.ts'
import { OfficeText } from './office-text.tsx'
import { OwnSection } from './own-section.tsx'

/** That the payment which was reported last is not in the bank, until another one is reported. */
export function NotFoundPart() {
  const { fee, balance, reportedBalance, earlierReports } = useOwn().application
  const { notFound, reportedOn } = applicantMessages().own.fee
  const last = earlierReports.at(-1)
  const isSettled = reportedBalance !== null || (fee !== null && balance === 0)
  if (!last?.isNotFound || isSettled) return null
  return (
    <OwnSection title={notFound.title}>
      <p className="font-semibold text-indigo-950 wrap-anywhere">
        {reportedOn(last.reference, formatDate(last.paidOn))}
      </p>
      <p className="max-w-prose">{notFound.text}</p>
      {last.note !== '' && (
        <p className="max-w-prose whitespace-pre-line wrap-anywhere">
          <OfficeText text={last.note} />
        </p>
      )}
    </OwnSection>
  )
}
