import { useEffect, useRef, useState } from 'react'
import { registration } from '../../../content/registration.ts'
import { useFill } from '../../../lib/site-frame.ts'
import { Button } from '../../../ui/button.tsx'
import { Message } from '../../../ui/message.tsx'
import { messages } from '../api/application-schema.ts'
import { keepReceipt, type Receipt } from '../api/receipt.ts'
import { ApplicationSheet } from './application-sheet.tsx'

/** The receipt: the number, a sheet to print, and what to do next. */
export function ReceiptView({ receipt }: { receipt: Receipt }) {
  const { applicationNumber, message, application } = receipt
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className="grid gap-8">
      <div className="grid gap-6 lg:grid-cols-[3fr_2fr]">
        <section aria-labelledby="receipt" className="card grid content-start gap-5 p-4 sm:p-8">
          <Message tone="success">
            {messages.sent} {message}
          </Message>
          <h2 id="receipt" ref={heading} tabIndex={-1} className="text-xl text-indigo-900">
            Your application number
          </h2>
          <p className="font-serif text-xl font-semibold whitespace-nowrap text-indigo-900 sm:text-2xl">
            {applicationNumber}
          </p>
          <p className="text-sm text-muted">
            Please note it down. A mail with it is on its way to {application.email}.
          </p>
          <div className="flex flex-wrap gap-2">
            <CopyButton text={applicationNumber} />
            <Button look="secondary" onClick={() => print()}>
              Print the application
            </Button>
            <Button look="quiet" onClick={beginAnother}>
              New application
            </Button>
          </div>
        </section>
        <NextSteps />
      </div>
      <ApplicationSheet receipt={receipt} />
    </div>
  )
}

/** Shows a blank form again, from the top of the page. */
function beginAnother(): void {
  keepReceipt(null)
  scrollTo(0, 0)
  document.getElementById('content')?.focus({ preventScroll: true })
}

function CopyButton({ text }: { text: string }) {
  const [state, setState] = useState<'' | 'Copied.' | 'Please copy the number by hand.'>('')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setState('Copied.')
    } catch {
      setState('Please copy the number by hand.')
    }
  }
  return (
    <>
      <Button onClick={copy}>Copy the number</Button>
      <span role="status" className="self-center text-sm font-semibold text-success empty:hidden">
        {state}
      </span>
    </>
  )
}

function NextSteps() {
  const { title, steps } = registration.next
  const fill = useFill()
  return (
    <section aria-labelledby="next" className="grid content-start gap-4 rounded-card bg-sand p-4 sm:p-8">
      <h2 id="next" className="flex flex-wrap items-baseline gap-x-3 text-xl text-indigo-900">
        {title.en}
      </h2>
      <ol className="grid list-decimal gap-2 pl-5 text-sm marker:font-semibold marker:text-marigold-700">
        {steps.map(({ en }) => (
          <li key={en}>{fill(en)}</li>
        ))}
      </ol>
    </section>
  )
}
