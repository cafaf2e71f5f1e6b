import type { FormFields } from '@prangan/web/lib/use-submit-form.ts'
import type { ReactNode } from 'react'

type CheckboxInputProps = {
  fields: FormFields<string>
  name: string
  /** The id of its input; its notes' ids are made of it. */
  id: string
  isChecked: boolean
  disabled?: boolean
  errorId?: string | undefined
  onChange: (isChecked: boolean) => void
  label: ReactNode
  note?: ReactNode
}

/** An input to tick with its label around it: the whole line can be pressed. */
export function CheckboxInput({
  fields,
  name,
  id,
  isChecked,
  disabled,
  errorId,
  onChange,
  label,
  note,
}: CheckboxInputProps) {
  const noteId = note ? `${id}-note` : undefined
  const { className: _, ...control } = fields.describe(name, {
    id,
    className: '',
    'aria-invalid': undefined,
    'aria-describedby': [noteId, errorId].filter(Boolean).join(' ') || undefined,
  })
  return (
    <div className="grid">
      <label
        htmlFor={id}
        className="flex min-h-11 cursor-pointer items-start gap-3 rounded-card border border-line bg-white px-3 py-2 has-aria-invalid:border-danger has-checked:border-indigo-800 has-checked:bg-indigo-50 has-disabled:cursor-not-allowed has-disabled:bg-sand has-disabled:text-muted"
      >
        <input
          {...control}
          type="checkbox"
          checked={isChecked}
          disabled={disabled}
          autoComplete="off"
          className="mt-1 size-5 flex-none accent-indigo-900"
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
        <span className="min-w-0">
          {label}
          {note && (
            <span id={noteId} className="block text-sm text-muted">
              {note}
            </span>
          )}
        </span>
      </label>
    </div>
  )
}

/** The error of several boxes, or of one; `id` ties it to them. */
export function InputError({ id, children }: { id: string; children: string | undefined }) {
  if (!children) return null
  return (
    <p id={id} className="text-sm font-medium text-danger">
      {children}
    </p>
  )
}
