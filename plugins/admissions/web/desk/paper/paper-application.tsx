import { idOfNumber } from '@prangan/contract/ids'
import { useAddressParams } from '@prangan/web/lib/use-address-params.ts'
import { Introduction } from '@prangan/web/ui/desk/introduction.tsx'
import { SectionLoading } from '@prangan/web/ui/desk/section-loading.tsx'
import { LoadFailure } from '@prangan/web/ui/load-failure.tsx'
import { useState } from 'react'
import { useSessions } from '../api/use-sessions.ts'
import { admissionDeskMessages } from '../messages.ts'
import { PaperForm } from './paper-form.tsx'
import { PaperSteps } from './paper-steps.tsx'

const texts = () => admissionDeskMessages().paperApplication

/** An application on paper, or of a walk-in: the first step, then the later ones. */
export function PaperApplication() {
  const { params, change } = useAddressParams()
  const { live, retry } = useSessions()
  const [opened, setOpened] = useState<{ id: string; token: string | undefined }>()
  const [isPrinting, setPrinting] = useState(false)
  const id = params.get('application') ?? ''
  return (
    <section aria-label={texts().title} className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {/* The sheet has a heading of its own. */}
      {!isPrinting && (
        <div>
          <h1 tabIndex={-1} className="text-2xl text-indigo-950">
            {texts().title}
          </h1>
          {!id && <p className="mt-2 text-sm text-muted">{texts().text}</p>}
        </div>
      )}
      {!id && <Introduction />}
      {live.status === 'loading' && <SectionLoading />}
      {live.status === 'failed' && <LoadFailure onRetry={retry}>{texts().notLoaded}</LoadFailure>}
      {live.status === 'ready' &&
        (id ? (
          <PaperSteps
            key={id}
            id={id}
            sessions={live.value}
            token={opened?.id === id ? opened.token : undefined}
            isPrinting={isPrinting}
            onPrint={setPrinting}
            onAnother={() => change({ application: '' }, true)}
          />
        ) : (
          <PaperForm
            sessions={live.value}
            onAdded={(number, token) => {
              const entered = idOfNumber(number)
              setOpened({ id: entered, token })
              change({ application: entered }, true)
            }}
          />
        ))}
    </section>
  )
}
