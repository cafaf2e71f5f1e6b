import { limits } from '@prangan/contract/limits'
import { Field } from '@prangan/web/ui/forms/field.tsx'

type NoteFieldProps = {
  label: string
  hint?: string
  error?: string | undefined
  rows?: number
  isRequired?: boolean
  disabled?: boolean
  value: string
  onChange: (value: string) => void
}

/** A reason or remark, required unless it says otherwise. */
export function NoteField({
  value,
  onChange,
  rows = 2,
  isRequired = true,
  disabled,
  ...field
}: NoteFieldProps) {
  return (
    <Field {...field} limit={limits.text.note} required={isRequired}>
      {(control) => (
        <textarea
          {...control}
          rows={rows}
          disabled={disabled}
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
    </Field>
  )
}
