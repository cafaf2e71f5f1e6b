import { formatDate, parseDate } from '@prangan/contract/dates'
import { useId } from 'react'
import type { UseFormRegisterReturn, UseFormReturn } from 'react-hook-form'
import type { FormFields } from '../../../../lib/use-submit-form.ts'
import { FormGrid, FormRow } from '../../../../ui/desk/form-card.tsx'
import type { ControlProps } from '../../../../ui/field.tsx'
import { FormField } from '../../../../ui/form-field.tsx'
import type { Checked, RecordField, RecordValues } from '../api/record-section.ts'

const hints: Partial<Record<RecordField['kind'], string>> = {
  date: 'As far as you know it: 5 July 2019, July 2019 or 2019.',
  end: 'Likewise, or tick Present.',
  year: 'Four digits, for example 2024.',
}

type Form = UseFormReturn<RecordValues, unknown, Checked>

type RecordFieldsProps = {
  recordFields: readonly RecordField[]
  fields: FormFields<string>
  form: Form
}

/** The fields of a record, each with its hint and its error. */
export function RecordFields({ recordFields, fields, form }: RecordFieldsProps) {
  return (
    <FormGrid>
      {recordFields.map((field) => {
        const { name, label, isRequired = false } = field
        const hint = hints[field.kind] ?? field.hint
        const box = (
          <FormField key={name} fields={fields} name={name} label={label} required={isRequired} hint={hint}>
            {(control) => <Control field={field} control={control} form={form} />}
          </FormField>
        )
        return field.isWide ? <FormRow key={name}>{box}</FormRow> : box
      })}
    </FormGrid>
  )
}

type RecordControl = ControlProps & UseFormRegisterReturn
type ControlsProps = { field: RecordField; control: RecordControl; form: Form }

function Control({ field, control, form }: ControlsProps) {
  const suggestionsId = useId()
  const { kind, suggestions, maxLength } = field
  if (kind === 'end') return <EndDateBox control={control} form={form} />
  if (kind === 'date') return <DateBox control={control} form={form} />
  if (kind === 'year') {
    return (
      <input
        {...control}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        placeholder="YYYY"
      />
    )
  }
  return (
    <>
      <input
        {...control}
        type="text"
        autoComplete="off"
        maxLength={maxLength}
        list={suggestions && suggestionsId}
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

type DateProps = Omit<ControlsProps, 'field'> & { readOnly?: boolean }

/** A date as far as it is known. When the box loses the focus, it shows how the date was understood. */
function DateBox({ control, form, readOnly = false }: DateProps) {
  return (
    <input
      {...control}
      type="text"
      autoComplete="off"
      placeholder="July 2019"
      readOnly={readOnly}
      onBlur={(event) => {
        control.onBlur(event)
        const date = parseDate(event.currentTarget.value)
        if (date) form.setValue(control.name, formatDate(date), { shouldDirty: true })
      }}
    />
  )
}

const present = 'Present'

/** The end, or Present while it goes on. */
function EndDateBox({ control, form }: DateProps) {
  const { name } = control
  const isPresent = form.watch(name) === present
  const change = (isTicked: boolean) => {
    const stored = form.formState.defaultValues?.[name] ?? ''
    form.setValue(name, isTicked ? present : stored === present ? '' : stored, { shouldDirty: true })
  }
  return (
    <>
      <DateBox control={control} form={form} readOnly={isPresent} />
      <label className="flex min-h-6 w-fit cursor-pointer items-center gap-2 text-sm text-ink">
        <input
          type="checkbox"
          className="size-5 accent-indigo-900"
          checked={isPresent}
          onChange={({ currentTarget }) => change(currentTarget.checked)}
        />
        Present: this goes on
      </label>
    </>
  )
}
