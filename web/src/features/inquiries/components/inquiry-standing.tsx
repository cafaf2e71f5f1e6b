import { inquiryEndpoints } from '@prangan/contract/endpoints/inquiries'
import { limits } from '@prangan/contract/limits'
import type { InquiryStatus } from '@prangan/contract/schemas/inquiries'
import { AppealInquiryInputSchema, type OwnInquiry } from '@prangan/contract/schemas/inquiry-forms'
import { useEffect, useRef } from 'react'
import * as z from 'zod/mini'
import { callMessages } from '../../../http/call-error.ts'
import { call } from '../../../http/client.ts'
import { formatDate } from '../../../lib/format-day.ts'
import { formatMoment } from '../../../lib/format-moment.ts'
import { useSubmitForm } from '../../../lib/use-submit-form.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { FormField } from '../../../ui/form-field.tsx'
import { Message } from '../../../ui/message.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import { kindLabels, statusLabels, statusTones } from '../inquiry-labels.ts'

/** What each status means to the sender, and what happens next. */
const meanings: Readonly<Record<InquiryStatus, readonly [now: string, next: string]>> = {
  received: ['The college has received it.', 'The office reads it and acknowledges it.'],
  acknowledged: [
    'The office has read it and is looking into it.',
    'It answers you, or gives it to the committee.',
  ],
  'with the committee': [
    'It is with the committee that decides.',
    'The committee hears everybody concerned, and decides.',
  ],
  decided: ['It has been decided.', 'The office closes it, unless you appeal.'],
  appealed: ['It is looked at again, as you asked.', 'The committee decides once more.'],
  closed: ['It is closed.', 'Nothing more happens. You can write to us again and name its number.'],
}

type InquiryStandingProps = {
  token: string
  inquiry: OwnInquiry
  onChange: (inquiry: OwnInquiry) => void
  onClose: () => void
}

/** Where an inquiry stands, what happens next, and what the office wrote; after a decision, the appeal. */
export function InquiryStanding({ token, inquiry, onChange, onClose }: InquiryStandingProps) {
  const { number, kind, status, dueOn, mayAppeal, createdAt, events } = inquiry
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: also after an appeal, whose form is gone then.
  useEffect(() => heading.current?.focus(), [status])
  const [now, next] = meanings[status]
  return (
    <div className="grid gap-6">
      <section aria-labelledby="standing" className="card grid gap-4 p-4 sm:p-8">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="standing" ref={heading} tabIndex={-1} className="text-xl text-indigo-900 wrap-anywhere">
            {kindLabels[kind]} {number}
          </h2>
          <Badge tone={statusTones[status]}>{statusLabels[status]}</Badge>
        </div>
        <p className="text-lg font-semibold text-indigo-950">{now}</p>
        <p>
          <span className="font-semibold">What happens next:</span> {next}
          {dueOn && ` It is to be decided by ${formatDate(dueOn)}.`}
        </p>
        <p className="text-sm text-muted">Sent on {formatMoment(new Date(createdAt))}</p>
        <Button look="secondary" className="justify-self-start" onClick={onClose}>
          Close
        </Button>
      </section>
      {mayAppeal && <Appeal token={token} onAppealed={onChange} />}
      <Events events={events} />
    </div>
  )
}

const eventTitles = { answer: 'The office writes', appeal: 'You appealed' } as const

/** What happened, the latest first. */
function Events({ events }: Pick<OwnInquiry, 'events'>) {
  return (
    <section aria-labelledby="events" className="px-4 sm:px-8">
      <h2 id="events" className="text-xl text-indigo-900">
        What happened so far
      </h2>
      <ol className="mt-4 grid gap-5 border-l-2 border-line pl-4">
        {events.toReversed().map(({ what, at, text }) => (
          <li key={`${at} ${what}`} className="grid gap-1">
            <p className="font-semibold text-indigo-950">
              {what === 'answer' || what === 'appeal'
                ? eventTitles[what]
                : (statusLabels[text as InquiryStatus] ?? text)}
            </p>
            {what === 'answer' && (
              <p className="max-w-prose whitespace-pre-line wrap-anywhere">
                <UserText text={text} />
              </p>
            )}
            <time dateTime={at} className="text-sm text-muted">
              {formatMoment(new Date(at))}
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
          You do not agree?
        </h2>
        <FormField
          fields={fields}
          name="text"
          label="Why should it be looked at again?"
          hint="You can appeal once. The committee then decides anew."
          required
        >
          {(control) => <textarea {...control} rows={5} required maxLength={limits.text.long} />}
        </FormField>
        <div id={messageId}>
          <Message tone="error">{message}</Message>
        </div>
        <Button type="submit" busy={isBusy} className="justify-self-start max-sm:w-full">
          {isBusy ? 'Sending…' : 'Appeal'}
        </Button>
      </fieldset>
    </form>
  )
}
