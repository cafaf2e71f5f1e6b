import { feedbackEndpoints } from '@prangan/contract/endpoints/feedback'
import { limits } from '@prangan/contract/limits'
import { FeedbackInputSchema, type FeedbackRole, feedbackRoles } from '@prangan/contract/schemas/feedback'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { feedback } from '../../../content/feedback.ts'
import { call } from '../../../http/client.ts'
import { provingMessage, usePublicForm } from '../../../lib/use-public-form.ts'
import { refusalOf, type Submission } from '../../../lib/use-submission.ts'
import { Button } from '../../../ui/button.tsx'
import { type ControlProps, Field } from '../../../ui/field.tsx'
import { FormTrap } from '../../../ui/form-trap.tsx'
import { Message } from '../../../ui/message.tsx'

const words = {
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

/** Feedback to the office (`sendFeedback`), with or without a name. */
export function FeedbackForm() {
  const submission = usePublicForm(words)
  const { form, isBusy, isProving, message, refuse, send } = submission
  const [thanks, setThanks] = useState('')
  const messageId = useId()

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const input = FeedbackInputSchema.safeParse(Object.fromEntries(new FormData(event.currentTarget)))
    if (!input.success) return refuse(refusalOf(input.error.issues))
    const sent = await send(
      (options) => call(feedbackEndpoints, 'sendFeedback', { body: input.data }, { form: options }),
      'message',
    )
    if (sent) setThanks(sent.answer.message)
  }

  if (thanks) return <Thanks text={thanks} onMore={() => setThanks('')} />
  return (
    <form ref={form} method="post" noValidate onSubmit={submit} aria-label="Feedback" aria-busy={isBusy}>
      <fieldset disabled={isBusy} className="grid gap-5">
        <FeedbackFields submission={submission} messageId={messageId} />
        <div id={messageId}>
          <Message tone="error">{message}</Message>
          <Message tone="info">{isProving && provingMessage}</Message>
        </div>
        <FormTrap />
        <Button type="submit" busy={isBusy} className="justify-self-start max-sm:w-full">
          {isBusy ? 'Sending…' : 'Send feedback'}
        </Button>
      </fieldset>
    </form>
  )
}

function FeedbackFields({ submission, messageId }: { submission: Submission; messageId: string }) {
  const { wire, error } = submission
  const field = (name: string, control: ControlProps) => wire(name, control, messageId)
  return (
    <>
      <Field label="I am" error={error('role')} required>
        {(control) => (
          <select {...field('role', control)} required defaultValue="">
            <option value="">Please choose</option>
            {feedbackRoles.map((role) => (
              <option key={role} value={role}>
                {roles[role]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label="Subject" error={error('subject')} required>
        {(control) => (
          <input {...field('subject', control)} type="text" required maxLength={limits.text.short} />
        )}
      </Field>
      <Field label="Message" error={error('message')} required>
        {(control) => (
          <textarea {...field('message', control)} rows={6} required maxLength={limits.text.long} />
        )}
      </Field>
      <p className="text-sm text-muted">{feedback.privacy.en}</p>
      <div className="grid gap-5 md:grid-cols-2">
        <Field label="Name (optional)" error={error('name')}>
          {(control) => (
            <input {...field('name', control)} type="text" autoComplete="name" maxLength={limits.text.name} />
          )}
        </Field>
        <Field label="E-mail (optional)" error={error('email')}>
          {(control) => (
            <input
              {...field('email', control)}
              type="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={limits.text.email}
            />
          )}
        </Field>
      </div>
    </>
  )
}

/** The end of it; whoever has more to say begins anew. */
function Thanks({ text, onMore }: { text: string; onMore: () => void }) {
  const words = useRef<HTMLDivElement>(null)
  useEffect(() => words.current?.focus(), [])
  return (
    <div ref={words} tabIndex={-1} className="grid justify-items-start gap-5 outline-0">
      <Message tone="success">{text}</Message>
      <Button look="secondary" onClick={onMore}>
        Send more feedback
      </Button>
    </div>
  )
}
