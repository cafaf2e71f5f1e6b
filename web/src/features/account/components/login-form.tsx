import { LoginInputSchema } from '@prangan/contract/schemas/accounts'
import { type FormEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { CallError } from '../../../http/call-error.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Message } from '../../../ui/message.tsx'
import { prefetchAuth } from '../api/keep-token.ts'
import { signIn } from '../api/sign-in.ts'

const messages = {
  refused: 'Invalid username or password',
  network: 'An error occurred during login. Please try again.',
} as const

/** The words for a failed sign-in: the server's own where it answered, else that the network failed. */
function wordsFor(error: unknown): string {
  if (!(error instanceof CallError) || error.status === 0) return messages.network
  return error.message || messages.refused
}

/** Username and password. On success the session store changes, and whoever listens to it moves on. */
export function LoginForm({ notice }: { notice?: string | undefined }) {
  const [error, setError] = useState(notice)
  const [isBusy, setBusy] = useState(false)
  const [failures, setFailures] = useState(0)
  const password = useRef<HTMLInputElement>(null)
  const messageId = useId()

  // The fields were disabled and lost the focus; once they take it again, the password is there to be retyped.
  useEffect(() => {
    if (failures === 0) return
    password.current?.focus()
    password.current?.select()
  }, [failures])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const credentials = LoginInputSchema.safeParse(Object.fromEntries(new FormData(event.currentTarget)))
    if (!credentials.success) return setError(credentials.error.issues[0]?.message)
    setError(undefined)
    setBusy(true)
    try {
      await signIn(credentials.data)
    } catch (failure) {
      setError(wordsFor(failure))
      setBusy(false)
      setFailures((count) => count + 1)
    }
  }

  const describedBy = error ? messageId : undefined
  return (
    <form method="post" noValidate onSubmit={submit} onFocus={prefetchAuth} aria-busy={isBusy}>
      <fieldset disabled={isBusy} className="grid gap-5">
        <Field label="Username">
          {(wiring) => (
            <input
              {...wiring}
              name="uname"
              type="text"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              aria-describedby={describedBy}
            />
          )}
        </Field>
        <PasswordField inputRef={password} describedBy={describedBy} />
        <div id={messageId}>
          <Message tone="error">{error}</Message>
        </div>
        <Button type="submit" busy={isBusy}>
          {isBusy ? 'Logging in...' : 'Login'}
        </Button>
      </fieldset>
    </form>
  )
}

type PasswordFieldProps = {
  inputRef: RefObject<HTMLInputElement | null>
  describedBy: string | undefined
}

/** The password, with a button that shows it. */
function PasswordField({ inputRef, describedBy }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  return (
    <Field label="Password">
      {({ className, ...wiring }) => (
        <div className="relative">
          <input
            {...wiring}
            ref={inputRef}
            name="psw"
            type={isShown ? 'text' : 'password'}
            autoComplete="current-password"
            className={`${className} pr-20`}
            aria-describedby={describedBy}
          />
          <button
            type="button"
            aria-label={isShown ? 'Hide password' : 'Show password'}
            onClick={() => setShown(!isShown)}
            className="absolute inset-y-1 right-1 rounded-card px-3 text-sm font-semibold text-indigo-800 hover:bg-indigo-50"
          >
            {isShown ? 'Hide' : 'Show'}
          </button>
        </div>
      )}
    </Field>
  )
}
