import { type FormEvent, useId, useState } from 'react'
import { complaintAboutPassword } from '../../../../lib/password-rule.ts'
import { type Refusal, useSubmission } from '../../../../lib/use-submission.ts'
import { Button } from '../../../../ui/button.tsx'
import { FormCard } from '../../../../ui/desk/form-card.tsx'
import { LeaveQuestion } from '../../../../ui/desk/leave-question.tsx'
import { useLeaveGuard } from '../../../../ui/desk/use-leave-guard.ts'
import { Field } from '../../../../ui/field.tsx'
import { Message } from '../../../../ui/message.tsx'
import { PasswordBox } from '../../../../ui/password-box.tsx'
import { NewPasswordFields } from '../../components/new-password-fields.tsx'
import { useSession } from '../../session.ts'
import { changePassword } from '../api/change-password.ts'

const messages = {
  refused: 'Failed to change the password.',
  network: 'An error occurred while changing the password. Please try again.',
} as const

const fields = ['currentPassword', 'newPassword', 'confirmPassword'] as const
type Typed = Record<(typeof fields)[number], string>

/** What can be said before the server is asked. */
function complaint(typed: Typed): Refusal | null {
  const blank = fields.filter((name) => typed[name] === '')
  if (blank.length > 0) return { message: 'All fields are required.', fields: blank }
  if (typed.newPassword !== typed.confirmPassword) {
    return { message: 'New password and confirm password do not match.', fields: ['confirmPassword'] }
  }
  const tooShort = complaintAboutPassword(typed.newPassword)
  return tooShort ? { errors: { newPassword: tooShort }, fields: ['newPassword'] } : null
}

/** Says whether a new password stands in the form. The current one may be the browser's doing, which fills it in by itself. */
function hasNewPassword(form: HTMLFormElement | null): boolean {
  const boxes = [...(form?.elements ?? [])].filter((element) => element instanceof HTMLInputElement)
  return boxes.some(({ name, value }) => /^(new|confirm)Password$/.test(name) && value !== '')
}

/** The person at a desk changes their own password, and says the current one. */
export function ChangePassword() {
  const { form, isBusy, message, error, refuse, wire, send } = useSubmission(messages)
  const [done, setDone] = useState<string>()
  const [isShown, setShown] = useState(false)
  const messageId = useId()
  const session = useSession()
  // Passwords are kept nowhere.
  const guard = useLeaveGuard({ hasUnsaved: () => hasNewPassword(form.current) })

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setDone(undefined)
    const sent = event.currentTarget
    const typed = Object.fromEntries(new FormData(sent)) as Typed
    const wrong = complaint(typed)
    if (wrong) return refuse(wrong)
    const changed = await send(() => changePassword(typed), 'currentPassword')
    if (!changed) return
    sent.reset()
    setDone(changed.answer)
  }

  return (
    <>
      <FormCard
        title="Change Password"
        text="You stay signed in here; every other session of yours ends. A mail tells you of the change."
        formRef={form}
        onSubmit={submit}
        isBusy={isBusy}
        messages={
          <div id={messageId}>
            <Message tone="success">{done}</Message>
            <Message tone="error">{message}</Message>
          </div>
        }
        actions={
          <Button type="submit" busy={isBusy}>
            {isBusy ? 'Changing...' : 'Change Password'}
          </Button>
        }
      >
        <div className="grid gap-5 sm:max-w-md">
          {/* Tells password managers whose password it is. */}
          <input type="text" autoComplete="username" value={session?.username ?? ''} readOnly hidden />
          <Field label="Current Password" error={error('currentPassword')}>
            {(control) => (
              <PasswordBox
                {...wire('currentPassword', control, messageId)}
                autoComplete="current-password"
                isShown={isShown}
                onToggle={() => setShown(!isShown)}
                what="current password"
              />
            )}
          </Field>
          <NewPasswordFields wire={wire} error={error} messageId={messageId} />
        </div>
      </FormCard>
      <LeaveQuestion {...guard.question} />
    </>
  )
}
