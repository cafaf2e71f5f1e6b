import { limits } from '@prangan/contract/limits'
import { EmailInput } from '../../../ui/email-input.tsx'
import { ApplicationField, ChosenField, type PartProps } from './application-field.tsx'
import { FieldRow, FormSection } from './form-section.tsx'

/** Who applies. */
export function ApplicantPart(part: PartProps) {
  return (
    <FormSection part="applicant" text="Names as they stand on the class 10 marksheet.">
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
  return (
    <FormSection part="contact" text="The college writes and calls here about your admission.">
      <FieldRow>
        <ApplicationField name="mobile" hint="10 digits; +91 or 0 before them is left out." {...part}>
          {(control) => (
            <input
              {...control}
              type="tel"
              inputMode="numeric"
              autoComplete="tel-national"
              placeholder="10-digit mobile number"
              maxLength={limits.text.mobile}
            />
          )}
        </ApplicationField>
        <ApplicationField name="email" hint="Your application number is mailed to it." {...part}>
          {(control) => <EmailInput {...control} />}
        </ApplicationField>
      </FieldRow>
      <ApplicationField name="address" hint="House, street, village or mohalla, post office." {...part}>
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
        <ApplicationField name="pincode" hint="6 digits." {...part}>
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
      <ApplicationField
        name="qualification"
        hint="The last examination you passed, with stream and marks: Intermediate (Science), 72 %."
        {...part}
      >
        {(control) => <input {...control} type="text" autoComplete="off" maxLength={limits.text.short} />}
      </ApplicationField>
    </FormSection>
  )
}
