import { departmentSuggestions, designations } from '@prangan/contract/schemas/accounts'
import { useId, useState } from 'react'
import { passwordHint } from '../../../../lib/password-rule.ts'
import { ChoiceField } from '../../../../ui/desk/choice-field.tsx'
import { FormRow } from '../../../../ui/desk/form-card.tsx'
import { SelectBox } from '../../../../ui/desk/select-box.tsx'
import { Field } from '../../../../ui/field.tsx'
import { PasswordBox } from '../../../../ui/password-box.tsx'
import { facultyOf } from '../api/add-faculty.ts'
import type { AddingForm } from './use-adding.ts'

const userTypes = [
  { value: 'faculty', label: 'Faculty', text: 'Keeps a profile of their own, shown on the site.' },
  { value: 'admin', label: 'Admin', text: 'Runs this dashboard: notices, alumni and accounts.' },
] as const

type FieldsProps = { form: AddingForm }

/** Who it is and what they do, each field with its error. */
export function PersonFields({ form }: FieldsProps) {
  const { register } = form
  const { errors } = form.formState
  const suggestions = useId()
  const department = form.watch('dept').trim()
  return (
    <>
      <Field label="Name" required error={errors.name?.message}>
        {(control) => <input type="text" autoComplete="off" {...control} {...register('name')} />}
      </Field>
      <Field label="Designation" required error={errors.designation?.message}>
        {({ className: _, ...control }) => (
          <SelectBox
            options={designations}
            placeholder="Choose a designation"
            {...control}
            {...register('designation')}
          />
        )}
      </Field>
      <Field
        label="Department"
        required
        hint={`Shown as ‘${facultyOf(department || 'Arts')}’. Pick one, or type another.`}
        error={errors.dept?.message}
      >
        {(control) => (
          <input type="text" autoComplete="off" list={suggestions} {...control} {...register('dept')} />
        )}
      </Field>
      <datalist id={suggestions}>
        {departmentSuggestions.map((suggestion) => (
          <option key={suggestion} value={suggestion} />
        ))}
      </datalist>
    </>
  )
}

/** How they get in and what they may do there. */
export function AccessFields({ form }: FieldsProps) {
  const { register } = form
  const { errors } = form.formState
  const [isShown, setShown] = useState(false)
  return (
    <>
      <Field label="Email" required hint="The username they log in with." error={errors.email?.message}>
        {(control) => (
          <input
            type="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            {...control}
            {...register('email')}
          />
        )}
      </Field>
      <FormRow>
        <Field
          label="Password"
          required
          hint={`${passwordHint} To begin with: they change it under ‘Change Password’ once they are in.`}
          error={errors.psw?.message}
        >
          {(control) => (
            <PasswordBox
              autoComplete="new-password"
              isShown={isShown}
              onToggle={() => setShown(!isShown)}
              {...control}
              {...register('psw')}
            />
          )}
        </Field>
      </FormRow>
      <FormRow>
        <ChoiceField
          label="User Type"
          choices={userTypes}
          error={errors.userType?.message}
          wiring={register('userType')}
        />
      </FormRow>
    </>
  )
}
