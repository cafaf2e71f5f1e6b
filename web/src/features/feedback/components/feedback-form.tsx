import { feedbackEndpoints } from '@prangan/contract/endpoints/feedback'
import { limits } from '@prangan/contract/limits'
import { type FeedbackInput, FeedbackInputSchema, feedbackRoles } from '@prangan/contract/schemas/feedback'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../../http/client.ts'
import { usePublicForm } from '../../../lib/use-public-form.ts'
import type { FormFields } from '../../../lib/use-submit-form.ts'
import { messages } from '../../../messages/index.ts'
import { language } from '../../../messages/language.ts'
import { Button } from '../../../ui/button.tsx'
import { EmailInput } from '../../../ui/forms/email-input.tsx'
import { FormField } from '../../../ui/forms/form-field.tsx'
import { PublicFormFooter } from '../../../ui/forms/public-form-footer.tsx'
import { MarkedText } from '../../../ui/marked-text.tsx'
import { Message } from '../../../ui/message.tsx'

type SentFeedback = { number: string; isMailed: boolean }

/** Feedback to the office, with or without a name. */
export function FeedbackForm() {
  const text = messages().feedback
  const [sent, setSent] = useState<SentFeedback | null>(null)
  const { form, formProps, fields, isBusy, isProving, message, messageId } = usePublicForm({
    schema: FeedbackInputSchema,
    failure: { refused: text.failed, network: text.unreachable },
    blamed: 'message',
    send: async (input, options) => {
      const body = { ...input, language: language() }
      const { number } = await call(feedbackEndpoints, 'sendFeedback', { body }, { form: options })
      return { number, isMailed: input.email !== '' }
    },
    onSent: (answer) => {
      form.reset()
      setSent(answer)
    },
  })

  if (sent) return <Thanks sent={sent} onMore={() => setSent(null)} />
  return (
    <form {...formProps} aria-label={text.title}>
      <fieldset disabled={isBusy} className="grid gap-5">
        <FeedbackFields fields={fields} />
        <PublicFormFooter form={{ message, messageId, isBusy, isProving }}>
          <Button type="submit" busy={isBusy} className="justify-self-start max-sm:w-full">
            {isBusy ? text.sending : text.send}
          </Button>
        </PublicFormFooter>
      </fieldset>
    </form>
  )
}

function FeedbackFields({ fields }: { fields: FormFields<keyof FeedbackInput> }) {
  const text = messages().feedback
  return (
    <>
      <FormField fields={fields} name="role" label={text.role} required>
        {(control) => (
          <select {...control} required defaultValue="">
            <option value="">{text.choose}</option>
            {feedbackRoles.map((role) => (
              <option key={role} value={role}>
                {text.roles[role]}
              </option>
            ))}
          </select>
        )}
      </FormField>
      <FormField limit={limits.text.short} fields={fields} name="subject" label={text.subject} required>
        {(control) => <input {...control} type="text" required />}
      </FormField>
      <FormField limit={limits.text.long} fields={fields} name="message" label={text.message} required>
        {(control) => <textarea {...control} rows={6} required />}
      </FormField>
      <p className="text-sm text-muted">{text.privacy}</p>
      <div className="grid gap-5 md:grid-cols-2">
        <FormField limit={limits.text.name} fields={fields} name="name" label={text.name}>
          {(control) => <input {...control} type="text" autoComplete="name" />}
        </FormField>
        <FormField fields={fields} name="email" label={text.email}>
          {(control) => <EmailInput {...control} />}
        </FormField>
      </div>
    </>
  )
}

function Thanks({ sent, onMore }: { sent: SentFeedback; onMore: () => void }) {
  const text = messages().feedback
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1} className="grid justify-items-start gap-5 outline-0">
      <Message tone="success">{text.thanks}</Message>
      {sent.number !== '' && (
        <p className="[&_b]:whitespace-nowrap [&_b]:text-indigo-900">
          <MarkedText
            text={sent.isMailed ? text.mailed(sent.number) : text.notMailed(sent.number)}
            linkClass="font-semibold text-indigo-800 underline hover:text-marigold-700"
          />
        </p>
      )}
      <Button look="secondary" onClick={onMore}>
        {text.more}
      </Button>
    </div>
  )
}
