import { college } from '@prangan/contract/college.config'
import { addWorkingDays } from '@prangan/contract/dates'
import { dayInIndia } from '@prangan/contract/india-time'
import type { InquiryKind } from '@prangan/contract/schemas/inquiries'
import { inquiryPage } from '@prangan/contract/schemas/inquiry-forms'
import { useEffect, useRef, useState } from 'react'
import { formatDate } from '../../../lib/format-day.ts'
import { Button } from '../../../ui/button.tsx'
import { Message } from '../../../ui/message.tsx'

/** What the server answered to somebody who wrote to the office, and when. */
export type Receipt = { message: string; number: string; followUpCode?: string | undefined; sentAt: Date }

type InquiryReceiptProps = { receipt: Receipt; kind: InquiryKind; onMore: () => void }

/** In place of the form: the number, the follow-up code where there is one, by when it is decided, and where to look. */
export function InquiryReceipt({ receipt, kind, onMore }: InquiryReceiptProps) {
  const { message, number, followUpCode, sentAt } = receipt
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'center' })
  }, [])
  const { workingDays, holidays } = college.inquiries
  const dueOn = addWorkingDays(dayInIndia(sentAt), workingDays, holidays)
  return (
    <section aria-labelledby="receipt" className="grid justify-items-start gap-5">
      <Message tone="success">{message}</Message>
      <h2 id="receipt" ref={heading} tabIndex={-1} className="text-xl text-indigo-900">
        {followUpCode ? 'Please write both down now' : 'Please note the number'}
      </h2>
      <dl className="grid w-full gap-4 sm:grid-cols-2">
        <Secret label="Number" text={number} />
        {followUpCode && <Secret label="Follow-up code" text={followUpCode} />}
      </dl>
      {followUpCode ? (
        <p className="rounded-card border-l-4 border-marigold-500 bg-marigold-100 px-4 py-3 text-sm font-semibold text-indigo-950">
          The follow-up code is shown once. Nobody can tell it to you again: without it you cannot see the
          answer.
        </p>
      ) : (
        <p className="text-sm text-muted">A mail with the number is on its way to you.</p>
      )}
      {kind === 'grievance' && (
        <p>
          It is to be decided by <strong className="text-indigo-900">{formatDate(dueOn)}</strong>.
        </p>
      )}
      <div className="flex flex-wrap gap-3 print:hidden">
        <Button onClick={() => print()}>Print</Button>
        <a
          href={inquiryPage}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-11 items-center font-semibold text-indigo-800 underline decoration-indigo-400 underline-offset-4 hover:text-marigold-700"
        >
          See where it stands<span className="sr-only"> (opens in a new tab)</span>
        </a>
        <Button look="quiet" onClick={onMore}>
          Write another
        </Button>
      </div>
    </section>
  )
}

/** Something to write down, with a button that copies it. */
function Secret({ label, text }: { label: string; text: string }) {
  const [copied, setCopied] = useState('')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied('Copied.')
    } catch {
      setCopied('Please copy it by hand.')
    }
  }
  return (
    <div className="grid content-start justify-items-start gap-2 rounded-card bg-sand p-4">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="font-mono text-lg font-semibold text-indigo-950 wrap-anywhere">{text}</dd>
      <dd className="flex flex-wrap items-center gap-3 print:hidden">
        <Button look="secondary" size="small" onClick={copy}>
          Copy<span className="sr-only"> the {label.toLowerCase()}</span>
        </Button>
        <span role="status" className="text-sm font-semibold text-success">
          {copied}
        </span>
      </dd>
    </div>
  )
}
