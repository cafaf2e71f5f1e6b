import { languages, mainLanguage } from '@prangan/contract/languages'
import { limits } from '@prangan/contract/limits'
import { language } from '@prangan/web/messages/language.ts'
import { DetailsForm } from '@prangan/web/ui/desk/details-form.tsx'
import { SelectInput } from '@prangan/web/ui/desk/select-box.tsx'
import { Field } from '@prangan/web/ui/forms/field.tsx'
import { FormField } from '@prangan/web/ui/forms/form-field.tsx'
import { inquiryOutcomes, inquiryTransitions } from '../../../contract/inquiries.ts'
import { inquiryPaths } from '../../../contract/paths.ts'
import type { InquiryRow } from '../../inquiry-labels.ts'
import { outcomeLabels, statusLabels } from '../../inquiry-labels.ts'
import { answersFor } from '../answers.ts'
import { inquiryDeskMessages } from '../messages.ts'
import { AssigneeSelect } from './assignee-select.tsx'
import { type HandleFormOptions, hasOutcome, useHandleForm } from './use-handle-form.ts'

const texts = () => inquiryDeskMessages().handle

/** The form that changes an inquiry's status, assigns it, answers its sender and adds notes: all in one call. */
export function HandleForm(props: HandleFormOptions) {
  const handleForm = useHandleForm(props)
  const { form, fields, base } = handleForm
  const [status, answer] = form.watch(['status', 'answer'])
  return (
    <DetailsForm
      title={texts().title}
      form={handleForm}
      record={inquiryPaths.inquiry(props.newest.id)}
      className="sm:grid-cols-2"
      what={texts().what}
      action={answer.trim() ? texts().saveAndSend : texts().save}
    >
      <FormField fields={fields} name="status" label={texts().status}>
        {({ className: _, ...control }) => (
          <SelectInput
            {...control}
            options={['', ...inquiryTransitions({ kind: props.newest.kind, status: base.status })]}
            labels={{ ...statusLabels(), '': texts().leave(statusLabels()[base.status]) }}
          />
        )}
      </FormField>
      <FormField fields={fields} name="assignedTo" label={texts().assignedTo} hint={texts().assignedToHint}>
        {({ className: _, ...control }) => <AssigneeSelect {...control} assignees={handleForm.assignees} />}
      </FormField>
      {hasOutcome(props.newest, status) && (
        <FormField fields={fields} name="outcome" label={texts().outcome} required={status === 'decided'}>
          {({ className: _, ...control }) => (
            <SelectInput
              {...control}
              options={['', ...inquiryOutcomes]}
              labels={{
                ...outcomeLabels(),
                '': status === 'decided' ? texts().chooseOutcome : texts().noOutcome,
              }}
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
          limit={limits.text.long}
          label={status === 'decided' ? texts().answer : texts().answerOptional}
          required={status === 'decided'}
          hint={<Recipient row={props.newest} />}
        >
          {(control) => <textarea {...control} rows={5} />}
        </FormField>
        <FormField
          limit={limits.text.note}
          fields={fields}
          name="note"
          label={texts().note}
          hint={texts().noteHint}
        >
          {(control) => <textarea {...control} rows={2} />}
        </FormField>
        {props.newest.sender.email && status && (
          <label className="flex min-h-6 cursor-pointer items-center gap-3 text-sm font-semibold text-indigo-950">
            <input
              type="checkbox"
              className="size-5 flex-none accent-indigo-900"
              {...form.register('mailSender')}
            />
            <span className="min-w-0 wrap-anywhere">{texts().mail(props.newest.sender.email)}</span>
          </label>
        )}
      </div>
    </DetailsForm>
  )
}

function Recipient({ row: { sender, kind } }: { row: InquiryRow }) {
  if (sender.email) return texts().byMail(sender.email)
  if (kind === 'feedback') return texts().toNobody
  return texts().onStatusPage(sender.mobile)
}

function Templates({ onPick }: { onPick: (text: string) => void }) {
  const answers = answersFor(language()).map(({ language: written, name, text }) => ({
    label: written === mainLanguage ? name : `${name} (${languages[written].name})`,
    text,
  }))
  return (
    <Field label={texts().beginWith}>
      {({ className: _, ...control }) => (
        <SelectInput
          {...control}
          className="sm:max-w-80"
          placeholder={texts().chooseText}
          options={answers.map(({ label }) => label)}
          value=""
          onChange={({ currentTarget }) => {
            const picked = answers.find(({ label }) => label === currentTarget.value)
            if (picked) onPick(picked.text)
          }}
        />
      )}
    </Field>
  )
}
