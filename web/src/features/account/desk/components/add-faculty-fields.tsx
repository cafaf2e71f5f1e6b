import { college } from '@prangan/contract/college.config'
import { departmentInFull } from '@prangan/contract/departments'
import { departmentSuggestions, designations } from '@prangan/contract/schemas/accounts'
import { type ComponentProps, useId, useState } from 'react'
import { passwordHint } from '../../../../lib/password-rule.ts'
import { ChoiceField } from '../../../../ui/desk/choice-field.tsx'
import { FormRow } from '../../../../ui/desk/form-card.tsx'
import { SelectBox } from '../../../../ui/desk/select-box.tsx'
import { FormField } from '../../../../ui/form-field.tsx'
import { PasswordBox } from '../../../../ui/password-box.tsx'
import type { MemberFields } from './use-add-faculty-form.ts'

const userTypes = [
  { value: 'faculty', label: 'Faculty', text: 'Keeps a profile of their own, shown on the site.' },
  { value: 'admin', label: 'Admin', text: 'Runs this dashboard: notices, alumni and accounts.' },
] as const

/** Who it is and what they do. */
export function PersonFields({ fields, department }: { fields: MemberFields; department: string }) {
  const suggestions = useId()
  return (
    <>
      <FormField fields={fields} name="name" label="Name" required>
        {(control) => <input type="text" autoComplete="off" {...control} />}
      </FormField>
      <FormField fields={fields} name="designation" label="Designation" required>
        {({ className: _, ...control }) => (
          <SelectBox options={designations} placeholder="Choose a designation" {...control} />
        )}
      </FormField>
      <FormField
        fields={fields}
        name="dept"
        label="Department"
        required
        hint={`Shown as ‘${departmentInFull(department.trim() || college.faculties.arts.en)}’. Pick one, or type another.`}
      >
        {(control) => <input type="text" autoComplete="off" list={suggestions} {...control} />}
      </FormField>
      <datalist id={suggestions}>
        {departmentSuggestions.map((suggestion) => (
          <option key={suggestion} value={suggestion} />
        ))}
      </datalist>
    </>
  )
}

/** Their credentials and their role. */
export function AccessFields({
  fields,
  userType,
}: {
  fields: MemberFields
  userType: ComponentProps<'input'>
}) {
  const [isShown, setShown] = useState(false)
  return (
    <>
      <FormField fields={fields} name="email" label="Email" required hint="The username they log in with.">
        {(control) => (
          <input type="email" autoComplete="off" autoCapitalize="none" spellCheck={false} {...control} />
        )}
      </FormField>
      <FormRow>
        <FormField
          fields={fields}
          name="psw"
          label="Password"
          required
          hint={`${passwordHint()} To begin with: they change it under ‘Change Password’ once they are in.`}
        >
          {(control) => (
            <PasswordBox
              autoComplete="new-password"
              isShown={isShown}
              onToggle={() => setShown(!isShown)}
              {...control}
            />
          )}
        </FormField>
      </FormRow>
      <FormRow>
        <ChoiceField
          label="User Type"
          choices={userTypes}
          error={fields.error('userType')}
          wiring={userType}
        />
      </FormRow>
    </>
  )
}
