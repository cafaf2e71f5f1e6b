import type { ReactNode } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import type { FormFields } from '../../lib/use-submit-form.ts'
import { type ControlProps, Field } from './field.tsx'

type FormFieldProps<Name extends string> = {
  fields: FormFields<Name>
  name: Name
  label: string
  hint?: ReactNode
  required?: boolean
  limit?: number | undefined
  children: (control: ControlProps & UseFormRegisterReturn) => ReactNode
}

export function FormField<Name extends string>({ fields, name, children, ...field }: FormFieldProps<Name>) {
  return (
    <Field {...field} error={fields.error(name)}>
      {(control) => children(fields.register(name, control))}
    </Field>
  )
}
