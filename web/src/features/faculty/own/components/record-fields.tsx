import { formatDate, parseDate } from '@prangan/contract/dates'
import { useId, useState } from 'react'
import type { Submission } from '../../../../lib/use-submission.ts'
import { FormGrid, FormRow } from '../../../../ui/desk/form-card.tsx'
import { type ControlProps, Field } from '../../../../ui/field.tsx'
import type { RecordField } from '../api/record-section.ts'

const hints: Partial<Record<RecordField['kind'], string>> = {
  date: 'As far as you know it: 5 July 2019, July 2019 or 2019.',
  end: 'Likewise, or tick Present.',
  year: 'Four digits, for example 2024.',
}

type RecordFieldsProps = {
  fields: readonly RecordField[]
  values: Readonly<Record<string, string>>
  submission: Submission
  messageId: string
}

/** The fields of a record, each with its hint and its error. */
export function RecordFields({ fields, values, submission, messageId }: RecordFieldsProps) {
  return (
    <FormGrid>
      {fields.map((field) => {
        const box = (
          <Field
            key={field.name}
            label={field.label}
            required={field.isRequired ?? false}
            hint={hints[field.kind] ?? field.hint}
            error={submission.error(field.name)}
          >
            {(control) => (
              <Control
                field={field}
                value={values[field.name] ?? ''}
                control={submission.wire(field.name, control, messageId)}
              />
            )}
          </Field>
        )
        return field.isWide ? <FormRow key={field.name}>{box}</FormRow> : box
      })}
    </FormGrid>
  )
}

type ControlsProps = {
  field: RecordField
  value: string
  control: ControlProps & { name: string }
}

function Control({ field, value, control }: ControlsProps) {
  const suggestionsId = useId()
  const { kind, suggestions, maxLength } = field
  if (kind === 'end') return <EndOfTime value={value} control={control} />
  if (kind === 'date') return <DateBox value={value} control={control} />
  if (kind === 'year') {
    return (
      <input
        {...control}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        placeholder="YYYY"
        defaultValue={value}
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
        defaultValue={value}
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

type DateProps = Omit<ControlsProps, 'field'>

/** A date as far as it is known. Left, the box shows how it was understood. */
function DateBox({ value, control }: DateProps) {
  return (
    <input
      {...control}
      type="text"
      autoComplete="off"
      placeholder="July 2019"
      defaultValue={value}
      onBlur={({ currentTarget }) => {
        const date = parseDate(currentTarget.value)
        if (date) currentTarget.value = formatDate(date)
      }}
    />
  )
}

const present = 'Present'

/** The end, or Present where it has not come yet: typed, or ticked. */
function EndOfTime({ value, control }: DateProps) {
  const [isPresent, setPresent] = useState(value === present)
  return (
    <>
      {isPresent ? (
        <input {...control} key="present" type="text" readOnly value={present} />
      ) : (
        <DateBox key="date" value={value === present ? '' : value} control={control} />
      )}
      <label className="flex min-h-6 w-fit cursor-pointer items-center gap-2 text-sm text-ink">
        <input
          type="checkbox"
          className="size-5 accent-indigo-900"
          checked={isPresent}
          onChange={({ currentTarget }) => setPresent(currentTarget.checked)}
        />
        Present: this goes on
      </label>
    </>
  )
}
