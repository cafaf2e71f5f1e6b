import { type ReactNode, useEffect, useId } from 'react'
import { useFormDraft } from '../../../../lib/use-form-draft.ts'
import { useSubmitForm } from '../../../../lib/use-submit-form.ts'
import { DraftNote } from '../../../../ui/desk/draft-note.tsx'
import { FormFooter, lastInCard } from '../../../../ui/desk/form-footer.tsx'
import { LeaveDialog } from '../../../../ui/desk/leave-dialog.tsx'
import { SaveButtons } from '../../../../ui/desk/save-buttons.tsx'
import { useLeaveGuard } from '../../../../ui/desk/use-leave-guard.ts'
import { Message } from '../../../../ui/message.tsx'
import { sameMessage } from '../api/own-call.ts'
import type { Checked, RecordSection, RecordValues } from '../api/record-section.ts'
import { RecordFields } from './record-fields.tsx'

/** Puts texts into the fields of these names. */
type Fill = (texts: Readonly<RecordValues>) => void

export type RecordFormProps = {
  section: RecordSection
  title: string
  /** The id of the record that it changes; none for a new one. */
  id?: string
  values?: Readonly<RecordValues>
  /** The labels of its button, idle and busy; by default it saves. */
  action?: string
  busyAction?: string
  failure: string
  save: (checked: Checked) => Promise<unknown>
  onSaved: () => void
  onCancel: () => void
  /** What is shown above the fields and may fill them. */
  before?: ((fill: Fill) => ReactNode) | undefined
}

/** Adds a record or changes one. A failure keeps everything that was typed. */
export function RecordForm({ section, values, save, ...props }: RecordFormProps) {
  const blank = Object.fromEntries(section.fields().map(({ name }) => [name, '']))
  const stored: RecordValues = { ...blank, ...values }
  const first = section.fields()[0]?.name ?? ''
  const titleId = useId()
  const { form, formProps, fields, isBusy, message, messageId } = useSubmitForm({
    schema: section.schema,
    defaultValues: stored,
    failure: sameMessage(props.failure),
    blamed: first,
    send: save,
    onSent: () => {
      guard.release()
      props.onSaved()
    },
  })
  const { isDirty } = form.formState
  const draft = useFormDraft(form, `${section.kind} ${props.id ?? 'new'}`, stored)
  const guard = useLeaveGuard({ hasUnsaved: () => isDirty, params: ['edit'], draft })
  const { setFocus } = form
  useEffect(() => setFocus(first), [setFocus, first])

  const fill: Fill = (texts) => {
    for (const [name, text] of Object.entries(texts)) {
      if (text && name in stored) form.setValue(name, text, { shouldDirty: true })
    }
  }

  return (
    <>
      <form
        {...formProps}
        aria-labelledby={titleId}
        className="rounded-card border border-line bg-white p-5 shadow-card sm:p-8"
      >
        <h2 id={titleId} className="pb-5 text-lg text-indigo-950">
          {props.title}
        </h2>
        {props.before?.(fill)}
        <div className="has-[p]:mb-5">
          <DraftNote draft={draft} />
        </div>
        <fieldset disabled={isBusy}>
          <RecordFields recordFields={section.fields()} fields={fields} form={form} />
        </fieldset>
        <FormFooter
          className={lastInCard}
          messages={
            <div id={messageId}>
              <Message tone="error">{message}</Message>
            </div>
          }
        >
          <SaveButtons
            isBusy={isBusy}
            onCancel={props.onCancel}
            {...(props.action && { action: props.action })}
            {...(props.busyAction && { busyAction: props.busyAction })}
          />
        </FormFooter>
      </form>
      <LeaveDialog {...guard.question} />
    </>
  )
}
