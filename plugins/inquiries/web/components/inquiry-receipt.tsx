import { holidays } from '@prangan/college/holidays'
import { inquiries as settings } from '@prangan/college/inquiries'
import { addWorkingDays } from '@prangan/contract/calendar-days'
import { dayInIndia } from '@prangan/contract/india-time'
import { formatDate } from '@prangan/web/lib/format-day.ts'
import { tabStore } from '@prangan/web/lib/tab-store.ts'
import { paths } from '@prangan/web/paths.ts'
import { Button } from '@prangan/web/ui/button.tsx'
import { MarkedText } from '@prangan/web/ui/marked-text.tsx'
import { Message } from '@prangan/web/ui/message.tsx'
import { NewTabHint } from '@prangan/web/ui/new-tab-hint.tsx'
import { useEffect, useId, useRef, useState } from 'react'
import * as z from 'zod/mini'
import type { InquiryKind } from '../../contract/inquiries.ts'
import { inquiryMessages } from '../messages.ts'

const ReceiptSchema = z.object({
  message: z.string(),
  number: z.string(),
  followUpCode: z.optional(z.string()),
  /** ISO 8601. */
  sentAt: z.string(),
})
export type Receipt = z.infer<typeof ReceiptSchema>

/** The receipt of a grievance, whose code nobody else has: it is here again for who left while it was sent. */
export const grievanceReceipts = tabStore('grievance-receipt', ReceiptSchema)

type InquiryReceiptProps = { receipt: Receipt; kind: InquiryKind; onMore: () => void }

/** In place of the form: the number, the follow-up code where there is one, by when it is decided, and where to look. */
export function InquiryReceipt({ receipt, kind, onMore }: InquiryReceiptProps) {
  const texts = inquiryMessages().receipt
  const { message, number, followUpCode, sentAt } = receipt
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'center' })
  }, [])
  const dueOn = addWorkingDays(dayInIndia(new Date(sentAt)), settings.workingDays, holidays)
  return (
    <section aria-labelledby={headingId} className="grid justify-items-start gap-5">
      <Message tone="success">{texts.sent[kind](message)}</Message>
      <h2 id={headingId} ref={heading} tabIndex={-1} className="text-xl text-indigo-900">
        {followUpCode ? texts.writeBoth : texts.noteNumber}
      </h2>
      <dl className="grid w-full gap-4 sm:grid-cols-2">
        <Secret what="number" text={number} />
        {followUpCode && <Secret what="code" text={followUpCode} />}
      </dl>
      {followUpCode ? (
        <p className="rounded-e-card border-s-4 border-marigold-500 bg-marigold-100 px-4 py-3 text-sm font-semibold text-indigo-950">
          {texts.shownHere}
        </p>
      ) : (
        <p className="text-sm text-muted">{texts.mailed}</p>
      )}
      {kind === 'grievance' && (
        <p>
          <MarkedText text={texts.decidedBy(formatDate(dueOn))} />
        </p>
      )}
      <div className="flex flex-wrap gap-3 print:hidden">
        <Button onClick={() => print()}>{texts.print}</Button>
        <a
          href={paths.inquiry.href()}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-11 items-center font-semibold text-indigo-800 underline hover:text-marigold-700"
        >
          {texts.status}
          <NewTabHint />
        </a>
        <Button look="quiet" onClick={onMore}>
          {texts.another}
        </Button>
      </div>
    </section>
  )
}

function Secret({ what, text }: { what: 'number' | 'code'; text: string }) {
  const texts = inquiryMessages().receipt
  const [copied, setCopied] = useState<'' | 'copied' | 'notCopied'>('')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied('copied')
    } catch {
      setCopied('notCopied')
    }
  }
  return (
    <div className="grid content-start justify-items-start gap-2 rounded-card bg-sand p-4">
      <dt className="text-sm text-muted">{texts[what]}</dt>
      <dd className="font-mono text-lg font-semibold text-indigo-950 wrap-anywhere">{text}</dd>
      <dd className="flex flex-wrap items-center gap-3 print:hidden">
        <Button look="secondary" size="small" onClick={copy}>
          {texts.copy}
          <span className="sr-only">{texts.copyOf[what]}</span>
        </Button>
        <span role="status" className="text-sm font-semibold text-success">
          {copied && texts[copied]}
        </span>
      </dd>
    </div>
  )
}
