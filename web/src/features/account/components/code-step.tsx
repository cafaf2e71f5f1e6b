import { authEndpoints } from '@prangan/contract/endpoints/auth'
import { limits } from '@prangan/contract/limits'
import { ResetPasswordInputSchema } from '@prangan/contract/schemas/accounts'
import { type ClipboardEvent, type FormEvent, useId } from 'react'
import { call } from '../../../http/client.ts'
import { complaintAboutPassword } from '../../../lib/password-rule.ts'
import { type Refusal, refusalOf, useSubmission } from '../../../lib/use-submission.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { deviceId } from '../device.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { StepForm } from './step-form.tsx'
import { SubmitArea } from './submit-area.tsx'

const words = {
  refused: 'Failed to reset password.',
  network: 'An error occurred while resetting password. Please try again.',
} as const

const fields = ['otp', 'newPassword', 'confirmPassword'] as const
type Typed = Record<(typeof fields)[number], string>

/** What can be said before the server is asked. */
function complaint(typed: Typed): Refusal | null {
  const blank = fields.filter((name) => typed[name].trim() === '')
  if (blank.length > 0) return { message: 'All fields are required.', fields: blank }
  if (typed.newPassword !== typed.confirmPassword) {
    return { message: 'New password and confirm password do not match.', fields: ['confirmPassword'] }
  }
  const tooShort = complaintAboutPassword(typed.newPassword)
  return tooShort ? { errors: { newPassword: tooShort }, fields: ['newPassword'] } : null
}

/** A code copied with spaces around or within it is the same code; the box's own limit would cut it short. */
function pasteCode(event: ClipboardEvent<HTMLInputElement>): void {
  event.preventDefault()
  const code = event.clipboardData.getData('text').replaceAll(/\s/g, '')
  event.currentTarget.value = code.slice(0, limits.otp.digits)
}

type CodeStepProps = {
  /** Whose code it is. */
  email: string
  /** The request that it was mailed for. */
  flow: string
  onReset: (message: string) => void
  onAskAgain: () => void
  onBack: () => void
}

/** The reset's second step: the mailed code and a new password, twice (`resetPassword`). */
export function CodeStep({ email, flow, onReset, onAskAgain, onBack }: CodeStepProps) {
  const { form, isBusy, message, error, refuse, wire, send } = useSubmission(words)
  const messageId = useId()

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = Object.fromEntries(new FormData(event.currentTarget)) as Typed
    const wrong = complaint(typed)
    if (wrong) return refuse(wrong)
    const input = ResetPasswordInputSchema.safeParse({ ...typed, email, flow, device: deviceId() })
    if (!input.success) return refuse(refusalOf(input.error.issues))
    const done = await send(() => call(authEndpoints, 'resetPassword', { body: input.data }), 'otp')
    if (done) onReset(done.answer.message)
  }

  return (
    <StepForm formRef={form} isBusy={isBusy} onSubmit={submit}>
      <AccountForPasswordManagers email={email} />
      <Field label="OTP" hint="The six digits from the mail." error={error('otp')}>
        {({ className, ...control }) => (
          <input
            {...wire('otp', { ...control, className }, messageId)}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={limits.otp.digits}
            onPaste={pasteCode}
            className={`${className} tracking-widest tabular-nums`}
          />
        )}
      </Field>
      <NewPasswordFields wire={wire} error={error} messageId={messageId} />
      <SubmitArea id={messageId} message={message}>
        <Button type="submit" busy={isBusy}>
          {isBusy ? 'Resetting Password...' : 'Reset Password'}
        </Button>
        <div className="flex flex-wrap justify-center gap-x-2">
          <Button look="quiet" onClick={onBack}>
            Back to Login
          </Button>
          <Button look="quiet" onClick={onAskAgain}>
            Ask for a new code
          </Button>
        </div>
      </SubmitArea>
    </StepForm>
  )
}

/** Tells password managers whose new password it is. */
function AccountForPasswordManagers({ email }: { email: string }) {
  return (
    <input
      type="email"
      autoComplete="username"
      value={email}
      readOnly
      hidden
      tabIndex={-1}
      aria-hidden="true"
    />
  )
}
