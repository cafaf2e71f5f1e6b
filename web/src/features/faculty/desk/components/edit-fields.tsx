import { college } from '@prangan/college/config'
import { departmentInFull } from '@prangan/contract/departments'
import { designations } from '@prangan/contract/schemas/accounts'
import { useState } from 'react'
import { passwordHint } from '../../../../lib/password-rule.ts'
import { useDepartmentSuggestions } from '../../../../lib/use-department-suggestions.ts'
import type { FormFields } from '../../../../lib/use-submit-form.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import { inLanguage } from '../../../../messages/language.ts'
import { TextFields } from '../../../../ui/desk/text-fields.tsx'
import { FormField } from '../../../../ui/forms/form-field.tsx'
import { PasswordInput } from '../../../../ui/forms/password-input.tsx'
import { type FieldName, memberFields } from '../member-fields.ts'

const texts = () => deskMessages().profiles
const designationLabels = () =>
  Object.fromEntries(college.designations.map((term) => [term.en, inLanguage(term)]))

type MemberTextsProps = {
  fields: FormFields<FieldName>
  /** The stored designation, which may be one that is no longer offered. */
  stored: string
}

export function MemberTexts({ fields, stored }: MemberTextsProps) {
  const departments = useDepartmentSuggestions()
  const offered = [...new Set<string>([...designations, ...(stored ? [stored] : [])])]
  const list = memberFields().map(({ wire, ...field }) => ({
    ...field,
    name: wire,
    ...(wire === 'designation' && {
      options: offered,
      labels: designationLabels(),
      placeholder: texts().chooseDesignation,
    }),
    ...(wire === 'department' && { suggestions: departments.map(departmentInFull) }),
  }))
  return <TextFields list={list} fields={fields} />
}

/** A new password for the member; blank keeps the current one. */
export function PasswordField({ fields }: { fields: FormFields<'password'> }) {
  const [isShown, setShown] = useState(false)
  return (
    <FormField
      fields={fields}
      name="password"
      label={texts().password.label}
      hint={texts().password.hint(passwordHint())}
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
  )
}
