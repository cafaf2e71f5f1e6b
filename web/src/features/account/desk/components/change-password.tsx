import { FormCard } from '../../../../ui/desk/form-card.tsx'
import { LeaveDialog } from '../../../../ui/desk/leave-dialog.tsx'
import { useLeaveGuard } from '../../../../ui/desk/use-leave-guard.ts'
import { CurrentPasswordField } from '../../components/current-password-field.tsx'
import { NewPasswordFields } from '../../components/new-password-fields.tsx'
import { ChangePasswordFormSchema } from '../../form-schemas.ts'
import { changePassword } from '../api/change-password.ts'
import { EndOtherSessions } from './end-other-sessions.tsx'
import { usePasswordForm } from './use-password-form.ts'

const failureMessages = {
  refused: 'Failed to change the password.',
  network: 'An error occurred while changing the password. Please try again.',
} as const

/** A person at a desk changes their own password, and enters the current one; below, they end their other sessions. */
export function ChangePassword() {
  const { form, fields, card } = usePasswordForm({
    schema: ChangePasswordFormSchema,
    failure: failureMessages,
    send: changePassword,
  })
  // Passwords are never stored as a draft. The browser may have filled in the current one by itself.
  const guard = useLeaveGuard({
    hasUnsaved: () => form.getValues(['newPassword', 'confirmPassword']).some(Boolean),
  })

  return (
    <>
      <FormCard
        title="Change Password"
        text="You stay signed in here; every other session of yours ends. A mail tells you of the change."
        {...card}
        submit={['Change Password', 'Changing...']}
      >
        <div className="grid gap-5 sm:max-w-md">
          <CurrentPasswordField fields={fields} label="Current Password" what="currentPassword" />
          <NewPasswordFields fields={fields} />
        </div>
      </FormCard>
      <EndOtherSessions />
      <LeaveDialog {...guard.question} />
    </>
  )
}
