import type { ReactNode } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import type { FormFields } from '../../../../lib/use-submit-form.ts'
import { messages } from '../../../../messages/index.ts'
import type { ControlProps } from '../../../../ui/forms/field.tsx'
import { FormField } from '../../../../ui/forms/form-field.tsx'
import { fieldLabels, fieldOptions } from '../api/application-fields.ts'
import type { FieldName } from '../api/field-names.ts'

export type PartProps = { fields: FormFields<FieldName | 'declaration'> }

type ApplicationFieldProps = PartProps & {
  name: FieldName
  hint?: string
  limit?: number
  /** At the counter one may be left blank. */
  isOptional?: boolean
  children: (control: ControlProps & UseFormRegisterReturn & { required: boolean }) => ReactNode
}

export function ApplicationField({ name, children, isOptional = false, ...field }: ApplicationFieldProps) {
  return (
    <FormField {...field} name={name} label={fieldLabels()[name]} required={!isOptional}>
      {(control) => children({ ...control, required: !isOptional })}
    </FormField>
  )
}

type ChosenFieldProps = PartProps & {
  name: 'gender' | 'category' | 'course'
  autoComplete?: string
  hint?: string
  labelOf?: (value: string, text: string) => string
}

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
