import { limits } from '@prangan/contract/limits'
import { degrees } from '@prangan/contract/schemas/alumni'
import type { AlumniQuery } from '@prangan/contract/site-data'
import { messages } from '../../../messages/index.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { degreeName } from '../api/degree-name.ts'

/** A form that finds alumni by name, year and degree. The server answers it with a page, so it works without scripts. */
export function FindAlumni({ name, year, degree }: AlumniQuery) {
  const texts = messages().gallery.find
  return (
    <search aria-label={texts.title} className="card p-4 sm:p-5">
      <form className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1.5fr_auto]">
        <Field label={texts.name}>
          {(control) => (
            <input {...control} type="search" name="name" defaultValue={name} maxLength={limits.text.name} />
          )}
        </Field>
        <Field label={texts.year} hint={texts.yearHint}>
          {(control) => (
            <input {...control} name="year" inputMode="numeric" defaultValue={year} maxLength={4} />
          )}
        </Field>
        <Field label={texts.degree}>
          {(control) => (
            <select {...control} name="degree" defaultValue={degree}>
              <option value="">{texts.anyDegree}</option>
              {degrees.map((each) => (
                <option key={each} value={each}>
                  {degreeName(each)}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Button type="submit" className="sm:mt-7.5">
          {texts.submit}
        </Button>
      </form>
    </search>
  )
}
