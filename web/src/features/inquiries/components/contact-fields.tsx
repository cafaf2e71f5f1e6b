import { limits } from '@prangan/contract/limits'
import type { FormFields } from '../../../lib/use-submit-form.ts'
import { EmailInput } from '../../../ui/email-input.tsx'
import { FormField } from '../../../ui/form-field.tsx'

/** Name, e-mail address and mobile number of somebody who writes to the office. */
export function ContactFields({ fields }: { fields: FormFields<'name' | 'email' | 'mobile'> }) {
  return (
    <>
      <FormField fields={fields} name="name" label="Name" required>
        {(control) => <input {...control} type="text" autoComplete="name" maxLength={limits.text.name} />}
      </FormField>
      <FormField fields={fields} name="email" label="E-mail (optional)">
        {(control) => <EmailInput {...control} />}
      </FormField>
      <FormField fields={fields} name="mobile" label="Mobile number (optional)">
        {(control) => (
          <input {...control} type="tel" autoComplete="tel-national" maxLength={limits.text.mobile} />
        )}
      </FormField>
    </>
  )
}
