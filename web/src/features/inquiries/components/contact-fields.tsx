import { limits } from '@prangan/contract/limits'
import type { FormFields } from '../../../lib/use-submit-form.ts'
import { EmailInput } from '../../../ui/email-input.tsx'
import { FormField } from '../../../ui/form-field.tsx'

type ContactFieldsProps = {
  fields: FormFields<'name' | 'email' | 'mobile'>
  /** Somebody wants an answer: one of the two has to be given. */
  needsOne?: boolean
}

/** Name, e-mail address and mobile number of somebody who writes to the office. */
export function ContactFields({ fields, needsOne = false }: ContactFieldsProps) {
  const optional = needsOne ? '' : ' (optional)'
  return (
    <>
      <FormField fields={fields} name="name" label="Name" required>
        {(control) => <input {...control} type="text" autoComplete="name" maxLength={limits.text.name} />}
      </FormField>
      <FormField
        fields={fields}
        name="email"
        label={`E-mail${optional}`}
        hint={needsOne && 'An e-mail address or a mobile number is enough.'}
      >
        {(control) => <EmailInput {...control} />}
      </FormField>
      <FormField fields={fields} name="mobile" label={`Mobile number${optional}`}>
        {(control) => (
          <input {...control} type="tel" autoComplete="tel-national" maxLength={limits.text.mobile} />
        )}
      </FormField>
    </>
  )
}
