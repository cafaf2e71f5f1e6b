import { college } from '@prangan/college/config'
import { useState } from 'react'
import { passwordHint } from '../../../../lib/password-rule.ts'
import type { FormFields } from '../../../../lib/use-submit-form.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import { termInLanguage } from '../../../../messages/language.ts'
import { FormRow } from '../../../../ui/desk/form-card.tsx'
import { TextFields } from '../../../../ui/desk/text-fields.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { FormField } from '../../../../ui/forms/form-field.tsx'
import { PasswordInput } from '../../../../ui/forms/password-input.tsx'
import { useDepartmentName } from '../../api/use-department-name.ts'
import { labelledProfileFields, type ProfileFieldName } from '../api/profile-fields.ts'
import type { OwnProfile } from '../api/use-own-profile.ts'

const labels = () => deskMessages().profiles.fields
const texts = () => deskMessages().profiles.password

export function OfficeFields({ profile }: { profile: OwnProfile }) {
  const departmentName = useDepartmentName()
  const officeFields = [
    [labels().name, profile.name],
    [labels().designation, termInLanguage(college.designations, profile.designation)],
    [labels().department, departmentName(profile.department)],
    [labels().email, profile.email],
  ] as const
  return (
    <fieldset className="min-w-0 rounded-card bg-sand p-4 sm:p-5">
      <legend className="float-start w-full pb-4 text-sm text-muted">
        {deskMessages().ownProfile.form.keptByOffice}
      </legend>
      <div className="clear-both grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-4 sm:grid-cols-2">
        {officeFields.map(([label, text]) => (
          <Field key={label} label={label}>
            {({ className, ...control }) => (
              <input
                {...control}
                type="text"
                readOnly
                value={text}
                className={`${className} read-only:border-line read-only:bg-paper read-only:text-muted`}
              />
            )}
          </Field>
        ))}
      </div>
    </fieldset>
  )
}

export const OwnFields = ({ fields }: { fields: FormFields<ProfileFieldName> }) => (
  <TextFields list={labelledProfileFields()} fields={fields} />
)

export function PasswordField({ fields, email }: { fields: FormFields<'password'>; email: string }) {
  const [isShown, setShown] = useState(false)
  return (
    <FormRow>
      <FormField fields={fields} name="password" label={texts().label} hint={texts().ownHint(passwordHint())}>
        {(control) => (
          <>
            {/* Tells password managers which account the new password is for. */}
            <input type="email" autoComplete="username" value={email} readOnly hidden />
            <PasswordInput
              {...control}
              autoComplete="new-password"
              isShown={isShown}
              onToggle={() => setShown(!isShown)}
            />
          </>
        )}
      </FormField>
    </FormRow>
  )
}
