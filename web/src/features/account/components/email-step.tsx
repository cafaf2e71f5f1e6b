import { authEndpoints } from '@prangan/contract/endpoints/auth'
import { SendOtpInputSchema } from '@prangan/contract/schemas/accounts'
import { type FormEvent, useId } from 'react'
import { call } from '../../../http/client.ts'
import { refusalOf, useSubmission } from '../../../lib/use-submission.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { deviceId } from '../device.ts'
import { StepForm } from './step-form.tsx'
import { SubmitArea } from './submit-area.tsx'

const emailMissing = 'Please enter your email address.'
const words = {
  refused: 'Failed to send OTP.',
  network: 'An error occurred while sending OTP. Please try again.',
} as const

type EmailStepProps = {
  /** What was typed here before. */
  email: string
  onSent: (email: string, flow: string, message: string) => void
  onBack: () => void
}

/** The reset's first step: asks for a code to be mailed (`sendOtpReset`). */
export function EmailStep({ email, onSent, onBack }: EmailStepProps) {
  const { form, isBusy, message, error, refuse, wire, send } = useSubmission(words)
  const messageId = useId()

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('email') ?? '').trim()
    if (typed === '') return refuse({ message: emailMissing, fields: ['email'] })
    const input = SendOtpInputSchema.safeParse({ email: typed, device: deviceId() })
    if (!input.success) return refuse(refusalOf(input.error.issues))
    const sent = await send(() => call(authEndpoints, 'sendOtpReset', { body: input.data }), 'email')
    if (sent) onSent(input.data.email, sent.answer.flow, sent.answer.message)
  }

  return (
    <StepForm formRef={form} isBusy={isBusy} onSubmit={submit}>
      <Field label="Email" hint="The address that you log in with." error={error('email')}>
        {(control) => (
          <input
            {...wire('email', control, messageId)}
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={email}
          />
        )}
      </Field>
      <SubmitArea id={messageId} message={message}>
        <Button type="submit" busy={isBusy}>
          {isBusy ? 'Sending OTP...' : 'Send OTP'}
        </Button>
        <Button look="quiet" onClick={onBack}>
          Back to Login
        </Button>
      </SubmitArea>
    </StepForm>
  )
}
