import { limits } from '@prangan/contract/limits'
import { applicationStatuses } from '@prangan/contract/schemas/admissions'
import { type FormEvent, useId } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { KeptTextNote } from '../../../../ui/desk/kept-text-note.tsx'
import { LeaveQuestion } from '../../../../ui/desk/leave-question.tsx'
import { SelectBox } from '../../../../ui/desk/select-box.tsx'
import { useLeaveGuard } from '../../../../ui/desk/use-leave-guard.ts'
import { Field } from '../../../../ui/field.tsx'
import { Message } from '../../../../ui/message.tsx'
import { statusWords } from '../application-words.ts'
import { StatusBadge } from './status-badge.tsx'
import { type DecidingOptions, saveButton, useDeciding } from './use-deciding.ts'

export type DecisionFormProps = DecidingOptions

/** The form that says where an application stands, with a note, and mails the applicant if asked to. */
export function DecisionForm(props: DecisionFormProps) {
  const { submission, text, draft, isDirty, isOvertaken, change, takeIn, save } = useDeciding(props)
  const { form, isBusy, message, error } = submission
  const guard = useLeaveGuard({ hasUnsaved: () => isDirty, params: ['open'], text })
  const id = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save()
  }
  return (
    <>
      <form
        ref={form}
        method="post"
        noValidate
        onSubmit={submit}
        aria-labelledby={`${id}-title`}
        aria-busy={isBusy}
        className="grid gap-4 rounded-card border border-line bg-paper p-4 sm:p-6"
      >
        <h3 id={`${id}-title`} className="font-serif text-lg font-semibold text-indigo-950">
          Decide
        </h3>
        <div className="not-has-[p]:hidden">
          <KeptTextNote
            isRestored={text.restored !== null && isDirty}
            isOvertaken={text.isOvertaken(props.newest)}
          />
        </div>
        <fieldset disabled={isBusy} className="grid gap-4">
          <Field label="Status" error={error('status')}>
            {(control) => (
              <SelectBox
                {...control}
                name="status"
                className="sm:max-w-60"
                options={applicationStatuses.map((status) => statusWords[status])}
                value={statusWords[draft.status]}
                onChange={({ currentTarget: { selectedIndex } }) =>
                  change({ status: applicationStatuses[selectedIndex] ?? draft.status })
                }
              />
            )}
          </Field>
          <Field
            label="Note (optional)"
            error={error('note')}
            hint="Kept with the decision. Where you mail the applicant, the mail holds it word for word."
          >
            {(control) => (
              <textarea
                {...control}
                name="note"
                rows={3}
                maxLength={limits.text.note}
                value={draft.note}
                onChange={({ currentTarget }) => change({ note: currentTarget.value })}
              />
            )}
          </Field>
          <label className="flex min-h-6 cursor-pointer items-center gap-3 text-sm font-semibold text-indigo-950">
            <input
              type="checkbox"
              name="mailApplicant"
              className="size-5 flex-none accent-indigo-900"
              checked={draft.mailApplicant}
              onChange={({ currentTarget }) => change({ mailApplicant: currentTarget.checked })}
            />
            <span className="min-w-0 wrap-anywhere">Mail this to the applicant ({props.newest.email})</span>
          </label>
        </fieldset>
        <div className="grid gap-3">
          <Message tone="error">{message}</Message>
          <Message tone="info">
            {isOvertaken &&
              'Somebody else has just decided about this application. What you filled in is still here.'}
          </Message>
          {isOvertaken && (
            <div className="flex flex-wrap items-center gap-3 text-sm">
              <p>
                It is now <StatusBadge status={props.newest.status} />
              </p>
              <Button look="secondary" size="small" onClick={takeIn}>
                Take in their decision
              </Button>
            </div>
          )}
        </div>
        <div className="flex justify-end">
          <Button type="submit" name={saveButton} busy={isBusy} disabled={!isDirty}>
            {isBusy ? 'Saving…' : 'Save'}
          </Button>
        </div>
      </form>
      <LeaveQuestion {...guard.question} />
    </>
  )
}
