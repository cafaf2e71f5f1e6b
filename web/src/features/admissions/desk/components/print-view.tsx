import type { Language } from '@prangan/contract/languages'
import { ArrowLeft, Printer } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { readSiteLayout } from '../../../../lib/read-site-layout.ts'
import { SiteLayout } from '../../../../lib/site-layout.ts'
import { useLive } from '../../../../lib/use-live.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import { Button } from '../../../../ui/button.tsx'
import { SectionLoading } from '../../../../ui/desk/section-loading.tsx'
import { LoadFailure } from '../../../../ui/load-failure.tsx'
import { Message } from '../../../../ui/message.tsx'

const texts = () => deskMessages().admissions.details

type PrintViewProps = {
  title: string
  onBack: () => void
  isReady: boolean
  /** Why it is not. */
  failure?: string | false | undefined
  onRetry?: () => void
  /** The sheet's, where it is not the reader's: the address is on it. */
  language?: Language
  children: ReactNode
}

/** A sheet of paper on the screen, with the college's letterhead, and the button that prints it. */
export function PrintView({ title, onBack, isReady, failure, onRetry, language, children }: PrintViewProps) {
  const { live: settings, retry } = useLive(readSiteLayout, language ?? '')
  const heading = useRef<HTMLHeadingElement>(null)
  const headingId = useId()
  useEffect(() => {
    scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <section aria-labelledby={headingId} className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 id={headingId} ref={heading} tabIndex={-1} className="text-2xl text-indigo-950">
          {title}
        </h1>
        <div className="flex flex-wrap gap-3">
          <Button look="secondary" onClick={onBack}>
            <ArrowLeft aria-hidden="true" size={18} />
            {texts().back}
          </Button>
          <Button disabled={!isReady || settings.status !== 'ready'} onClick={() => print()}>
            <Printer aria-hidden="true" size={18} />
            {texts().print}
          </Button>
        </div>
      </div>
      {failure ? (
        onRetry ? (
          <LoadFailure onRetry={onRetry}>{failure}</LoadFailure>
        ) : (
          <Message tone="error">{failure}</Message>
        )
      ) : (
        (!isReady || settings.status === 'loading') && <SectionLoading />
      )}
      {settings.status === 'failed' && <LoadFailure onRetry={retry}>{texts().notLoaded}</LoadFailure>}
      {settings.status === 'ready' && isReady && <SiteLayout value={settings.value}>{children}</SiteLayout>}
    </section>
  )
}
