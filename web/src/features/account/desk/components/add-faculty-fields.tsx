import { college } from '@prangan/college/config'
import { departmentInFull } from '@prangan/contract/departments'
import { limits } from '@prangan/contract/limits'
import { designations } from '@prangan/contract/schemas/accounts'
import { type ComponentProps, useState } from 'react'
import { passwordHint } from '../../../../lib/password-rule.ts'
import { useDepartmentSuggestions } from '../../../../lib/use-department-suggestions.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import { inLanguage } from '../../../../messages/language.ts'
import { ChoiceField } from '../../../../ui/desk/choice-field.tsx'
import { FormRow } from '../../../../ui/desk/form-card.tsx'
import { SelectInput } from '../../../../ui/desk/select-box.tsx'
import { TextFields } from '../../../../ui/desk/text-fields.tsx'
import { FormField } from '../../../../ui/forms/form-field.tsx'
import { PasswordInput } from '../../../../ui/forms/password-input.tsx'
import type { MemberFields } from './use-add-faculty-form.ts'

const texts = () => deskMessages().accounts.add

const designationLabels = () =>
  Object.fromEntries(college.designations.map((term) => [term.en, inLanguage(term)]))

const [firstFaculty] = Object.values(college.faculties)

const day = 24 * 60 * 60_000

const userTypes = () =>
  [
    { value: 'faculty', ...texts().userTypes.faculty },
    { value: 'office', ...texts().userTypes.office },
    { value: 'admin', ...texts().userTypes.admin },
  ] as const

export function NameField({ fields }: { fields: MemberFields }) {
  return (
    <FormField fields={fields} name="name" limit={limits.text.name} label={texts().name} required>
      {(control) => <input type="text" autoComplete="off" {...control} />}
    </FormField>
  )
}

/** What the public profile begins with. */
export function ProfileFields({ fields, department }: { fields: MemberFields; department: string }) {
  const suggestions = useDepartmentSuggestions()
  return (
    <>
      <FormField fields={fields} name="designation" label={texts().designation} required>
        {({ className: _, ...control }) => (
          <SelectInput
            options={designations}
            labels={designationLabels()}
            placeholder={texts().chooseDesignation}
            {...control}
          />
        )}
      </FormField>
      <TextFields
        list={[
          {
            name: 'dept',
            label: texts().department,
            isRequired: true,
            hint: texts().departmentHint(departmentInFull(department.trim() || (firstFaculty?.en ?? ''))),
            suggestions,
          },
        ]}
        fields={fields}
      />
    </>
  )
}

export function UserTypeField({ fields, wiring }: { fields: MemberFields; wiring: ComponentProps<'input'> }) {
  return (
    <FormRow>
      <ChoiceField
        label={texts().userType}
        choices={userTypes()}
        error={fields.error('userType')}
        wiring={wiring}
      />
    </FormRow>
  )
}

export function AccessFields({ fields }: { fields: MemberFields }) {
  const [isShown, setShown] = useState(false)
  return (
    <>
      <FormField
        fields={fields}
        name="email"
        limit={limits.text.email}
        label={texts().email}
        required
        hint={texts().emailHint}
      >
        {(control) => (
          <input type="email" autoComplete="off" autoCapitalize="none" spellCheck={false} {...control} />
        )}
      </FormField>
      <FormRow>
        <FormField
          fields={fields}
          name="psw"
          label={texts().password}
          required
          hint={texts().passwordHint(passwordHint(), limits.firstPassword.lifetime / day)}
        >
          {(control) => (
            <PasswordInput
              autoComplete="new-password"
              isShown={isShown}
              onToggle={() => setShown(!isShown)}
              {...control}
            />
          )}
        </FormField>
      </FormRow>
    </>
  )
}
