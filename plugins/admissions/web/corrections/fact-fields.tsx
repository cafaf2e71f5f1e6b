import { categories, offeredGenders } from '@prangan/contract/schemas/admissions'
import { categoryName } from '@prangan/web/features/admissions/category-names.ts'
import type { FormFields } from '@prangan/web/lib/use-submit-form.ts'
import { messages } from '@prangan/web/messages/index.ts'
import { inLanguage } from '@prangan/web/messages/language.ts'
import { DateInput } from '@prangan/web/ui/forms/date-input.tsx'
import { EmailInput } from '@prangan/web/ui/forms/email-input.tsx'
import { FormField } from '@prangan/web/ui/forms/form-field.tsx'
import { useId } from 'react'
import { type FactGroup, isHiddenFact } from '../../contract/facts.ts'
import { subjectsOf } from '../../contract/requirements.ts'
import type { AdmissionSessionDocument, Programme } from '../../contract/schemas/admission-sessions.ts'
import type { Facts } from '../../contract/schemas/corrections.ts'
import { applicantMessages } from '../applicant-messages.ts'
import { CheckboxInput, InputError } from '../apply/steps/check-box.tsx'
import { shortFactName, shownFact } from './fact-texts.ts'
import { fieldOf, isList, type TypedFacts } from './typed-facts.ts'

type FactFieldsProps = {
  group: FactGroup
  /** What the application says now; hidden facts are missing. */
  before: Facts
  settings: {
    session: Pick<AdmissionSessionDocument, 'subjects' | 'claims' | 'documents' | 'registration'>
    programme: Pick<Programme, 'scheme' | 'faculty'>
  }
  typed: TypedFacts
  fields: FormFields<string>
  set: (field: string, value: string | string[]) => void
}

/** The inputs of facts that are corrected together, each with what is there now. */
export function FactFields({ group, ...props }: FactFieldsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {group.facts.map((fact) => (
        <FactField key={fact} fact={fact} {...props} />
      ))}
    </div>
  )
}

type FactFieldProps = Omit<FactFieldsProps, 'group'> & { fact: string }

function FactField(props: FactFieldProps) {
  const { fact, before, settings, typed, fields, set } = props
  const id = useId()
  const { now, hidden, resultAwaited } = applicantMessages().corrections
  const name = fieldOf(fact)
  if (isList(fact)) return <Choices {...props} />
  if (fact.endsWith('.isAwaited')) {
    return (
      <div className="sm:col-span-2">
        <CheckboxInput
          fields={fields}
          name={name}
          id={id}
          isChecked={typed[name] === 'yes'}
          onChange={(isChecked) => set(name, isChecked ? 'yes' : '')}
          label={resultAwaited}
        />
      </div>
    )
  }
  const old = before[fact]
  const hint = old === undefined && isHiddenFact(fact) ? hidden : now(shownFact(fact, old ?? '', settings))
  const options = optionsOf(fact)
  return (
    <FormField fields={fields} name={name} label={shortFactName(fact, settings)} hint={hint}>
      {(control) => {
        if (options) {
          return (
            <select {...control}>
              <option value="">{messages().admissions.pleaseChoose}</option>
              {options.map(([key, text]) => (
                <option key={key} value={key}>
                  {text}
                </option>
              ))}
            </select>
          )
        }
        if (/(^dob|\.issuedOn)$/.test(fact)) return <DateInput {...control} type="date" />
        if (fact === 'email') return <EmailInput {...control} autoComplete="off" />
        const isNumber = /\.(obtained|maximum|year)$|^(disability|mobile$|pincode$)/.test(fact)
        return (
          <input type="text" autoComplete="off" inputMode={isNumber ? 'decimal' : undefined} {...control} />
        )
      }}
    </FormField>
  )
}

function optionsOf(fact: string): (readonly [string, string])[] | undefined {
  if (fact === 'gender') return offeredGenders.map((key) => [key, messages().admissions.genders[key]])
  return fact === 'category' ? categories.map((key) => [key, categoryName(key)]) : undefined
}

/** The claims, or the subjects of a group. */
function Choices({ fact, settings, typed, fields, set }: FactFieldProps) {
  const id = useId()
  const name = fieldOf(fact)
  const chosen = [typed[name] ?? []].flat()
  const error = fields.error(name)
  const { session, programme } = settings
  const group = programme.scheme?.groups.find(({ key }) => fact === `subjects.${key}`)
  const options = group ? subjectsOf(group, session.subjects, programme) : session.claims
  return (
    <fieldset className="grid min-w-0 gap-2 sm:col-span-2">
      <legend className="mb-1.5 text-sm font-semibold text-indigo-950">
        {shortFactName(fact, settings)}
      </legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {options.map(({ key, name: label }) => (
          <CheckboxInput
            key={key}
            fields={fields}
            name={name}
            id={`${id}-${key}`}
            errorId={error && `${id}-error`}
            isChecked={chosen.includes(key)}
            onChange={(isChecked) =>
              set(name, isChecked ? [...chosen, key] : chosen.filter((each) => each !== key))
            }
            label={inLanguage(label)}
          />
        ))}
      </div>
      <InputError id={`${id}-error`}>{error}</InputError>
    </fieldset>
  )
}
