import { useEffect } from 'react'
import { FormFoot, lastInDialog } from '../../../../ui/desk/form-foot.tsx'
import { KeptTextNote } from '../../../../ui/desk/kept-text-note.tsx'
import { LeaveQuestion } from '../../../../ui/desk/leave-question.tsx'
import { SaveButtons } from '../../../../ui/desk/save-buttons.tsx'
import { useLeaveGuard } from '../../../../ui/desk/use-leave-guard.ts'
import { Message } from '../../../../ui/message.tsx'
import { Progress } from '../../../../ui/progress.tsx'
import type { AlumnusRow } from '../api/alumnus-row.ts'
import type { GetToken } from '../api/edit-alumni.ts'
import { AlumnusChangedMeanwhile } from './changed-meanwhile.tsx'
import { EditFields, EditPhoto } from './edit-fields.tsx'
import { useEditing } from './use-editing.ts'

type EditAlumnusProps = {
  newest: AlumnusRow | null
  opened: AlumnusRow
  getToken: GetToken
  onBusyChange: (isBusy: boolean) => void
  onSaved: (message: string) => void
  onCancel: () => void
}

/** The form in which the office changes an alumnus. */
export function EditAlumnus({ onCancel, onSaved, ...options }: EditAlumnusProps) {
  const editing = useEditing({
    ...options,
    onSaved: (message) => {
      guard.release()
      onSaved(message)
    },
  })
  const { form, text, share, save, isDirty } = editing
  const guard = useLeaveGuard({ hasUnsaved: () => isDirty, params: ['open', 'edit'], text })
  const { errors, isSubmitting } = form.formState
  const photo = form.watch('photo')
  const { setFocus } = form
  useEffect(() => setFocus('name'), [setFocus])
  return (
    <>
      <form noValidate onSubmit={form.handleSubmit(save)} className="mt-6">
        <div className="has-[p]:mb-5">
          <KeptTextNote
            isRestored={text.restored !== null}
            isOvertaken={text.isOvertaken}
            without="no photo"
          />
        </div>
        <fieldset disabled={isSubmitting} className="grid gap-5">
          <EditPhoto form={form} row={options.newest ?? options.opened} getToken={options.getToken} />
          <EditFields form={form} />
        </fieldset>
        <FormFoot
          className={lastInDialog}
          messages={
            <>
              {isSubmitting && photo && <Progress label={share < 1 ? 'Uploading' : 'Saving'} value={share} />}
              <Message tone="error">{errors.root?.message}</Message>
              <AlumnusChangedMeanwhile editing={editing} newest={options.newest} />
            </>
          }
        >
          <SaveButtons isBusy={isSubmitting} onCancel={onCancel} />
        </FormFoot>
      </form>
      <LeaveQuestion {...guard.question} />
    </>
  )
}
