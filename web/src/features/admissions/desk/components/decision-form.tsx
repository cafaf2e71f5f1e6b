import { limits } from '@prangan/contract/limits'
import { documentPaths } from '@prangan/contract/paths'
import { decidedStatuses } from '@prangan/contract/schemas/admissions'
import { deskMessages } from '../../../../messages/desk.ts'
import { DetailsForm } from '../../../../ui/desk/details-form.tsx'
import { SelectInput } from '../../../../ui/desk/select-box.tsx'
import { FormField } from '../../../../ui/forms/form-field.tsx'
import { statusLabels } from '../application-labels.ts'
import { type DecisionFormOptions, useDecisionForm } from './use-decision-form.ts'

const texts = () => deskMessages().admissions.decide

/** The form that sets an application's status, with a note, and mails the applicant if asked to. */
export function DecisionForm(props: DecisionFormOptions) {
  const decisionForm = useDecisionForm(props)
  const { form, fields } = decisionForm
  return (
    <DetailsForm
      title={texts().title}
      form={decisionForm}
      record={documentPaths.admission(props.newest.id)}
      what={texts().what}
      action={texts().action}
    >
      <FormField fields={fields} name="status" label={texts().status}>
        {({ className: _, ...control }) => (
          <SelectInput
            {...control}
            className="sm:max-w-60"
            options={decidedStatuses}
            labels={statusLabels()}
          />
        )}
      </FormField>
      <FormField
        limit={limits.text.note}
        fields={fields}
        name="note"
        label={texts().note}
        hint={texts().noteHint}
      >
        {(control) => <textarea {...control} rows={3} />}
      </FormField>
      <label className="flex min-h-6 cursor-pointer items-center gap-3 text-sm font-semibold text-indigo-950">
        <input
          type="checkbox"
          className="size-5 flex-none accent-indigo-900"
          {...form.register('mailApplicant')}
        />
        <span className="min-w-0 wrap-anywhere">{texts().mail(props.newest.email)}</span>
      </label>
    </DetailsForm>
  )
}
