import { limits } from '@prangan/contract/limits'
import type { FormFields } from '@prangan/web/lib/use-submit-form.ts'
import { DateInput } from '@prangan/web/ui/forms/date-input.tsx'
import { EmailInput } from '@prangan/web/ui/forms/email-input.tsx'
import { FormField } from '@prangan/web/ui/forms/form-field.tsx'
import { type ComponentProps, type ReactNode, useId } from 'react'
import type { TextName } from '../api/typed-details.ts'

type TextFieldProps = Omit<ComponentProps<'input'>, 'name'> & {
  fields: FormFields<string>
  name: TextName
  label: string
  hint?: ReactNode
  limit?: number
  /** What is often typed, to choose from. */
  suggestions?: readonly string[]
}

/** A line of text of the later steps; the other props are those of its input. */
export function TextField({
  fields,
  name,
  label,
  hint,
  required = false,
  limit = limits.text.short,
  suggestions = [],
  ...box
}: TextFieldProps) {
  const id = useId()
  return (
    <FormField fields={fields} name={name} label={label} hint={hint} required={required} limit={limit}>
      {(control) => {
        const input = { autoComplete: 'off', ...box, ...control, required }
        if (box.type === 'date') return <DateInput {...input} type="date" />
        if (box.type === 'email') return <EmailInput {...input} />
        if (suggestions.length === 0) return <input type="text" {...input} />
        return (
          <>
            <input type="text" {...input} list={id} />
            <datalist id={id}>
              {suggestions.map((text) => (
                <option key={text} value={text} />
              ))}
            </datalist>
          </>
        )
      }}
    </FormField>
  )
}
