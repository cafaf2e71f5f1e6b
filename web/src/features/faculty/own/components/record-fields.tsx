import { parseDate } from '@prangan/contract/dates'
import type { UseFormRegisterReturn, UseFormReturn } from 'react-hook-form'
import { formatDate } from '../../../../lib/format-day.ts'
import type { FormFields } from '../../../../lib/use-submit-form.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import { FormGrid } from '../../../../ui/desk/form-card.tsx'
import { type TextField, TextFields } from '../../../../ui/desk/text-fields.tsx'
import type { ControlProps } from '../../../../ui/forms/field.tsx'
import type { Checked, RecordField, RecordValues } from '../api/record-section.ts'

const texts = () => deskMessages().ownRecords
const hints = () => texts().hints
const present = () => texts().present

const ofKind = (): Readonly<Record<RecordField['kind'], Partial<TextField>>> => ({
  text: {},
  date: { hint: hints().date },
  end: { hint: hints().end },
  year: { hint: hints().year, isNumeric: true, placeholder: texts().yearPlaceholder },
})

type Form = UseFormReturn<RecordValues, unknown, Checked>

type RecordFieldsProps = {
  recordFields: readonly RecordField[]
  fields: FormFields<string>
  form: Form
}

export function RecordFields({ recordFields, fields, form }: RecordFieldsProps) {
  const kindOf = (name: string) => recordFields.find((field) => field.name === name)?.kind
  return (
    <FormGrid>
      <TextFields
        list={recordFields.map((field) => ({ ...field, ...ofKind()[field.kind] }))}
        fields={fields}
        controlOf={({ name }, control) => {
          const kind = kindOf(name)
          if (kind === 'end') return <EndDateInput control={control} form={form} />
          return kind === 'date' ? <DateTimeInput control={control} form={form} /> : undefined
        }}
      />
    </FormGrid>
  )
}

type ControlsProps = { control: ControlProps & UseFormRegisterReturn; form: Form }

type DateProps = ControlsProps & { readOnly?: boolean }

/** A date as far as it is known. When the input loses the focus, it shows how the date was understood. */
function DateTimeInput({ control, form, readOnly = false }: DateProps) {
  return (
    <input
      {...control}
      type="text"
      autoComplete="off"
      placeholder={texts().datePlaceholder}
      readOnly={readOnly}
      onBlur={(event) => {
        control.onBlur(event)
        const date = parseDate(event.currentTarget.value)
        if (date) form.setValue(control.name, formatDate(date), { shouldDirty: true })
      }}
    />
  )
}

/** The end, or Present while it goes on. */
function EndDateInput({ control, form }: DateProps) {
  const { name } = control
  const isPresent = form.watch(name) === present()
  const change = (isTicked: boolean) => {
    const stored = form.formState.defaultValues?.[name] ?? ''
    form.setValue(name, isTicked ? present() : stored === present() ? '' : stored, { shouldDirty: true })
  }
  return (
    <>
      <DateTimeInput control={control} form={form} readOnly={isPresent} />
      <label className="flex min-h-6 w-fit cursor-pointer items-center gap-2 text-sm text-ink">
        <input
          type="checkbox"
          className="size-5 accent-indigo-900"
          checked={isPresent}
          onChange={({ currentTarget }) => change(currentTarget.checked)}
        />
        {texts().goesOn}
      </label>
    </>
  )
}
