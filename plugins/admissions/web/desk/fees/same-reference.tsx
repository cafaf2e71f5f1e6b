import { useDebouncedValue } from '@prangan/web/lib/use-debounced-value.ts'
import { useLive } from '@prangan/web/lib/use-live.ts'
import { Message } from '@prangan/web/ui/message.tsx'
import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { referenceKey } from '../../../contract/receipts.ts'
import type { PaymentEntry } from '../../../contract/schemas/payment-entries.ts'
import { applicationHref } from '../hrefs.ts'
import { admissionDeskMessages } from '../messages.ts'

const texts = () => admissionDeskMessages().admissionFees.confirm
const loadSame = async () => (await import('./watch-same-reference.ts')).watchSameReference
/** Milliseconds without a key, after which a typed reference is looked for. */
const pause = 400

type SameReferenceProps = { reference: string /** The application that is looked at. */; id: string }

/** For whom the same reference is confirmed, or who else reported it: one has mistyped it, or shows somebody else's payment. */
export function SameReference({ reference, id }: SameReferenceProps) {
  const key = useDebouncedValue(referenceKey(reference), pause)
  const { live } = useLive(loadSame, key)
  const entries = (live.status === 'ready' ? live.value : []).filter(({ application }) => application !== id)
  const confirmed = entries.find((entry) => isStillConfirmed(entry, entries))
  const reported = [
    ...new Map(
      entries.filter(({ kind }) => kind === 'reported').map((entry) => [entry.application, entry]),
    ).values(),
  ]
  return (
    <>
      <Message tone="error">
        {confirmed && <Confirmed reference={confirmed.reference} entry={confirmed} />}
      </Message>
      <Message tone="info">
        {!confirmed && reported.length > 0 && (
          <>
            {texts().alsoReported}{' '}
            {reported.map((entry, at) => (
              <Fragment key={entry.application}>
                {at > 0 && ', '}
                <Applicant entry={entry} /> ({entry.name})
              </Fragment>
            ))}
            . {texts().alsoReportedEnd}
          </>
        )}
      </Message>
    </>
  )
}

function isStillConfirmed({ kind, receiptNumber }: PaymentEntry, entries: readonly PaymentEntry[]): boolean {
  const isUndone = entries.some(
    (other) => other.kind === 'confirmation undone' && other.receiptNumber === receiptNumber,
  )
  return kind === 'confirmed' && !isUndone
}

const Applicant = ({ entry: { application, applicationNumber } }: { entry: PaymentEntry }) => (
  <Link to={applicationHref(application)} className="font-semibold underline">
    {applicationNumber}
  </Link>
)

/** The sentence, with the number of the application as a link. */
function Confirmed({ reference, entry }: { reference: string; entry: PaymentEntry }): ReactNode {
  const { name, receiptNumber } = entry
  const { before, after } = texts().confirmedFor(reference, name, receiptNumber)
  return (
    <>
      {before}
      <Applicant entry={entry} />
      {after}
    </>
  )
}
