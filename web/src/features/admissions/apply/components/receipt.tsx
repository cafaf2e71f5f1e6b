import { useEffect, useRef, useState } from 'react'
import { useFill } from '../../../../lib/site-layout.ts'
import { messages } from '../../../../messages/index.ts'
import { Button } from '../../../../ui/button.tsx'
import { Message } from '../../../../ui/message.tsx'
import { keepReceipt, type Receipt } from '../api/receipt.ts'
import { ApplicationSheet } from './application-sheet.tsx'

/** The receipt: the number, a sheet to print, and what to do next. */
export function ReceiptView({ receipt }: { receipt: Receipt }) {
  const { applicationNumber, message, application } = receipt
  const texts = messages().admissions.receipt
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className="grid gap-8">
      <div className="grid gap-6 lg:grid-cols-(--with-aside) lg:gap-x-(--with-aside-gap)">
        <section aria-labelledby="receipt" className="card grid content-start gap-5 p-4 sm:p-8">
          <Message tone="success">{texts.sent(message)}</Message>
          <h2 id="receipt" ref={heading} tabIndex={-1} className="text-xl text-indigo-900">
            {texts.number}
          </h2>
          <p className="font-serif text-xl font-semibold whitespace-nowrap text-indigo-900 sm:text-2xl">
            {applicationNumber}
          </p>
          <p className="text-sm wrap-anywhere text-muted">{texts.mailed(application.email)}</p>
          <div className="flex flex-wrap gap-2">
            <CopyButton text={applicationNumber} />
            <Button look="secondary" onClick={() => print()}>
              {texts.print}
            </Button>
            <Button look="quiet" onClick={beginAnother}>
              {texts.another}
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
  const texts = messages().admissions.receipt
  const [state, setState] = useState<'' | 'copied' | 'notCopied'>('')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setState('copied')
    } catch {
      setState('notCopied')
    }
  }
  return (
    <>
      <Button onClick={copy}>{texts.copy}</Button>
      <span role="status" className="self-center text-sm font-semibold text-success empty:hidden">
        {state && texts[state]}
      </span>
    </>
  )
}

function NextSteps() {
  const { next, steps } = messages().admissions.receipt
  const fill = useFill()
  return (
    <section aria-labelledby="next" className="grid content-start gap-4 rounded-card bg-sand p-4 sm:p-8">
      <h2 id="next" className="text-xl text-indigo-900">
        {next}
      </h2>
      <ol className="grid list-decimal gap-2 ps-5 text-sm marker:font-semibold marker:text-marigold-700">
        {steps.map((step) => (
          <li key={step}>{fill(step)}</li>
        ))}
      </ol>
    </section>
  )
}
