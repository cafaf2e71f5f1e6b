import { type ComponentProps, useId } from 'react'

type Choice = { value: string; label: string; text: string }

type ChoiceFieldProps = {
  label: string
  choices: readonly Choice[]
  /** What is chosen, if the caller holds it. */
  value?: string
  error?: string | undefined
  wiring: ComponentProps<'input'>
}

export function ChoiceField({ label, choices, value: chosen, error, wiring }: ChoiceFieldProps) {
  const id = useId()
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="pb-1.5 text-sm font-semibold text-indigo-950">{label}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {choices.map(({ value, label, text }) => (
          <label
            key={value}
            htmlFor={`${id}-${value}`}
            className="flex cursor-pointer gap-3 rounded-card border border-indigo-400 p-4 hover:bg-indigo-50 has-checked:border-indigo-900 has-checked:bg-indigo-50 has-disabled:cursor-not-allowed has-disabled:bg-sand"
          >
            <input
              type="radio"
              id={`${id}-${value}`}
              value={value}
              aria-labelledby={`${id}-${value}-label`}
              aria-describedby={`${id}-${value}-text`}
              className="mt-0.5 size-5 flex-none accent-indigo-900"
              {...(chosen !== undefined && { checked: chosen === value })}
              {...wiring}
            />
            <span className="grid content-start gap-0.5 text-sm">
              <span id={`${id}-${value}-label`} className="font-semibold text-indigo-950">
                {label}
              </span>
              <span id={`${id}-${value}-text`} className="text-muted">
                {text}
              </span>
            </span>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </fieldset>
  )
}
