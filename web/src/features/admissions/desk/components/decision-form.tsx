import { limits } from '@prangan/contract/limits'
import { applicationStatuses } from '@prangan/contract/schemas/admissions'
import { useId } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { DraftNote } from '../../../../ui/desk/draft-note.tsx'
import { LeaveDialog } from '../../../../ui/desk/leave-dialog.tsx'
import { SelectBox } from '../../../../ui/desk/select-box.tsx'
import { useLeaveGuard } from '../../../../ui/desk/use-leave-guard.ts'
import { FormField } from '../../../../ui/form-field.tsx'
import { Message } from '../../../../ui/message.tsx'
import { statusLabels } from '../application-labels.ts'
import { StatusBadge } from './status-badge.tsx'
import { type DecisionFormOptions, useDecisionForm } from './use-decision-form.ts'

/** The form that sets an application's status, with a note, and mails the applicant if asked to. */
export function DecisionForm(props: DecisionFormOptions) {
  const decisionForm = useDecisionForm(props)
  const { form, formProps, fields, isBusy, message, messageId, draft, isDirty, hasConflict } = decisionForm
  const guard = useLeaveGuard({ hasUnsaved: () => isDirty, params: ['open'], draft })
  const id = useId()
  return (
    <>
      <form
        {...formProps}
        aria-labelledby={`${id}-title`}
        className="grid gap-4 rounded-card border border-line bg-paper p-4 sm:p-6"
      >
        <h3 id={`${id}-title`} className="font-serif text-lg font-semibold text-indigo-950">
          Decide
        </h3>
        <div className="not-has-[p]:hidden">
          <DraftNote draft={isDirty ? draft : null} />
        </div>
        <fieldset disabled={isBusy} className="grid gap-4">
          <FormField fields={fields} name="status" label="Status">
            {({ className: _, ...control }) => (
              <SelectBox
                {...control}
                className="sm:max-w-60"
                options={applicationStatuses}
                labels={statusLabels}
              />
            )}
          </FormField>
          <FormField
            fields={fields}
            name="note"
            label="Note (optional)"
            hint="Kept with the decision. Where you mail the applicant, the mail holds it word for word."
          >
            {(control) => <textarea {...control} rows={3} maxLength={limits.text.note} />}
          </FormField>
          <label className="flex min-h-6 cursor-pointer items-center gap-3 text-sm font-semibold text-indigo-950">
            <input
              type="checkbox"
              className="size-5 flex-none accent-indigo-900"
              {...form.register('mailApplicant')}
            />
            <span className="min-w-0 wrap-anywhere">Mail this to the applicant ({props.newest.email})</span>
          </label>
        </fieldset>
        <div className="grid gap-3">
          <div id={messageId}>
            <Message tone="error">{message}</Message>
          </div>
          <Message tone="info">
            {hasConflict &&
              'Somebody else has just decided about this application. What you filled in is still here.'}
          </Message>
          {hasConflict && (
            <div className="flex flex-wrap items-center gap-3 text-sm">
              <p>
                It is now <StatusBadge status={props.newest.status} />
              </p>
              <Button look="secondary" size="small" onClick={decisionForm.takeTheirs}>
                Take in their decision
              </Button>
            </div>
          )}
        </div>
        <div className="flex justify-end">
          <Button type="submit" busy={isBusy} disabled={!isDirty}>
            {isBusy ? 'Saving…' : 'Save'}
          </Button>
        </div>
      </form>
      <LeaveDialog {...guard.question} />
    </>
  )
}
