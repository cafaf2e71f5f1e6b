import { FormCard } from '../../../../ui/desk/form-card.tsx'
import { CurrentPasswordField } from '../../components/current-password-field.tsx'
import { EndOtherSessionsFormSchema } from '../../form-schemas.ts'
import { endOtherSessions } from '../api/end-other-sessions.ts'
import { usePasswordForm } from './use-password-form.ts'

const failureMessages = {
  refused: 'Failed to end your other sessions.',
  network: 'An error occurred while ending your other sessions. Please try again.',
} as const

/** A person at a desk signs out everywhere else. It takes the password, so that nobody at a forgotten screen does it. */
export function EndOtherSessions() {
  const { fields, card } = usePasswordForm({
    schema: EndOtherSessionsFormSchema,
    failure: failureMessages,
    send: endOtherSessions,
  })
  return (
    <FormCard
      isSecond
      title="Your other sessions"
      text="For when you forgot to log out on another computer, or lost a phone: you stay signed in here, and are signed out everywhere else."
      {...card}
      submit={['End my other sessions', 'Ending...']}
    >
      <div className="grid gap-5 sm:max-w-md">
        <CurrentPasswordField fields={fields} label="Your Password" what="password" />
      </div>
    </FormCard>
  )
}
