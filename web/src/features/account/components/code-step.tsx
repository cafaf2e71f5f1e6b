import { authEndpoints } from '@prangan/contract/endpoints/auth'
import { limits } from '@prangan/contract/limits'
import type { ClipboardEvent } from 'react'
import { call } from '../../../http/client.ts'
import { deviceId } from '../../../lib/device.ts'
import { withReason } from '../../../lib/failure-messages.ts'
import { useSubmitForm } from '../../../lib/use-submit-form.ts'
import { messages } from '../../../messages/index.ts'
import { language } from '../../../messages/language.ts'
import { Button } from '../../../ui/button.tsx'
import { FormField } from '../../../ui/forms/form-field.tsx'
import { CodeFormSchema } from '../form-schemas.ts'
import { AccountForPasswordManagers, NewPasswordFields } from './new-password-fields.tsx'
import { StepForm } from './step-form.tsx'
import { SubmitArea } from './submit-area.tsx'

type CodeStepProps = {
  email: string
  /** The request that it was mailed for; undefined if the office requested it. */
  flow: string | undefined
  onReset: () => void
  onAskAgain: () => void
  onBack: () => void
}

/** The second step of the password reset: the mailed code and a new password, typed twice. */
export function CodeStep({ email, flow, onReset, onAskAgain, onBack }: CodeStepProps) {
  const { account } = messages()
  const { form, formProps, fields, isBusy, message, messageId } = useSubmitForm({
    schema: CodeFormSchema,
    failure: withReason({ refused: account.resetRefused, network: account.resetFailed }),
    blamed: 'otp',
    send: ({ otp, newPassword }) => {
      const body = { otp, newPassword, email, flow, device: deviceId(), language: language() }
      return call(authEndpoints, 'resetPassword', { body })
    },
    onSent: onReset,
  })
  /** A code is often copied with spaces, which would not fit into the input. */
  const pasteCode = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault()
    const code = event.clipboardData.getData('text').replaceAll(/\s/g, '')
    form.setValue('otp', code.slice(0, limits.otp.digits))
  }

  return (
    <StepForm {...formProps} isBusy={isBusy}>
      <AccountForPasswordManagers email={email} />
      <FormField fields={fields} name="otp" label={account.code} hint={account.codeHint}>
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
          {isBusy ? account.resetting : account.reset}
        </Button>
        <div className="flex flex-wrap justify-center gap-x-2">
          <Button look="quiet" onClick={onBack}>
            {account.back}
          </Button>
          <Button look="quiet" onClick={onAskAgain}>
            {account.askAgain}
          </Button>
        </div>
      </SubmitArea>
    </StepForm>
  )
}
