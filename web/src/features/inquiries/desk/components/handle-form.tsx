import { inquiryAnswers } from '@prangan/contract/inquiry-answers'
import { limits } from '@prangan/contract/limits'
import { inquiryOutcomes, inquiryTransitions } from '@prangan/contract/schemas/inquiries'
import { DetailsForm } from '../../../../ui/desk/details-form.tsx'
import { SelectBox } from '../../../../ui/desk/select-box.tsx'
import { Field } from '../../../../ui/field.tsx'
import { FormField } from '../../../../ui/form-field.tsx'
import type { InquiryRow } from '../../inquiry-labels.ts'
import { outcomeLabels, statusLabels } from '../../inquiry-labels.ts'
import { AssigneeSelect } from './assignee-select.tsx'
import { StatusBadge } from './inquiry-columns.tsx'
import { type HandleFormOptions, hasOutcome, useHandleForm } from './use-handle-form.ts'

/** The form that changes an inquiry's status, assigns it, answers its sender and adds notes: all in one call. */
export function HandleForm(props: HandleFormOptions) {
  const handleForm = useHandleForm(props)
  const { form, fields, base } = handleForm
  const [status, answer] = form.watch(['status', 'answer'])
  return (
    <DetailsForm
      title="Handle"
      form={handleForm}
      className="sm:grid-cols-2"
      conflict={{
        message: 'Somebody else has just changed this inquiry. What you filled in is still here.',
        status: <StatusBadge status={props.newest.status} />,
        action: 'Take in their change',
      }}
      action={answer.trim() ? 'Save and send' : 'Save'}
    >
      <FormField fields={fields} name="status" label="Status">
        {({ className: _, ...control }) => (
          <SelectBox
            {...control}
            options={['', ...inquiryTransitions[base.status]]}
            labels={{ ...statusLabels, '': `Leave: ${statusLabels[base.status]}` }}
          />
        )}
      </FormField>
      <FormField
        fields={fields}
        name="assignedTo"
        label="Assigned to"
        hint="An admin, or a teacher to whom an admin granted inquiries on the screen People."
      >
        {({ className: _, ...control }) => <AssigneeSelect {...control} now={props.newest.assignedTo} />}
      </FormField>
      {hasOutcome(props.newest, status) && (
        <FormField fields={fields} name="outcome" label="Outcome" required={status === 'decided'}>
          {({ className: _, ...control }) => (
            <SelectBox
              {...control}
              options={['', ...inquiryOutcomes]}
              labels={{ ...outcomeLabels, '': status === 'decided' ? 'Please choose' : 'None' }}
            />
          )}
        </FormField>
      )}
      <div className="grid gap-4 sm:col-span-2">
        <Templates
          onPick={(text) =>
            form.setValue('answer', answer.trim() ? `${answer.trim()}\n\n${text}` : text, {
              shouldDirty: true,
            })
          }
        />
        <FormField
          fields={fields}
          name="answer"
          label="Answer (optional)"
          hint={<Recipient row={props.newest} />}
        >
          {(control) => <textarea {...control} rows={5} maxLength={limits.text.long} />}
        </FormField>
        <FormField
          fields={fields}
          name="note"
          label="Note (optional)"
          hint="For the office alone: the sender never sees it."
        >
          {(control) => <textarea {...control} rows={2} maxLength={limits.text.note} />}
        </FormField>
        {props.newest.sender.email && status && (
          <label className="flex min-h-6 cursor-pointer items-center gap-3 text-sm font-semibold text-indigo-950">
            <input
              type="checkbox"
              className="size-5 flex-none accent-indigo-900"
              {...form.register('mailSender')}
            />
            <span className="min-w-0 wrap-anywhere">Mail the new status to {props.newest.sender.email}</span>
          </label>
        )}
      </div>
    </DetailsForm>
  )
}

/** Where an answer goes. */
function Recipient({ row: { sender, kind } }: { row: InquiryRow }) {
  if (sender.email) return `Goes to ${sender.email} by mail, and is shown on the sender’s status page.`
  if (kind === 'feedback')
    return 'The sender left no e-mail address, so nobody gets it: it is only kept here.'
  const elsewhere = sender.mobile && ` They can also be called: ${sender.mobile}.`
  return `The sender left no e-mail address: it is shown on the status page, to who has the follow-up code.${elsewhere}`
}

/** Puts one of the college's answers, in English or Hindi, into the text. */
function Templates({ onPick }: { onPick: (text: string) => void }) {
  const texts = inquiryAnswers.flatMap(({ name, en, hi }) => [
    { label: name, text: en },
    { label: `${name} (हिन्दी)`, text: hi },
  ])
  return (
    <Field label="Begin the answer with">
      {({ className: _, ...control }) => (
        <SelectBox
          {...control}
          className="sm:max-w-80"
          placeholder="Choose a text…"
          options={texts.map(({ label }) => label)}
          value=""
          onChange={({ currentTarget }) => {
            const picked = texts.find(({ label }) => label === currentTarget.value)
            if (picked) onPick(picked.text)
          }}
        />
      )}
    </Field>
  )
}
