import { useState } from 'react'
import type { FormFields } from '../../../lib/use-submit-form.ts'
import type { Messages } from '../../../messages/index.ts'
import { FormField } from '../../../ui/forms/form-field.tsx'
import { PasswordInput } from '../../../ui/forms/password-input.tsx'
import { useSession } from '../session.ts'

type CurrentPasswordFieldProps = {
  fields: FormFields<'currentPassword'>
  label: string
  what: keyof Messages['controls']['reveal']
}

export function CurrentPasswordField({ fields, label, what }: CurrentPasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  const session = useSession()
  return (
    <>
      {/* Tells password managers which account it is for. */}
      <input type="text" autoComplete="username" value={session?.username ?? ''} readOnly hidden />
      <FormField fields={fields} name="currentPassword" label={label}>
        {(control) => (
          <PasswordInput
            {...control}
            autoComplete="current-password"
            isShown={isShown}
            onToggle={() => setShown(!isShown)}
            what={what}
          />
        )}
      </FormField>
    </>
  )
}
