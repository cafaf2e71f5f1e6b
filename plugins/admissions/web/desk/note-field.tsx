import { limits } from '@prangan/contract/limits'
import { Field } from '@prangan/web/ui/forms/field.tsx'

type NoteFieldProps = {
  label: string
  hint?: string
  error?: string | undefined
  rows?: number
  disabled?: boolean
  value: string
  onChange: (value: string) => void
}

/** A required reason or remark. */
export function NoteField({ value, onChange, rows = 2, disabled, ...field }: NoteFieldProps) {
  return (
    <Field {...field} limit={limits.text.note} required>
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
