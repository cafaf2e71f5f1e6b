import { limits } from '@prangan/contract/limits'
import { messages } from '../../../messages/index.ts'
import { EmailInput } from '../../../ui/email-input.tsx'
import { ApplicationField, ChosenField, type PartProps } from './application-field.tsx'
import { FieldRow, FormSection } from './form-section.tsx'

/** Who applies. */
export function ApplicantPart(part: PartProps) {
  return (
    <FormSection part="applicant" text={messages().admissions.hints.applicant}>
      <ApplicationField name="name" {...part}>
        {(control) => <input {...control} type="text" autoComplete="name" maxLength={limits.text.name} />}
      </ApplicationField>
      <FieldRow>
        <ApplicationField name="fatherName" {...part}>
          {(control) => <input {...control} type="text" autoComplete="off" maxLength={limits.text.name} />}
        </ApplicationField>
        <ApplicationField name="motherName" {...part}>
          {(control) => <input {...control} type="text" autoComplete="off" maxLength={limits.text.name} />}
        </ApplicationField>
        <ApplicationField name="dob" {...part}>
          {(control) => <input {...control} type="date" autoComplete="bday" />}
        </ApplicationField>
        <ChosenField name="gender" autoComplete="sex" {...part} />
      </FieldRow>
      <ChosenField name="category" {...part} />
    </FormSection>
  )
}

/** How the applicant is reached. */
export function ContactPart(part: PartProps) {
  const { hints, mobilePlaceholder } = messages().admissions
  return (
    <FormSection part="contact" text={hints.contact}>
      <FieldRow>
        <ApplicationField name="mobile" hint={hints.mobile} {...part}>
          {(control) => (
            <input
              {...control}
              type="tel"
              inputMode="numeric"
              autoComplete="tel-national"
              placeholder={mobilePlaceholder}
              maxLength={limits.text.mobile}
            />
          )}
        </ApplicationField>
        <ApplicationField name="email" hint={hints.email} {...part}>
          {(control) => <EmailInput {...control} />}
        </ApplicationField>
      </FieldRow>
      <ApplicationField name="address" hint={hints.address} {...part}>
        {(control) => (
          <textarea {...control} rows={2} autoComplete="street-address" maxLength={limits.text.address} />
        )}
      </ApplicationField>
      <FieldRow short>
        <ApplicationField name="city" {...part}>
          {(control) => (
            <input {...control} type="text" autoComplete="address-level2" maxLength={limits.text.short} />
          )}
        </ApplicationField>
        <ApplicationField name="state" {...part}>
          {(control) => (
            <input {...control} type="text" autoComplete="address-level1" maxLength={limits.text.short} />
          )}
        </ApplicationField>
        <ApplicationField name="pincode" hint={hints.pincode} {...part}>
          {(control) => (
            <input
              {...control}
              type="text"
              inputMode="numeric"
              autoComplete="postal-code"
              maxLength={limits.text.pincode}
            />
          )}
        </ApplicationField>
      </FieldRow>
    </FormSection>
  )
}

/** The course and the qualification. */
export function CoursePart(part: PartProps) {
  return (
    <FormSection part="course">
      <ChosenField name="course" {...part} />
      <ApplicationField name="qualification" hint={messages().admissions.hints.qualification} {...part}>
        {(control) => <input {...control} type="text" autoComplete="off" maxLength={limits.text.short} />}
      </ApplicationField>
    </FormSection>
  )
}
