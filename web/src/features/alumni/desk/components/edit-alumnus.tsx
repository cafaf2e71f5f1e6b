import { errors } from '@prangan/contract/errors'
import { useEffect } from 'react'
import { DraftNote } from '../../../../ui/desk/draft-note.tsx'
import { EditConflictPanel } from '../../../../ui/desk/edit-conflict.tsx'
import { FormFooter, lastInDialog } from '../../../../ui/desk/form-footer.tsx'
import { LeaveDialog } from '../../../../ui/desk/leave-dialog.tsx'
import { SaveButtons } from '../../../../ui/desk/save-buttons.tsx'
import { useLeaveGuard } from '../../../../ui/desk/use-leave-guard.ts'
import { Message } from '../../../../ui/message.tsx'
import { Progress } from '../../../../ui/progress.tsx'
import { EditFields, EditPhoto } from './edit-fields.tsx'
import { type AlumnusFormOptions, useAlumnusForm } from './use-alumnus-form.ts'

/** The form in which the office changes an alumnus. */
export function EditAlumnus({
  onCancel,
  onSaved,
  ...options
}: AlumnusFormOptions & { onCancel: () => void }) {
  const alumnusForm = useAlumnusForm({
    ...options,
    onSaved: (message) => {
      guard.release()
      onSaved(message)
    },
  })
  const { form, formProps, isBusy, message, messageId, conflict, draft, share } = alumnusForm
  const guard = useLeaveGuard({ hasUnsaved: () => alumnusForm.isDirty, params: ['open', 'edit'], draft })
  const photo = form.watch('photo')
  const { setFocus } = form
  useEffect(() => setFocus('name'), [setFocus])
  return (
    <>
      <form {...formProps} className="mt-6">
        <div className="has-[p]:mb-5">
          <DraftNote draft={draft} without="no photo" />
        </div>
        <fieldset disabled={isBusy} className="grid gap-5">
          <EditPhoto alumnusForm={alumnusForm} row={options.newest ?? options.opened} />
          <EditFields alumnusForm={alumnusForm} />
        </fieldset>
        <FormFooter
          className={lastInDialog}
          messages={
            <>
              {isBusy && photo && <Progress label={share < 1 ? 'Uploading' : 'Saving'} value={share} />}
              <div id={messageId}>
                <Message tone="error">{message}</Message>
              </div>
              <EditConflictPanel conflict={conflict} what="alumnus" gone={errors['no-such-alumnus'][1]} />
            </>
          }
        >
          <SaveButtons isBusy={isBusy} onCancel={onCancel} />
        </FormFooter>
      </form>
      <LeaveDialog {...guard.question} />
    </>
  )
}
