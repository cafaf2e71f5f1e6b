import { departmentSuggestions, designations } from '@prangan/contract/schemas/accounts'
import { useId, useState } from 'react'
import { passwordHint } from '../../../../lib/password-rule.ts'
import type { FormFields } from '../../../../lib/use-submit-form.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { SelectBox } from '../../../../ui/desk/select-box.tsx'
import type { ControlProps } from '../../../../ui/field.tsx'
import { FormField } from '../../../../ui/form-field.tsx'
import { PasswordBox } from '../../../../ui/password-box.tsx'
import { type FieldName, memberFields } from '../member-fields.ts'

const required: readonly FieldName[] = ['name', 'designation', 'department']

type TextFieldsProps = {
  fields: FormFields<FieldName>
  /** The stored designation, which may be one that is no longer offered. */
  stored: string
}

/** Every text of a profile, with its error. */
export function TextFields({ fields, stored }: TextFieldsProps) {
  const suggestions = useId()
  const options = [...new Set<string>([...designations, ...(stored ? [stored] : [])])]
  const input = (wire: FieldName, isLong: boolean, control: ControlProps) => {
    if (wire === 'designation') {
      const { className: _, ...props } = control
      return <SelectBox options={options} placeholder="Choose a designation" {...props} />
    }
    if (isLong) return <textarea rows={3} {...control} />
    return (
      <input
        type={wire === 'phone' ? 'tel' : 'text'}
        list={wire === 'department' ? suggestions : undefined}
        autoComplete="off"
        {...control}
      />
    )
  }
  return (
    <>
      {memberFields.map(({ wire, label, ...field }) => {
        const isLong = 'isLong' in field
        return (
          <div key={wire} className={classNames(isLong && 'sm:col-span-2')}>
            <FormField
              fields={fields}
              name={wire}
              label={label}
              required={required.includes(wire)}
              hint={wire === 'department' && 'Shown as ‘Faculty of …’, with or without these words here.'}
            >
              {(control) => input(wire, isLong, control)}
            </FormField>
          </div>
        )
      })}
      <datalist id={suggestions}>
        {departmentSuggestions.map((suggestion) => (
          <option key={suggestion} value={`Faculty of ${suggestion}`} />
        ))}
      </datalist>
    </>
  )
}

/** A new password for the member; blank keeps the current one. */
export function PasswordField({ fields }: { fields: FormFields<'password'> }) {
  const [isShown, setShown] = useState(false)
  return (
    <FormField
      fields={fields}
      name="password"
      label="New password"
      hint={`Leave blank to keep current. ${passwordHint}`}
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
  )
}
