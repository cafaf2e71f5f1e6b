import { dayInIndia } from '@prangan/contract/india-time'
import { type Grant, grantNames } from '@prangan/contract/roles'
import { useId } from 'react'
import { formatLastDay } from '../../../../lib/format-last-day.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import type { GrantArea } from '../../../../messages/en/desk/people.ts'
import type { FormInDialogProps } from '../../../../ui/desk/dialog-parts.ts'
import { DocumentForm } from '../../../../ui/desk/document-form.tsx'
import { DateInput } from '../../../../ui/forms/date-input.tsx'
import { FormField } from '../../../../ui/forms/form-field.tsx'
import { UserText } from '../../../../ui/user-text.tsx'
import { type AbilitiesFormState, abilitiesForm, lastDayField } from '../abilities-form.ts'
import type { PersonRow } from '../api/person-row.ts'
import { usePeople } from '../people.ts'
import { GrantPresets } from './grant-presets.tsx'

const people = () => deskMessages().people
const grantTexts = () => deskMessages().grants
const texts = () => people().form

const [first] = grantNames

const areaOf = (grant: Grant): string =>
  deskMessages().grantAreas[grant.slice(0, grant.indexOf(':')) as GrantArea]

/** The form in which an admin grants abilities to a teacher, with or without a last day, and takes them away. */
export function AbilitiesForm(props: FormInDialogProps<PersonRow>) {
  const { gone } = usePeople()
  const [before, after] = texts().text.split('{}')
  return (
    <DocumentForm {...props} form={abilitiesForm} first={first ?? 'admission:read'} gone={gone()}>
      {(state) => (
        <>
          <p className="text-sm text-muted">
            {before}
            <UserText text={state.base?.name ?? ''} />
            {after}
          </p>
          <GrantPresets form={state.form} />
          {[...Map.groupBy(grantNames, areaOf)].map(([area, grants]) => (
            <fieldset key={area} className="min-w-0">
              <legend className="pb-2 text-base font-semibold text-indigo-950">{area}</legend>
              <ul className="grid gap-3">
                {grants.map((grant) => (
                  <Ability key={grant} grant={grant} state={state} />
                ))}
              </ul>
            </fieldset>
          ))}
        </>
      )}
    </DocumentForm>
  )
}

function Ability({ grant, state }: { grant: Grant; state: AbilitiesFormState }) {
  const { base, form, fields } = state
  const id = useId()
  const { label, text } = grantTexts()[grant]
  const today = dayInIndia(new Date())
  const lastDay = base?.lastDays?.[grant] ?? today
  return (
    <li className="relative grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-0.5 rounded-card border border-line p-4 text-sm has-checked:border-indigo-400 has-checked:bg-indigo-50">
      <input
        id={id}
        type="checkbox"
        className="relative z-10 size-5 cursor-pointer accent-indigo-900"
        aria-describedby={`${id}-text`}
        {...form.register(grant)}
      />
      <label
        htmlFor={id}
        className="cursor-pointer font-semibold text-indigo-950 after:absolute after:inset-0"
      >
        {label}
      </label>
      <p id={`${id}-text`} className="col-start-2 text-muted">
        {text}
        {lastDay < today && ` ${texts().endedOn(formatLastDay(lastDay, today))}`}
      </p>
      {form.watch(grant) && (
        <div className="relative z-10 col-start-2 mt-3 max-w-72">
          <FormField
            fields={fields}
            name={lastDayField(grant)}
            label={texts().lastDayOf(label)}
            hint={texts().lastDayHint}
          >
            {(control) => <DateInput {...control} type="date" min={today} />}
          </FormField>
        </div>
      )}
    </li>
  )
}
