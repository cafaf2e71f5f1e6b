import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { controlClass } from '../forms/field.tsx'

type SelectInputProps = ComponentProps<'select'> & {
  options: readonly string[]
  labels?: Readonly<Record<string, string>>
  placeholder?: string
}

/** The native control shows a phone's own list. */
export function SelectInput({ options, labels, placeholder, className, ...props }: SelectInputProps) {
  return (
    <select {...props} className={classNames(controlClass, className)}>
      {placeholder && (
        <option value="" hidden>
          {placeholder}
        </option>
      )}
      {options.map((option) => (
        <option key={option} value={option}>
          {labels?.[option] ?? option}
        </option>
      ))}
    </select>
  )
}
