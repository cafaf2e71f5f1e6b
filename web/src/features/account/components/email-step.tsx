import { authEndpoints } from '@prangan/contract/endpoints/auth'
import { call } from '../../../http/client.ts'
import { deviceId } from '../../../lib/device.ts'
import { withReason } from '../../../lib/failure-messages.ts'
import { useSubmitForm } from '../../../lib/use-submit-form.ts'
import { messages } from '../../../messages/index.ts'
import { language } from '../../../messages/language.ts'
import { Button } from '../../../ui/button.tsx'
import { FormField } from '../../../ui/forms/form-field.tsx'
import { EmailFormSchema } from '../form-schemas.ts'
import { StepForm } from './step-form.tsx'
import { SubmitArea } from './submit-area.tsx'

type EmailStepProps = {
  email: string
  onSent: (email: string, flow: string) => void
  /** Somebody has a code already: the office requested it. */
  onHasCode: (email: string) => void
  onBack: () => void
}

/** The first step of the password reset: asks for a code to be mailed. */
export function EmailStep({ email, onSent, onHasCode, onBack }: EmailStepProps) {
  const { account } = messages()
  const { form, formProps, fields, isBusy, message, messageId } = useSubmitForm({
    schema: EmailFormSchema,
    defaultValues: { email },
    failure: withReason({ refused: account.codeRefused, network: account.codeFailed }),
    blamed: 'email',
    send: ({ email }) => {
      const body = { email, device: deviceId(), language: language() }
      return call(authEndpoints, 'sendOtpReset', { body })
    },
    onSent: ({ flow }, { email }) => onSent(email, flow),
  })
  const enterCode = async () => {
    if (await form.trigger('email', { shouldFocus: true })) onHasCode(form.getValues('email').trim())
  }
  return (
    <StepForm {...formProps} isBusy={isBusy}>
      <FormField fields={fields} name="email" label={account.email} hint={account.emailHint}>
        {(control) => (
          <input {...control} type="email" autoComplete="username" autoCapitalize="none" spellCheck={false} />
        )}
      </FormField>
      <SubmitArea id={messageId} message={message}>
        <Button type="submit" busy={isBusy}>
          {isBusy ? account.sendingCode : account.sendCode}
        </Button>
        <div className="flex flex-wrap justify-center gap-x-2">
          <Button look="quiet" onClick={onBack}>
            {account.back}
          </Button>
          <Button look="quiet" onClick={enterCode}>
            {account.haveCode}
          </Button>
        </div>
      </SubmitArea>
    </StepForm>
  )
}
