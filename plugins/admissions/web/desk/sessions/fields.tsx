import { otherLanguages } from '@prangan/contract/languages'
import { withTexts } from '@prangan/contract/localized'
import type { LocalizedText } from '@prangan/contract/schemas/content-fields'
import { languageName } from '@prangan/web/messages/language-name.ts'
import { SelectInput } from '@prangan/web/ui/desk/select-box.tsx'
import { DateInput } from '@prangan/web/ui/forms/date-input.tsx'
import { Field } from '@prangan/web/ui/forms/field.tsx'
import { createContext, type ReactNode, useContext } from 'react'
import { admissionDeskMessages } from '../messages.ts'

/** Messages by the paths of their fields: 'programmes.0.closesAt'. */
export type Errors = Readonly<Record<string, string>>

export const ErrorsContext = createContext<Errors>({})

export function useErrorAt(path: string): string | undefined {
  const errors = useContext(ErrorsContext)
  const at = Object.keys(errors).find((each) => each === path || each.startsWith(`${path}.`))
  return at && errors[at]
}

type PathFieldProps = { path: string; label: string; hint?: ReactNode; isRequired?: boolean }

type TextInputProps = PathFieldProps & {
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  type?: 'text' | 'date' | 'datetime-local'
  isNumeric?: boolean
  /** Offered while typing. */
  suggestions?: readonly string[]
  max?: number
}

export function TextInput({
  path,
  value,
  onChange,
  onBlur,
  type = 'text',
  isNumeric,
  suggestions,
  max,
  ...field
}: TextInputProps) {
  return (
    <Field
      label={field.label}
      hint={field.hint}
      required={field.isRequired ?? false}
      error={useErrorAt(path)}
      limit={isNumeric ? undefined : max}
    >
      {(control) => (
        <>
          {type !== 'text' && (
            <DateInput
              {...control}
              type={type}
              name={path}
              value={value}
              onChange={({ currentTarget }) => onChange(currentTarget.value)}
              onBlur={onBlur}
            />
          )}
          {type === 'text' && (
            <input
              {...control}
              name={path}
              value={value}
              inputMode={isNumeric ? 'decimal' : undefined}
              maxLength={isNumeric ? max : undefined}
              autoComplete="off"
              list={suggestions && `${control.id}-list`}
              onChange={({ currentTarget }) => onChange(currentTarget.value)}
              onBlur={onBlur}
            />
          )}
          {suggestions && (
            <datalist id={`${control.id}-list`}>
              {suggestions.map((each) => (
                <option key={each} value={each} />
              ))}
            </datalist>
          )}
        </>
      )}
    </Field>
  )
}

type ChoiceInputProps<Value extends string> = PathFieldProps & {
  value: Value
  options: readonly Value[]
  labels: Readonly<Record<string, string>>
  onChange: (value: Value) => void
}

export function ChoiceInput<Value extends string>({
  path,
  value,
  options,
  labels,
  onChange,
  ...field
}: ChoiceInputProps<Value>) {
  return (
    <Field
      label={field.label}
      hint={field.hint}
      required={field.isRequired ?? false}
      error={useErrorAt(path)}
    >
      {({ className: _, ...control }) => (
        <SelectInput
          {...control}
          name={path}
          options={options}
          labels={labels}
          value={value}
          onChange={({ currentTarget }) => {
            const chosen = options.find((each) => each === currentTarget.value)
            if (chosen !== undefined) onChange(chosen)
          }}
        />
      )}
    </Field>
  )
}

type LocalizedInputProps = {
  path: string
  label: string
  value: LocalizedText
  onChange: (value: LocalizedText) => void
  onBlur?: () => void
  isRequired?: boolean
}

export function LocalizedInput({ path, label, value, onChange, onBlur, isRequired }: LocalizedInputProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextInput
        path={`${path}.en`}
        label={label}
        value={value.en}
        onChange={(en) => onChange(withTexts(value, { en }))}
        {...(onBlur && { onBlur })}
        {...(isRequired && { isRequired })}
      />
      {otherLanguages.map((language) => (
        <TextInput
          key={language}
          path={`${path}.${language}`}
          label={admissionDeskMessages().admissionSessions.inLanguage(label, languageName(language))}
          value={value[language] ?? ''}
          onChange={(text) => onChange(withTexts(value, { [language]: text }))}
        />
      ))}
    </div>
  )
}

type TickProps = { label: string; isOn: boolean; onChange: (isOn: boolean) => void }

/** A yes or no of the form. */
export const Tick = ({ label, isOn, onChange }: TickProps) => (
  <label className="flex min-h-11 cursor-pointer items-center gap-3 text-sm font-semibold text-indigo-950">
    <input
      type="checkbox"
      className="size-5 flex-none accent-indigo-900"
      checked={isOn}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
    {label}
  </label>
)

type SeveralProps<Value extends string> = {
  label: string
  options: readonly Value[]
  labels: Readonly<Record<string, string>>
  chosen: readonly Value[]
  onChange: (chosen: Value[]) => void
  isOrdered?: boolean
  path: string
}

export function Several<Value extends string>({
  label,
  options,
  labels,
  chosen,
  onChange,
  isOrdered,
  path,
}: SeveralProps<Value>) {
  const error = useErrorAt(path)
  return (
    <fieldset className="min-w-0">
      <legend className="pb-1 text-sm font-semibold text-indigo-950">{label}</legend>
      <div className="flex flex-wrap gap-x-5 gap-y-1">
        {options.map((option) => {
          const at = chosen.indexOf(option)
          return (
            <label key={option} className="flex min-h-9 cursor-pointer items-center gap-2 text-sm">
              <input
                type="checkbox"
                name={path}
                className="size-5 flex-none accent-indigo-900"
                checked={at >= 0}
                onChange={({ currentTarget }) =>
                  onChange(
                    currentTarget.checked ? [...chosen, option] : chosen.filter((each) => each !== option),
                  )
                }
              />
              {labels[option] ?? option}
              {isOrdered && at >= 0 && <span className="text-muted tabular-nums">({at + 1})</span>}
            </label>
          )
        })}
      </div>
      {error && <p className="pt-1 text-sm font-medium text-danger">{error}</p>}
    </fieldset>
  )
}
