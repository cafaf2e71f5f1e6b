import { type ReactNode, useEffect, useId, useState } from 'react'
import { CharacterCount, isNearLimit } from './character-count.tsx'

export const controlClass =
  'block min-h-12 w-full rounded-card border border-indigo-400 bg-white px-3 py-2 text-base text-ink ' +
  'placeholder:text-muted aria-invalid:border-danger disabled:cursor-not-allowed disabled:bg-sand disabled:text-muted'

export type ControlProps = {
  id: string
  className: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

type FieldProps = {
  label: string
  hint?: ReactNode
  error?: string | undefined
  required?: boolean
  /** The maximum number of characters: near it they are counted, and nothing is cut. The form's schema refuses more. */
  limit?: number | undefined
  /** Announces an error before the form is sent, such as one about a chosen file. */
  announcesError?: boolean
  children: (control: ControlProps) => ReactNode
}

export const RequiredMark = () => (
  <span aria-hidden="true" data-required="" className="text-marigold-700">
    {' *'}
  </span>
)

/**
 * Renders a labelled control with its hint and its error: `<Field label="Title">{(control) => <input {...control} />}</Field>`.
 */
export function Field({
  label,
  hint,
  error,
  required = false,
  limit,
  announcesError = false,
  children,
}: FieldProps) {
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const countId = `${id}-count`
  const [length, setLength] = useState(0)
  const isCounted = limit !== undefined && isNearLimit(length, limit)
  const measure = () => {
    const control = limit === undefined ? null : document.getElementById(id)
    if (control) setLength((control as HTMLInputElement).value.trim().length)
  }
  // The text may be typed, stored, or from a draft.
  useEffect(measure)
  const describedBy =
    [hint && hintId, isCounted && countId, error && errorId].filter(Boolean).join(' ') || undefined
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-1.5" onInput={measure}>
      <label htmlFor={id} className="text-sm font-semibold text-indigo-950">
        {label}
        {required && <RequiredMark />}
      </label>
      {children({
        id,
        className: controlClass,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy,
      })}
      {hint && (
        <p id={hintId} className="text-xs text-muted">
          {hint}
        </p>
      )}
      {limit !== undefined && <CharacterCount id={countId} length={length} limit={limit} />}
      {error && (
        <p
          id={errorId}
          role={announcesError ? 'alert' : undefined}
          className="text-sm font-medium text-danger"
        >
          {error}
        </p>
      )}
    </div>
  )
}
