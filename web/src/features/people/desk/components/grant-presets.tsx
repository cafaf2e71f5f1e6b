import { dayInIndia } from '@prangan/contract/india-time'
import { type Grant, grantNames } from '@prangan/contract/roles'
import { useState } from 'react'
import { deskMessages } from '../../../../messages/desk.ts'
import { inLanguage } from '../../../../messages/language.ts'
import { Button } from '../../../../ui/button.tsx'
import { DateInput } from '../../../../ui/forms/date-input.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { type AbilitiesFormState, lastDayField } from '../abilities-form.ts'
import { permissionPresets } from '../permission-presets.ts'

const texts = () => deskMessages().people.form

/** Ticks the permissions of an office at once, and gives all that are ticked one last day. What was ticked before stays. */
export function GrantPresets({ form }: Pick<AbilitiesFormState, 'form'>) {
  const [ticked, setTicked] = useState('')
  const [lastDay, setLastDay] = useState('')
  const offices = permissionPresets.filter(({ grants }) => grants.length > 0)
  const set = (grant: Grant, day: string) => {
    form.setValue(grant, true, { shouldDirty: true })
    if (day) form.setValue(lastDayField(grant), day, { shouldDirty: true })
  }
  return (
    <div className="grid gap-3">
      {offices.length > 0 && (
        <p className="flex flex-wrap items-center gap-2 text-sm">
          <span className="text-muted">{texts().tickFor}</span>
          {offices.map(({ name, grants }) => (
            <Button
              key={name.en}
              look="secondary"
              size="small"
              onClick={() => {
                for (const grant of grants) if (!form.getValues(grant)) set(grant, lastDay)
                setTicked(inLanguage(name))
              }}
            >
              {inLanguage(name)}
            </Button>
          ))}
        </p>
      )}
      <p role="status" className="text-sm text-muted empty:hidden">
        {ticked && texts().tickedFor(ticked)}
      </p>
      <div className="max-w-72">
        <Field label={texts().lastDayOfAll} hint={texts().lastDayOfAllHint}>
          {(control) => (
            <DateInput
              {...control}
              type="date"
              min={dayInIndia(new Date())}
              onChange={({ currentTarget: { value } }) => {
                setLastDay(value)
                for (const grant of grantNames) if (form.getValues(grant)) set(grant, value)
              }}
            />
          )}
        </Field>
      </div>
    </div>
  )
}
