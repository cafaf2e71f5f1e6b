import { type MouseEvent, useState } from 'react'
import { withReason } from '../../../lib/failure-messages.ts'
import { useSubmitForm } from '../../../lib/use-submit-form.ts'
import { messages } from '../../../messages/index.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { FormField } from '../../../ui/forms/form-field.tsx'
import { PasswordInput } from '../../../ui/forms/password-input.tsx'
import { prefetchAuth } from '../api/keep-token.ts'
import { type Credentials, type SignedIn, signIn } from '../api/sign-in.ts'
import { LoginFormSchema } from '../form-schemas.ts'
import { StepForm } from './step-form.tsx'
import { SubmitArea } from './submit-area.tsx'

type LoginFormProps = {
  /** `username` is what was typed, which may be no e-mail address. */
  onForgotten: (username: string) => void
  onSubmit: () => void
  onSignedIn: (signedIn: SignedIn, credentials: Credentials) => void
}

/** Username and password. With nothing to settle the session store changes, and what listens to it moves on. */
export function LoginForm({ onForgotten, onSubmit, onSignedIn }: LoginFormProps) {
  const { account } = messages()
  const { form, formProps, fields, isBusy, message, messageId } = useSubmitForm({
    schema: LoginFormSchema,
    failure: withReason({ refused: account.loginRefused, network: account.loginFailed }),
    blamed: 'psw',
    send: signIn,
    onSent: onSignedIn,
  })
  const [isShown, setShown] = useState(false)

  return (
    <StepForm
      {...formProps}
      isBusy={isBusy}
      onSubmit={(event) => {
        onSubmit()
        formProps.onSubmit(event)
      }}
      onFocus={prefetchAuth}
    >
      <FormField fields={fields} name="uname" label={account.username}>
        {(control) => (
          <input
            {...control}
            type="text"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </FormField>
      <FormField fields={fields} name="psw" label={account.password}>
        {(control) => (
          <PasswordInput
            {...control}
            autoComplete="current-password"
            isShown={isShown}
            onToggle={() => setShown(!isShown)}
          />
        )}
      </FormField>
      <ForgottenLink isOff={isBusy} onForgotten={() => onForgotten(form.getValues('uname') ?? '')} />
      <SubmitArea id={messageId} message={message}>
        <Button type="submit" busy={isBusy}>
          {isBusy ? account.loggingIn : account.login}
        </Button>
      </SubmitArea>
    </StepForm>
  )
}

/** Switches to the password reset. A link, since each step is an entry of the browser's history. */
function ForgottenLink({ isOff, onForgotten }: { isOff: boolean; onForgotten: () => void }) {
  const forget = (event: MouseEvent) => {
    event.preventDefault()
    if (!isOff) onForgotten()
  }
  return (
    <p className="-my-2 text-end text-sm">
      <a
        href={paths.login.href()}
        aria-disabled={isOff || undefined}
        onClick={forget}
        data-replay=""
        className="inline-block py-1 font-semibold text-indigo-800 underline hover:text-marigold-700"
      >
        {messages().account.forgotten}
      </a>
    </p>
  )
}
