import { ArrowLeft, Printer } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { readSiteFrame } from '../../../../lib/read-site-frame.ts'
import { SiteFrame } from '../../../../lib/site-frame.ts'
import { useLive } from '../../../../lib/use-live.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import { Button } from '../../../../ui/button.tsx'
import { SectionLoading } from '../../../../ui/desk/section-loading.tsx'
import { LoadFailure } from '../../../../ui/load-failure.tsx'
import { Message } from '../../../../ui/message.tsx'
import { UserText } from '../../../../ui/user-text.tsx'
import { ApplicationSheet } from '../../components/application-sheet.tsx'
import type { ApplicationRow } from '../api/application-row.ts'
import { applications } from '../applications.ts'

const texts = deskMessages().admissions.details

type OfficeSheetProps = {
  id: string
  /** Back to the details. */
  onBack: () => void
}

/** An application as the applicant's own sheet, to be printed. */
export function OfficeSheet({ id, onBack }: OfficeSheetProps) {
  const { live, retry } = useLive(applications.watchOne, id)
  const { live: frame, retry: retryFrame } = useLive(readSiteFrame, '')
  const heading = useRef<HTMLHeadingElement>(null)
  const row = live.status === 'ready' ? live.value : undefined
  const isReady = row && frame.status === 'ready'
  useEffect(() => {
    scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <section aria-labelledby="print-view" className="grid gap-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 id="print-view" ref={heading} tabIndex={-1} className="text-2xl text-indigo-950">
          {texts.printView}
        </h1>
        <div className="flex flex-wrap gap-3">
          <Button look="secondary" onClick={onBack}>
            <ArrowLeft aria-hidden="true" size={18} />
            {texts.back}
          </Button>
          <Button disabled={!isReady} onClick={() => print()}>
            <Printer aria-hidden="true" size={18} />
            {texts.print}
          </Button>
        </div>
      </div>
      {[live, frame].some(({ status }) => status === 'loading') && <SectionLoading />}
      {[live, frame].some(({ status }) => status === 'failed') && (
        <LoadFailure onRetry={live.status === 'failed' ? retry : retryFrame}>{texts.notLoaded}</LoadFailure>
      )}
      {row === null && <Message tone="error">{applications.gone}</Message>}
      {isReady && (
        <SiteFrame value={frame.value}>
          <h2 className="text-lg text-indigo-950">
            <UserText text={row.name} />
          </h2>
          <ApplicationSheet receipt={toReceipt(row)} />
        </SiteFrame>
      )}
    </section>
  )
}

/** The sheet of an application. */
function toReceipt(row: ApplicationRow) {
  const { applicationNumber, createdAt } = row
  return { applicationNumber, sentAt: createdAt.toISOString(), application: row }
}
