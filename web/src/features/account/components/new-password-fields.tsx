import { useState } from 'react'
import { passwordHint } from '../../../lib/password-rule.ts'
import type { FormFields } from '../../../lib/use-submit-form.ts'
import { FormField } from '../../../ui/form-field.tsx'
import { PasswordBox } from '../../../ui/password-box.tsx'

/** A new password and the same again, with one switch that shows both. */
export function NewPasswordFields({ fields }: { fields: FormFields<'newPassword' | 'confirmPassword'> }) {
  const [isShown, setShown] = useState(false)
  return (
    <>
      <FormField
        fields={fields}
        name="newPassword"
        label="New Password"
        hint={`${passwordHint} A few words that only you would put together are best.`}
      >
        {(control) => (
          <PasswordBox
            {...control}
            autoComplete="new-password"
            isShown={isShown}
            onToggle={() => setShown(!isShown)}
            what="passwords"
          />
        )}
      </FormField>
      <FormField fields={fields} name="confirmPassword" label="Confirm New Password">
        {(control) => <PasswordBox {...control} autoComplete="new-password" isShown={isShown} />}
      </FormField>
    </>
  )
}
