import { paths } from '@prangan/web/paths.ts'
import { Button, buttonClass } from '@prangan/web/ui/button.tsx'
import { Message } from '@prangan/web/ui/message.tsx'
import { useEffect, useRef } from 'react'
import type { AdmissionOrder } from '../../../contract/schemas/admission-day.ts'
import { endSteps, type Started } from '../api/started.ts'
import type { ApplicationAccess } from '../steps/application-access.ts'
import { stepsMessages } from '../steps-messages.ts'
import { type Finished, keepFinished } from './finished.ts'
import { FullSheet } from './full-sheet.tsx'
import { GuardianConsent } from './guardian-consent.tsx'

type FinishedApplicationProps = {
  started: Started
  finished: Finished
  access: ApplicationAccess
  onChange: (finished: Finished | null) => void
}

/** The receipt of a full application: its number, the guardian's consent, what happens next, and the sheet to print. */
export function FinishedApplication({ started, finished, access, onChange }: FinishedApplicationProps) {
  const { done } = stepsMessages()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])
  const another = () => {
    keepFinished(null)
    onChange(null)
    endSteps()
    scrollTo(0, 0)
    document.getElementById('content')?.focus({ preventScroll: true })
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <div className="grid gap-6 lg:grid-cols-(--with-aside) lg:gap-x-(--with-aside-gap) lg:items-start">
        <section aria-labelledby="receipt" className="card grid content-start gap-5 p-4 sm:p-8">
          <Message tone="success">{done.sent}</Message>
          <h2 id="receipt" ref={heading} tabIndex={-1} className="text-xl text-indigo-900">
            {done.number}
          </h2>
          <p className="font-serif text-xl font-semibold whitespace-nowrap text-indigo-900 sm:text-2xl">
            {started.number}
          </p>
          <div className="flex flex-wrap gap-2">
            <a href={paths.application.href()} className={buttonClass()}>
              {done.ownPage}
            </a>
            <Button look="secondary" onClick={() => print()}>
              {done.print}
            </Button>
            <Button look="quiet" onClick={another}>
              {done.another}
            </Button>
          </div>
          <p className="text-sm text-muted">{done.finish}</p>
        </section>
        <NextSteps order={finished.session.admissionDay.order} />
      </div>
      {finished.own.guardian.isNeeded && (
        <GuardianConsent
          own={finished.own}
          access={access}
          canBeLater
          onAgreed={(own) => {
            keepFinished({ ...finished, own })
            onChange({ ...finished, own })
          }}
        />
      )}
      <FullSheet started={started} finished={finished} />
    </div>
  )
}

function NextSteps({ order }: { order: AdmissionOrder }) {
  const { done } = stepsMessages()
  return (
    <section aria-labelledby="next" className="grid content-start gap-4 rounded-card bg-sand p-4 sm:p-8">
      <h2 id="next" className="text-xl text-indigo-900">
        {done.next}
      </h2>
      <ol className="grid list-decimal gap-2 ps-5 text-sm marker:font-semibold marker:text-marigold-700">
        {[...done.steps, ...done.withSeat[order]].map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  )
}
