import { limits } from '@prangan/contract/limits'
import type { FormFields } from '@prangan/web/lib/use-submit-form.ts'
import { EmailInput } from '@prangan/web/ui/forms/email-input.tsx'
import { FormField } from '@prangan/web/ui/forms/form-field.tsx'
import { inquiryMessages } from '../messages.ts'

type ContactFieldsProps = {
  fields: FormFields<'name' | 'email' | 'mobile'>
  /** Somebody wants an answer: one of the two has to be given. */
  needsOne?: boolean
}

/** Name, e-mail address and mobile number of somebody who writes to the office. */
export function ContactFields({ fields, needsOne = false }: ContactFieldsProps) {
  const inquiries = inquiryMessages()
  return (
    <>
      <FormField limit={limits.text.name} fields={fields} name="name" label={inquiries.name} required>
        {(control) => <input {...control} type="text" autoComplete="name" />}
      </FormField>
      <FormField
        fields={fields}
        name="email"
        label={needsOne ? inquiries.email : inquiries.emailOptional}
        hint={needsOne && inquiries.oneIsEnough}
      >
        {(control) => <EmailInput {...control} />}
      </FormField>
      <FormField
        limit={limits.text.mobile}
        fields={fields}
        name="mobile"
        label={needsOne ? inquiries.mobile : inquiries.mobileOptional}
      >
        {(control) => <input {...control} type="tel" autoComplete="tel-national" />}
      </FormField>
    </>
  )
}
