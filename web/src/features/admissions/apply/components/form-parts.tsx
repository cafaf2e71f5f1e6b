import { limits } from '@prangan/contract/limits'
import { schoolLeaving } from '@prangan/contract/states/profile'
import { messages } from '../../../../messages/index.ts'
import { inLanguage } from '../../../../messages/language.ts'
import { DateInput } from '../../../../ui/forms/date-input.tsx'
import { EmailInput } from '../../../../ui/forms/email-input.tsx'
import type { CourseTexts } from '../api/course-texts.ts'
import { ApplicationField, ChosenField, type PartProps } from './application-field.tsx'
import { FieldRow, FormSection } from './form-section.tsx'

export function ApplicantPart(part: PartProps) {
  return (
    <FormSection part="applicant">
      <ApplicationField
        limit={limits.text.name}
        name="name"
        hint={messages().admissions.hints.applicant}
        {...part}
      >
        {(control) => <input {...control} type="text" autoComplete="name" />}
      </ApplicationField>
      <FieldRow>
        <ApplicationField limit={limits.text.name} name="fatherName" {...part}>
          {(control) => <input {...control} type="text" autoComplete="off" />}
        </ApplicationField>
        <ApplicationField limit={limits.text.name} name="motherName" {...part}>
          {(control) => <input {...control} type="text" autoComplete="off" />}
        </ApplicationField>
        <ApplicationField name="dob" {...part}>
          {(control) => <DateInput {...control} type="date" autoComplete="bday" />}
        </ApplicationField>
        <ChosenField name="gender" autoComplete="sex" {...part} />
      </FieldRow>
      <ChosenField name="category" {...part} />
    </FormSection>
  )
}

type ContactPartProps = PartProps & {
  emailHint?: string
}

export function ContactPart({ emailHint, ...part }: ContactPartProps) {
  const { hints, mobilePlaceholder } = messages().admissions
  return (
    <FormSection part="contact" text={hints.contact}>
      <FieldRow>
        <ApplicationField limit={limits.text.mobile} name="mobile" hint={hints.mobile} {...part}>
          {(control) => (
            <input
              {...control}
              type="tel"
              inputMode="numeric"
              autoComplete="tel-national"
              placeholder={mobilePlaceholder}
            />
          )}
        </ApplicationField>
        <ApplicationField
          name="email"
          hint={emailHint ?? hints.email}
          isOptional={emailHint !== undefined}
          {...part}
        >
          {(control) => <EmailInput {...control} />}
        </ApplicationField>
      </FieldRow>
      <ApplicationField limit={limits.text.address} name="address" hint={hints.address} {...part}>
        {(control) => <textarea {...control} rows={2} autoComplete="street-address" />}
      </ApplicationField>
      <FieldRow short>
        <ApplicationField limit={limits.text.short} name="city" {...part}>
          {(control) => <input {...control} type="text" autoComplete="address-level2" />}
        </ApplicationField>
        <ApplicationField limit={limits.text.short} name="state" {...part}>
          {(control) => <input {...control} type="text" autoComplete="address-level1" />}
        </ApplicationField>
        <ApplicationField limit={limits.text.pincode} name="pincode" hint={hints.pincode} {...part}>
          {(control) => <input {...control} type="text" inputMode="numeric" autoComplete="postal-code" />}
        </ApplicationField>
      </FieldRow>
    </FormSection>
  )
}

type CoursePartProps = PartProps & {
  courseTexts: CourseTexts
  /** The chosen one; ''. */
  course: string
}

export function CoursePart({ courseTexts, course, ...part }: CoursePartProps) {
  const hint = courseTexts.noteOf(course)
  const { asksMarksLater } = courseTexts
  const { hints } = messages().admissions
  return (
    <FormSection part="course">
      <ChosenField
        name="course"
        labelOf={courseTexts.labelOf}
        {...(hint !== part.fields.error('course') && { hint })}
        {...part}
      />
      <ApplicationField
        limit={limits.text.short}
        name="qualification"
        hint={hints[asksMarksLater(course) ? 'lastExam' : 'qualification'](inLanguage(schoolLeaving))}
        {...part}
      >
        {(control) => <input {...control} type="text" autoComplete="off" />}
      </ApplicationField>
    </FormSection>
  )
}
