import { type ReactNode, useId } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import type { FormFields } from '../../lib/use-submit-form.ts'
import { classNames } from '../class-names.ts'
import { DateInput } from '../forms/date-input.tsx'
import type { ControlProps } from '../forms/field.tsx'
import { FormField } from '../forms/form-field.tsx'
import { SelectInput } from './select-box.tsx'

export type TextField<Name extends string = string> = {
  name: Name
  label: string
  hint?: string
  isRequired?: boolean
  isLong?: boolean
  isWide?: boolean
  type?: 'email' | 'tel' | 'date'
  isNumeric?: boolean
  /** The maximum number of characters: a short number is cut, a longer text is counted and refused. */
  limit?: number
  placeholder?: string
  options?: readonly string[]
  labels?: Readonly<Record<string, string>>
  suggestions?: readonly string[]
  autoComplete?: string
}

type Control = ControlProps & UseFormRegisterReturn

type TextFieldsProps<Name extends string> = {
  list: readonly TextField<Name>[]
  fields: FormFields<Name>
  controlOf?: (field: TextField<Name>, control: Control) => ReactNode
}

/** Renders the texts of a form with hints and errors, as children of a `FormGrid`. */
export function TextFields<Name extends string>({ list, fields, controlOf }: TextFieldsProps<Name>) {
  return list.map((field) => (
    <div key={field.name} className={classNames((field.isLong || field.isWide) && 'sm:col-span-2')}>
      <FormField
        fields={fields}
        name={field.name}
        label={field.label}
        hint={field.hint}
        required={field.isRequired ?? false}
        limit={field.isNumeric ? undefined : field.limit}
      >
        {(control) => controlOf?.(field, control) ?? <TextControl field={field} control={control} />}
      </FormField>
    </div>
  ))
}

function TextControl({ field, control }: { field: TextField; control: Control }) {
  const suggestionsId = useId()
  const { options, labels, suggestions, placeholder, limit, type = 'text', autoComplete = 'off' } = field
  if (options) {
    const { className: _, ...rest } = control
    return (
      <SelectInput
        options={options}
        {...(labels && { labels })}
        {...(placeholder && { placeholder })}
        {...rest}
      />
    )
  }
  if (type === 'date') return <DateInput type="date" autoComplete={autoComplete} {...control} />
  if (field.isLong) return <textarea rows={3} {...control} />
  return (
    <>
      <input
        type={type}
        inputMode={field.isNumeric ? 'numeric' : undefined}
        maxLength={field.isNumeric ? limit : undefined}
        placeholder={placeholder}
        autoComplete={autoComplete}
        list={suggestions && suggestionsId}
        {...control}
      />
      {suggestions && (
        <datalist id={suggestionsId}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      )}
    </>
  )
}
