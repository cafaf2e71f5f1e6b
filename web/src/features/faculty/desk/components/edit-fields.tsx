import { departmentSuggestions, designations } from '@prangan/contract/schemas/accounts'
import { useId, useState } from 'react'
import { passwordHint } from '../../../../lib/password-rule.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { SelectBox } from '../../../../ui/desk/select-box.tsx'
import { type ControlProps, Field } from '../../../../ui/field.tsx'
import { PasswordBox } from '../../../../ui/password-box.tsx'
import { type FieldName, memberFields } from '../member-fields.ts'
import type { EditForm } from './use-editing.ts'

const required: readonly FieldName[] = ['name', 'designation', 'department']

type TextFieldsProps = {
  form: EditForm
  /** The designation that stands there, which may be one that nobody is given any more. */
  stored: string
}

/** Every text of a profile, with its error. */
export function TextFields({ form, stored }: TextFieldsProps) {
  const suggestions = useId()
  const options = [...new Set<string>([...designations, ...(stored ? [stored] : [])])]
  const control = (wire: FieldName, isLong: boolean, { className, ...wiring }: ControlProps) => {
    const props = { ...wiring, ...form.register(wire) }
    if (wire === 'designation')
      return <SelectBox options={options} placeholder="Choose a designation" {...props} />
    if (isLong) return <textarea rows={3} className={className} {...props} />
    return (
      <input
        type={wire === 'phone' ? 'tel' : 'text'}
        list={wire === 'department' ? suggestions : undefined}
        autoComplete="off"
        className={className}
        {...props}
      />
    )
  }
  return (
    <>
      {memberFields.map(({ wire, label, ...field }) => {
        const isLong = 'isLong' in field
        return (
          <div key={wire} className={classNames(isLong && 'sm:col-span-2')}>
            <Field
              label={label}
              required={required.includes(wire)}
              error={form.formState.errors[wire]?.message}
              hint={wire === 'department' && 'Shown as ‘Faculty of …’, with or without these words here.'}
            >
              {(props) => control(wire, isLong, props)}
            </Field>
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

/** A password that the member is given; without one theirs stays. */
export function PasswordField({ form }: { form: EditForm }) {
  const [isShown, setShown] = useState(false)
  return (
    <Field
      label="New password"
      hint={`Leave blank to keep current. ${passwordHint}`}
      error={form.formState.errors.password?.message}
    >
      {(control) => (
        <PasswordBox
          autoComplete="new-password"
          isShown={isShown}
          onToggle={() => setShown(!isShown)}
          {...control}
          {...form.register('password')}
        />
      )}
    </Field>
  )
}
