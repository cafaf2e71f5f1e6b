import { useState } from 'react'
import { passwordHint } from '../../../lib/password-rule.ts'
import type { Submission } from '../../../lib/use-submission.ts'
import { Field } from '../../../ui/field.tsx'
import { PasswordBox } from '../../../ui/password-box.tsx'

type NewPasswordFieldsProps = Pick<Submission, 'wire' | 'error'> & { messageId: string }

/** A new password and the same again, with one switch that shows both. */
export function NewPasswordFields({ wire, error, messageId }: NewPasswordFieldsProps) {
  const [isShown, setShown] = useState(false)
  return (
    <>
      <Field
        label="New Password"
        hint={`${passwordHint} A few words that only you would put together are best.`}
        error={error('newPassword')}
      >
        {(control) => (
          <PasswordBox
            {...wire('newPassword', control, messageId)}
            autoComplete="new-password"
            isShown={isShown}
            onToggle={() => setShown(!isShown)}
            what="passwords"
          />
        )}
      </Field>
      <Field label="Confirm New Password">
        {(control) => (
          <PasswordBox
            {...wire('confirmPassword', control, messageId)}
            autoComplete="new-password"
            isShown={isShown}
          />
        )}
      </Field>
    </>
  )
}
