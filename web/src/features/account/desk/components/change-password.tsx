import * as plugins from '@prangan/plugins/web/desk/personal'
import { withReason } from '../../../../lib/failure-messages.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import { FormCard } from '../../../../ui/desk/form-card.tsx'
import { LazyParts } from '../../../../ui/desk/lazy-parts.tsx'
import { LeaveDialog } from '../../../../ui/desk/leave-dialog.tsx'
import { useLeaveGuard } from '../../../../ui/desk/use-leave-guard.ts'
import { CurrentPasswordField } from '../../components/current-password-field.tsx'
import { NewPasswordFields } from '../../components/new-password-fields.tsx'
import { ChangePasswordFormSchema } from '../../form-schemas.ts'
import { changePassword } from '../api/change-password.ts'
import { EndOtherSessions } from './end-other-sessions.tsx'
import { usePasswordForm } from './use-password-form.ts'

const texts = () => deskMessages().accounts.changePassword

/** A person at a desk changes their own password, and enters the current one; below, they end their other sessions, and plugins add what else is theirs. */
export function ChangePassword() {
  const { form, fields, card } = usePasswordForm({
    schema: ChangePasswordFormSchema,
    failure: withReason(texts()),
    send: async (typed) => texts().done(await changePassword(typed)),
  })
  // Passwords are never stored as a draft. The browser may have filled in the current one.
  const guard = useLeaveGuard({
    hasUnsaved: () => form.getValues(['newPassword', 'confirmPassword']).some(Boolean),
  })

  return (
    <>
      <FormCard title={texts().title} text={texts().text} {...card} submit={texts().submit}>
        <div className="grid gap-5 sm:max-w-md">
          <CurrentPasswordField fields={fields} label={texts().current} what="currentPassword" />
          <NewPasswordFields fields={fields} />
        </div>
      </FormCard>
      <EndOtherSessions />
      <LazyParts parts={plugins.account} />
      <LeaveDialog {...guard.question} />
    </>
  )
}
