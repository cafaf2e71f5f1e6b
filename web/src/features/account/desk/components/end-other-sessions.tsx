import { withReason } from '../../../../lib/failure-messages.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import { FormCard } from '../../../../ui/desk/form-card.tsx'
import { CurrentPasswordField } from '../../components/current-password-field.tsx'
import { EndOtherSessionsFormSchema } from '../../form-schemas.ts'
import { endOtherSessions } from '../api/end-other-sessions.ts'
import { usePasswordForm } from './use-password-form.ts'

const texts = () => deskMessages().accounts.otherSessions

/** A person at a desk signs out everywhere else. It takes the password, so that nobody at a forgotten screen does it. */
export function EndOtherSessions() {
  const { fields, card } = usePasswordForm({
    schema: EndOtherSessionsFormSchema,
    failure: withReason(texts()),
    send: async (typed) => texts().done(await endOtherSessions(typed)),
  })
  return (
    <FormCard isSecond title={texts().title} text={texts().text} {...card} submit={texts().submit}>
      <div className="grid gap-5 sm:max-w-md">
        <CurrentPasswordField fields={fields} label={texts().password} what="password" />
      </div>
    </FormCard>
  )
}
