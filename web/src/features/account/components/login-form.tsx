import { LoginInputSchema } from '@prangan/contract/schemas/accounts'
import { type FormEvent, type MouseEvent, useId, useState } from 'react'
import { useSubmission } from '../../../lib/use-submission.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { PasswordBox } from '../../../ui/password-box.tsx'
import { prefetchAuth } from '../api/keep-token.ts'
import { signIn } from '../api/sign-in.ts'
import { StepForm } from './step-form.tsx'
import { SubmitArea } from './submit-area.tsx'

const words = {
  refused: 'Invalid username or password',
  network: 'An error occurred during login. Please try again.',
} as const

type LoginFormProps = {
  onForgotten: () => void
  /** What was said before is out of date. */
  onSubmit: () => void
}

/** Username and password. On success the session store changes, and whoever listens to it moves on. */
export function LoginForm({ onForgotten, onSubmit }: LoginFormProps) {
  const { form, isBusy, message, refuse, wire, send } = useSubmission(words)
  const [isShown, setShown] = useState(false)
  const messageId = useId()

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSubmit()
    const credentials = LoginInputSchema.safeParse(Object.fromEntries(new FormData(event.currentTarget)))
    if (credentials.success) return void (await send(() => signIn(credentials.data), 'psw'))
    const [issue] = credentials.error.issues
    refuse({ message: issue?.message ?? words.refused, fields: [String(issue?.path[0])] })
  }

  return (
    <StepForm formRef={form} isBusy={isBusy} onSubmit={submit} onFocus={prefetchAuth}>
      <Field label="Username">
        {(control) => (
          <input
            {...wire('uname', control, messageId)}
            type="text"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      <Field label="Password">
        {(control) => (
          <PasswordBox
            {...wire('psw', control, messageId)}
            autoComplete="current-password"
            isShown={isShown}
            onToggle={() => setShown(!isShown)}
          />
        )}
      </Field>
      <ForgottenLink isOff={isBusy} onForgotten={onForgotten} />
      <SubmitArea id={messageId} message={message}>
        <Button type="submit" busy={isBusy}>
          {isBusy ? 'Logging in...' : 'Login'}
        </Button>
      </SubmitArea>
    </StepForm>
  )
}

/** Switches to the reset. A link, since the reset is a place in the browser's history. */
function ForgottenLink({ isOff, onForgotten }: { isOff: boolean; onForgotten: () => void }) {
  const forget = (event: MouseEvent) => {
    event.preventDefault()
    if (!isOff) onForgotten()
  }
  return (
    <p className="-my-2 text-right text-sm">
      <a
        href={paths.login.href()}
        aria-disabled={isOff || undefined}
        onClick={forget}
        data-replay=""
        className="inline-block py-1 font-semibold text-indigo-800 underline decoration-indigo-400 underline-offset-4 hover:text-marigold-700"
      >
        Forgot Password?
      </a>
    </p>
  )
}
