import { useState } from 'react'
import { leastPasswordLength } from '../../../lib/password-rule.ts'
import type { FormFields } from '../../../lib/use-submit-form.ts'
import { messages } from '../../../messages/index.ts'
import { FormField } from '../../../ui/forms/form-field.tsx'
import { PasswordInput } from '../../../ui/forms/password-input.tsx'

/** A new password and the same again, with one switch that shows both. */
export function NewPasswordFields({ fields }: { fields: FormFields<'newPassword' | 'confirmPassword'> }) {
  const { account } = messages()
  const [isShown, setShown] = useState(false)
  return (
    <>
      <FormField
        fields={fields}
        name="newPassword"
        label={account.newPassword}
        hint={account.newPasswordHint(leastPasswordLength)}
      >
        {(control) => (
          <PasswordInput
            {...control}
            autoComplete="new-password"
            isShown={isShown}
            onToggle={() => setShown(!isShown)}
            what="passwords"
          />
        )}
      </FormField>
      <FormField fields={fields} name="confirmPassword" label={account.repeatPassword}>
        {(control) => <PasswordInput {...control} autoComplete="new-password" isShown={isShown} />}
      </FormField>
    </>
  )
}

export function AccountForPasswordManagers({ email }: { email: string }) {
  return (
    <input
      type="email"
      autoComplete="username"
      value={email}
      readOnly
      hidden
      tabIndex={-1}
      aria-hidden="true"
    />
  )
}
