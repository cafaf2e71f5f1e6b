import { limits } from '@prangan/contract/limits'
import { callMessages } from '@prangan/web/http/call-error.ts'
import { call } from '@prangan/web/http/client.ts'
import { formatDate, formatDateTime } from '@prangan/web/lib/format-day.ts'
import { useSubmitForm } from '@prangan/web/lib/use-submit-form.ts'
import { messages } from '@prangan/web/messages/index.ts'
import { Badge } from '@prangan/web/ui/badge.tsx'
import { Button } from '@prangan/web/ui/button.tsx'
import { FormField } from '@prangan/web/ui/forms/form-field.tsx'
import { SubmitRow } from '@prangan/web/ui/forms/submit-row.tsx'
import { MarkedText } from '@prangan/web/ui/marked-text.tsx'
import { UserText } from '@prangan/web/ui/user-text.tsx'
import { useEffect, useRef } from 'react'
import * as z from 'zod/mini'
import { inquiryEndpoints } from '../../contract/endpoints.ts'
import type { InquiryStatus } from '../../contract/inquiries.ts'
import { AppealInquiryInputSchema, type OwnInquiry } from '../../contract/inquiry-forms.ts'
import { kindLabels, statusLabels, statusTones } from '../inquiry-labels.ts'
import { inquiryMessages } from '../messages.ts'

type InquiryStatusProps = {
  token: string
  inquiry: OwnInquiry
  onChange: (inquiry: OwnInquiry) => void
  onClose: () => void
}

export function InquiryProgress({ token, inquiry, onChange, onClose }: InquiryStatusProps) {
  const { number, kind, status, dueOn, mayAppeal, createdAt, events } = inquiry
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: also after an appeal, whose form is gone then.
  useEffect(() => heading.current?.focus(), [status])
  const { common } = messages()
  const inquiries = inquiryMessages()
  const { status: texts } = inquiries
  const { now, next } = texts.meanings[status]
  return (
    <div className="grid gap-6">
      <section aria-labelledby="standing" className="card grid gap-4 p-4 sm:p-8">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="standing" ref={heading} tabIndex={-1} className="text-xl text-indigo-900 wrap-anywhere">
            {texts.heading(kindLabels()[kind], number)}
          </h2>
          <Badge tone={statusTones[status]}>{statusLabels()[status]}</Badge>
        </div>
        <p className="text-lg font-semibold text-indigo-950">{now}</p>
        <p>
          <MarkedText text={dueOn ? texts.whatNextBy(next, formatDate(dueOn)) : texts.whatNext(next)} />
        </p>
        <p className="text-sm text-muted">{texts.sentOn(formatDateTime(new Date(createdAt)))}</p>
        <Button look="secondary" className="justify-self-start" onClick={onClose}>
          {common.close}
        </Button>
      </section>
      {mayAppeal && <Appeal token={token} onAppealed={onChange} />}
      <Events events={events} />
    </div>
  )
}

function Events({ events }: Pick<OwnInquiry, 'events'>) {
  const { events: title, officeWrites, youAppealed } = inquiryMessages().status
  const eventTitles = { answer: officeWrites, appeal: youAppealed } as const
  return (
    <section aria-labelledby="events" className="px-4 sm:px-8">
      <h2 id="events" className="text-xl text-indigo-900">
        {title}
      </h2>
      <ol className="mt-4 grid gap-5 border-s-2 border-line ps-4">
        {events.toReversed().map(({ what, at, text }) => (
          <li key={`${at} ${what}`} className="grid gap-1">
            <p className="font-semibold text-indigo-950">
              {what === 'answer' || what === 'appeal'
                ? eventTitles[what]
                : (statusLabels()[text as InquiryStatus] ?? text)}
            </p>
            {what === 'answer' && (
              <p className="max-w-prose whitespace-pre-line wrap-anywhere">
                <UserText text={text} />
              </p>
            )}
            <time dateTime={at} className="text-sm text-muted">
              {formatDateTime(new Date(at))}
            </time>
          </li>
        ))}
      </ol>
    </section>
  )
}

const AppealSchema = z.object({ text: AppealInquiryInputSchema.shape.text })
type Appealed = z.infer<typeof AppealSchema>

/** The appeal, once after a decision. */
function Appeal({ token, onAppealed }: { token: string; onAppealed: (inquiry: OwnInquiry) => void }) {
  const { sending, status } = inquiryMessages()
  const { appeal } = status
  const { formProps, fields, isBusy, message, messageId } = useSubmitForm<Appealed, Appealed, OwnInquiry>({
    schema: AppealSchema as z.ZodMiniType<Appealed, Appealed>,
    failure: { refused: callMessages.unreadable, network: callMessages.unreachable },
    blamed: 'text',
    send: (body) => call(inquiryEndpoints, 'appealInquiry', { body: { ...body, token } }),
    onSent: onAppealed,
  })
  return (
    <form {...formProps} aria-labelledby="appeal" className="rounded-card bg-sand p-4 sm:p-8">
      <fieldset disabled={isBusy} className="grid min-w-0 gap-5">
        <h2 id="appeal" className="text-xl text-indigo-900">
          {appeal.title}
        </h2>
        <FormField
          limit={limits.text.long}
          fields={fields}
          name="text"
          label={appeal.text}
          hint={appeal.hint}
          required
        >
          {(control) => <textarea {...control} rows={5} required />}
        </FormField>
        <SubmitRow message={message} messageId={messageId} isBusy={isBusy}>
          {isBusy ? sending : appeal.send}
        </SubmitRow>
      </fieldset>
    </form>
  )
}
