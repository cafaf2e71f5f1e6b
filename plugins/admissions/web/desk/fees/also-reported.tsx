import { useDebouncedValue } from '@prangan/web/lib/use-debounced-value.ts'
import { useLive } from '@prangan/web/lib/use-live.ts'
import { Message } from '@prangan/web/ui/message.tsx'
import { Link } from 'react-router-dom'
import { referenceKey } from '../../../contract/receipts.ts'
import { applicationHref } from '../hrefs.ts'
import { admissionDeskMessages } from '../messages.ts'

const texts = () => admissionDeskMessages().admissionFees.confirm
const loadReported = async () => (await import('./watch-reported.ts')).watchReported
/** Milliseconds without a key, after which a typed reference is looked for. */
const pause = 400

/** Who else reported the same reference: one of them has mistyped it, or shows somebody else's payment. */
export function AlsoReported({ reference, id }: { reference: string; id: string }) {
  const key = useDebouncedValue(referenceKey(reference), pause)
  const { live } = useLive(loadReported, key)
  const entries = live.status === 'ready' ? live.value : []
  const others = [...new Map(entries.map((entry) => [entry.application, entry])).values()].filter(
    ({ application }) => application !== id,
  )
  return (
    <Message tone="info">
      {others.length > 0 && (
        <>
          {texts().alsoReported}{' '}
          {others.map(({ application, applicationNumber, name }, at) => (
            <span key={application}>
              {at > 0 && ', '}
              <Link to={applicationHref(application)} className="font-semibold underline">
                {applicationNumber}
              </Link>{' '}
              ({name})
            </span>
          ))}
          . {texts().alsoReportedEnd}
        </>
      )}
    </Message>
  )
}
