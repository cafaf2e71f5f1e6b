import { authEndpoints } from '@prangan/contract/endpoints/auth'
import { limits } from '@prangan/contract/limits'
import type { ClipboardEvent } from 'react'
import { call } from '../../../http/client.ts'
import { useSubmitForm } from '../../../lib/use-submit-form.ts'
import { Button } from '../../../ui/button.tsx'
import { FormField } from '../../../ui/form-field.tsx'
import { deviceId } from '../device.ts'
import { CodeFormSchema } from '../form-schemas.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { StepForm } from './step-form.tsx'
import { SubmitArea } from './submit-area.tsx'

const failureMessages = {
  refused: 'Failed to reset password.',
  network: 'An error occurred while resetting password. Please try again.',
} as const

type CodeStepProps = {
  /** The account that the code is for. */
  email: string
  /** The request that it was mailed for; undefined if the office requested it. */
  flow: string | undefined
  onReset: (message: string) => void
  onAskAgain: () => void
  onBack: () => void
}

/** The second step of the password reset: the mailed code and a new password, typed twice. */
export function CodeStep({ email, flow, onReset, onAskAgain, onBack }: CodeStepProps) {
  const { form, formProps, fields, isBusy, message, messageId } = useSubmitForm({
    schema: CodeFormSchema,
    failure: failureMessages,
    blamed: 'otp',
    send: ({ otp, newPassword }) => {
      const body = { otp, newPassword, email, flow, device: deviceId() }
      return call(authEndpoints, 'resetPassword', { body })
    },
    onSent: (answer) => onReset(answer.message),
  })
  /** A code is often copied with spaces, which would not fit into the box. */
  const pasteCode = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault()
    const code = event.clipboardData.getData('text').replaceAll(/\s/g, '')
    form.setValue('otp', code.slice(0, limits.otp.digits))
  }

  return (
    <StepForm {...formProps} isBusy={isBusy}>
      <AccountForPasswordManagers email={email} />
      <FormField fields={fields} name="otp" label="OTP" hint="The six digits from the mail.">
        {({ className, ...control }) => (
          <input
            {...control}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={limits.otp.digits}
            onPaste={pasteCode}
            className={`${className} tracking-widest tabular-nums`}
          />
        )}
      </FormField>
      <NewPasswordFields fields={fields} />
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

/** Tells password managers which account the new password is for. */
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
