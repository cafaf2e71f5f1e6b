import { feedbackEndpoints } from '@prangan/contract/endpoints/feedback'
import { limits } from '@prangan/contract/limits'
import {
  type FeedbackInput,
  FeedbackInputSchema,
  type FeedbackRole,
  feedbackRoles,
} from '@prangan/contract/schemas/feedback'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { feedback } from '../../../content/feedback.ts'
import { call } from '../../../http/client.ts'
import { usePublicForm } from '../../../lib/use-public-form.ts'
import type { FormFields } from '../../../lib/use-submit-form.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { EmailInput } from '../../../ui/email-input.tsx'
import { FormField } from '../../../ui/form-field.tsx'
import { Message } from '../../../ui/message.tsx'
import { PublicFormFooter } from '../../../ui/public-form-footer.tsx'

const failureMessages = {
  refused: 'Failed to send feedback.',
  network: 'Failed to send feedback. Please check your internet connection or try again later.',
} as const

const roles: Record<FeedbackRole, string> = {
  student: 'Student',
  parent: 'Parent',
  alumnus: 'Former student',
  teacher: 'Teacher',
  visitor: 'Visitor',
}

/** What the server answered, and whether it has mailed the sender. */
type SentFeedback = { message: string; number: string; isMailed: boolean }

/** Feedback to the office, with or without a name. */
export function FeedbackForm() {
  const [sent, setSent] = useState<SentFeedback | null>(null)
  const { form, formProps, fields, isBusy, isProving, message, messageId } = usePublicForm({
    schema: FeedbackInputSchema,
    failure: failureMessages,
    blamed: 'message',
    send: async (input, options) => {
      const answer = await call(feedbackEndpoints, 'sendFeedback', { body: input }, { form: options })
      return { ...answer, isMailed: input.email !== '' }
    },
    onSent: (answer) => {
      form.reset()
      setSent(answer)
    },
  })

  if (sent) return <Thanks sent={sent} onMore={() => setSent(null)} />
  return (
    <form {...formProps} aria-label="Feedback">
      <fieldset disabled={isBusy} className="grid gap-5">
        <FeedbackFields fields={fields} />
        <PublicFormFooter form={{ message, messageId, isProving }}>
          <Button type="submit" busy={isBusy} className="justify-self-start max-sm:w-full">
            {isBusy ? 'Sending…' : 'Send feedback'}
          </Button>
        </PublicFormFooter>
      </fieldset>
    </form>
  )
}

function FeedbackFields({ fields }: { fields: FormFields<keyof FeedbackInput> }) {
  return (
    <>
      <FormField fields={fields} name="role" label="I am" required>
        {(control) => (
          <select {...control} required defaultValue="">
            <option value="">Please choose</option>
            {feedbackRoles.map((role) => (
              <option key={role} value={role}>
                {roles[role]}
              </option>
            ))}
          </select>
        )}
      </FormField>
      <FormField fields={fields} name="subject" label="Subject" required>
        {(control) => <input {...control} type="text" required maxLength={limits.text.short} />}
      </FormField>
      <FormField fields={fields} name="message" label="Message" required>
        {(control) => <textarea {...control} rows={6} required maxLength={limits.text.long} />}
      </FormField>
      <p className="text-sm text-muted">{feedback.privacy.en}</p>
      <div className="grid gap-5 md:grid-cols-2">
        <FormField fields={fields} name="name" label="Name (optional)">
          {(control) => <input {...control} type="text" autoComplete="name" maxLength={limits.text.name} />}
        </FormField>
        <FormField fields={fields} name="email" label="E-mail (optional)">
          {(control) => <EmailInput {...control} />}
        </FormField>
      </div>
    </>
  )
}

/** Thanks and the number in place of the form, with a button for more feedback. */
function Thanks({ sent, onMore }: { sent: SentFeedback; onMore: () => void }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1} className="grid justify-items-start gap-5 outline-0">
      <Message tone="success">{sent.message}</Message>
      <p>
        Its number is <strong className="whitespace-nowrap text-indigo-900">{sent.number}</strong>.{' '}
        {sent.isMailed ? (
          <>
            A mail with it is on its way to you. You can{' '}
            <Link
              className="font-semibold text-indigo-800 underline decoration-indigo-400 underline-offset-4 hover:text-marigold-700"
              to={paths.inquiry.href()}
            >
              see where it stands
            </Link>
            .
          </>
        ) : (
          'Please name it when you write to us about it again.'
        )}
      </p>
      <Button look="secondary" onClick={onMore}>
        Send more feedback
      </Button>
    </div>
  )
}
