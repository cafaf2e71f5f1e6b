import { AdmissionInputSchema, categories, offeredGenders } from '@prangan/contract/schemas/admissions'
import { categoryName } from '@prangan/web/features/admissions/category-names.ts'
import { useSubmitForm } from '@prangan/web/lib/use-submit-form.ts'
import { messages } from '@prangan/web/messages/index.ts'
import { paths } from '@prangan/web/paths.ts'
import { Button, buttonClass } from '@prangan/web/ui/button.tsx'
import { DateInput } from '@prangan/web/ui/forms/date-input.tsx'
import { FormField } from '@prangan/web/ui/forms/form-field.tsx'
import { useState } from 'react'
import * as z from 'zod/mini'
import { applicantMessages } from '../../applicant-messages.ts'
import { useStarted } from '../../apply/api/started.ts'
import { ApplicationSteps } from '../../apply/steps/application-steps.tsx'
import type { StepsApplicant } from '../../apply/steps/steps-props.ts'
import { useOwn } from '../api/own-application.ts'
import { OwnSection } from './own-section.tsx'

/**
 * The way back to the later steps of the form, while the programme takes applications: where they were begun on this
 * device, to what was typed there; elsewhere here.
 */
export function IncompletePart() {
  const { application } = useOwn()
  const { incomplete: texts } = applicantMessages().own
  const isHere = useStarted()?.number === application.number
  const [applicant, setApplicant] = useState<StepsApplicant>()
  if (!application.may.submit) return <p className="card p-4 sm:p-8">{texts.closed}</p>
  if (applicant) return <Steps applicant={applicant} />
  return (
    <OwnSection title={texts.title}>
      <p>{isHere ? texts.begun : texts.elsewhere}</p>
      {isHere ? (
        <a href={paths.registration.href()} className={`${buttonClass()} justify-self-start`}>
          {texts.here}
        </a>
      ) : (
        <Again onTyped={setApplicant} />
      )}
    </OwnSection>
  )
}

const { dob, gender, category } = AdmissionInputSchema.shape
const AgainSchema = z.object({ dob, gender, category })
type Typed = z.infer<typeof AgainSchema>

/** What the steps depend on, and this page never shows: it has to be typed once more. */
function Again({ onTyped }: { onTyped: (applicant: StepsApplicant) => void }) {
  const { name, course } = useOwn().application
  const { own } = applicantMessages()
  const { fields: labels, genders, pleaseChoose } = messages().admissions
  const { formProps, fields } = useSubmitForm<Typed, Typed, Typed>({
    schema: AgainSchema as z.ZodMiniType<Typed, Typed>,
    failure: own.failure,
    send: async (typed) => typed,
    onSent: (typed) => onTyped({ name, course, state: '', ...typed }),
  })
  return (
    <form {...formProps} aria-label={own.incomplete.title} className="grid max-w-md gap-5">
      <FormField fields={fields} name="dob" label={labels.dob} required>
        {(control) => <DateInput {...control} type="date" autoComplete="bday" />}
      </FormField>
      <FormField fields={fields} name="gender" label={labels.gender} required>
        {(control) => (
          <select {...control} autoComplete="sex" defaultValue="">
            <option value="">{pleaseChoose}</option>
            {offeredGenders.map((each) => (
              <option key={each} value={each}>
                {genders[each]}
              </option>
            ))}
          </select>
        )}
      </FormField>
      <FormField fields={fields} name="category" label={labels.category} required>
        {(control) => (
          <select {...control} defaultValue="">
            <option value="">{pleaseChoose}</option>
            {categories.map((each) => (
              <option key={each} value={each}>
                {categoryName(each)}
              </option>
            ))}
          </select>
        )}
      </FormField>
      <Button type="submit" className="justify-self-start max-sm:w-full">
        {own.incomplete.here}
      </Button>
    </form>
  )
}

function Steps({ applicant }: { applicant: StepsApplicant }) {
  const { application, session, access, show } = useOwn()
  const { incomplete: texts } = applicantMessages().own
  const programme = session?.programmes.find(({ key }) => key === application.programme)
  if (!session || !programme) return <p className="card p-4 sm:p-8">{texts.noSession}</p>
  return (
    <ApplicationSteps
      number={application.number}
      session={session}
      programme={programme}
      applicant={applicant}
      access={access}
      onDone={({ own }) => show(own, texts.done)}
    />
  )
}
