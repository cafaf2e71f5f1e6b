import { useState } from 'react'
import { useSubmitForm } from '../../../../lib/use-submit-form.ts'
import { Button } from '../../../../ui/button.tsx'
import { FormCard } from '../../../../ui/desk/form-card.tsx'
import { Message } from '../../../../ui/message.tsx'
import { CurrentPasswordField } from '../../components/current-password-field.tsx'
import { EndOtherSessionsFormSchema } from '../../form-schemas.ts'
import { endOtherSessions } from '../api/end-other-sessions.ts'

const failureMessages = {
  refused: 'Failed to end your other sessions.',
  network: 'An error occurred while ending your other sessions. Please try again.',
} as const

/** A person at a desk signs out everywhere else. It takes the password, so that nobody at a forgotten screen does it. */
export function EndOtherSessions() {
  const [done, setDone] = useState<string>()
  const { form, formProps, fields, isBusy, message, messageId } = useSubmitForm({
    schema: EndOtherSessionsFormSchema,
    failure: failureMessages,
    blamed: 'currentPassword',
    send: endOtherSessions,
    onSent: (message) => {
      form.reset()
      setDone(message)
    },
  })
  return (
    <FormCard
      isSecond
      title="Your other sessions"
      text="For when you forgot to log out on another computer, or lost a phone: you stay signed in here, and are signed out everywhere else."
      formProps={{
        ...formProps,
        onSubmit: (event) => {
          setDone(undefined)
          formProps.onSubmit(event)
        },
      }}
      isBusy={isBusy}
      messages={
        <div id={messageId}>
          <Message tone="success">{done}</Message>
          <Message tone="error">{message}</Message>
        </div>
      }
      actions={
        <Button type="submit" look="secondary" busy={isBusy}>
          {isBusy ? 'Ending...' : 'End my other sessions'}
        </Button>
      }
    >
      <div className="grid gap-5 sm:max-w-md">
        <CurrentPasswordField fields={fields} label="Your Password" what="password" />
      </div>
    </FormCard>
  )
}
