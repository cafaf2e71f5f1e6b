import type { ReactNode } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import type { FormFields } from '../../../lib/use-submit-form.ts'
import { messages } from '../../../messages/index.ts'
import type { ControlProps } from '../../../ui/field.tsx'
import { FormField } from '../../../ui/form-field.tsx'
import { type FieldName, fieldLabels, fieldOptions } from '../api/application-fields.ts'

/** What each part of the form gets. */
export type PartProps = { fields: FormFields<FieldName | 'declaration'> }

type ApplicationFieldProps = PartProps & {
  name: FieldName
  hint?: string
  children: (control: ControlProps & UseFormRegisterReturn & { required: true }) => ReactNode
}

/** A field of the application, every one of which is required. */
export function ApplicationField({ name, children, ...field }: ApplicationFieldProps) {
  return (
    <FormField {...field} name={name} label={fieldLabels()[name]} required>
      {(control) => children({ ...control, required: true })}
    </FormField>
  )
}

type ChosenFieldProps = PartProps & {
  name: 'gender' | 'category' | 'course'
  autoComplete?: string
  hint?: string
  /** What an option says, if more than its text. */
  labelOf?: (value: string, text: string) => string
}

/** A field whose text is chosen from a list. */
export function ChosenField({ name, autoComplete, labelOf = (_, text) => text, ...part }: ChosenFieldProps) {
  return (
    <ApplicationField name={name} {...part}>
      {(control) => (
        <select {...control} autoComplete={autoComplete} defaultValue="">
          <option value="">{messages().admissions.pleaseChoose}</option>
          {Object.entries(fieldOptions()[name]).map(([value, text]) => (
            <option key={value} value={value}>
              {labelOf(value, text)}
            </option>
          ))}
        </select>
      )}
    </ApplicationField>
  )
}
