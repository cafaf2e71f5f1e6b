import { useEffect } from 'react'
import { FormFoot, lastInDialog } from '../../../../ui/desk/form-foot.tsx'
import { SaveButtons } from '../../../../ui/desk/save-buttons.tsx'
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
  onDirtyChange: (isDirty: boolean) => void
  onSaved: (message: string) => void
  onCancel: () => void
}

/** The form in which the office changes an alumnus. */
export function EditAlumnus({ onCancel, onDirtyChange, ...options }: EditAlumnusProps) {
  const editing = useEditing(options)
  const { form, share, save, isDirty } = editing
  const { errors, isSubmitting } = form.formState
  const photo = form.watch('photo')
  const { setFocus } = form
  useEffect(() => onDirtyChange(isDirty), [isDirty, onDirtyChange])
  useEffect(() => setFocus('name'), [setFocus])
  return (
    <form noValidate onSubmit={form.handleSubmit(save)} className="mt-6">
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
  )
}
