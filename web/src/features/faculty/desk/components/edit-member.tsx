import { fileUrl, storagePaths } from '@prangan/contract/paths'
import { Controller } from 'react-hook-form'
import { FormGrid, FormRow } from '../../../../ui/desk/form-card.tsx'
import { FormFoot } from '../../../../ui/desk/form-foot.tsx'
import { KeptTextNote } from '../../../../ui/desk/kept-text-note.tsx'
import { LeaveQuestion } from '../../../../ui/desk/leave-question.tsx'
import { SaveButtons } from '../../../../ui/desk/save-buttons.tsx'
import { useLeaveGuard } from '../../../../ui/desk/use-leave-guard.ts'
import { Message } from '../../../../ui/message.tsx'
import { Progress } from '../../../../ui/progress.tsx'
import { useMemberPhoto } from '../api/use-member-photo.ts'
import { ProfileChangedMeanwhile } from './changed-meanwhile.tsx'
import { PasswordField, TextFields } from './edit-fields.tsx'
import { PhotoField } from './photo-field.tsx'
import { ResumeField } from './resume-field.tsx'
import { type Editing, type EditingOptions, useEditing } from './use-editing.ts'

type EditMemberProps = EditingOptions & { onCancel: () => void }

/** The form in which the office changes a profile. */
export function EditMember({ onCancel, onSaved, ...options }: EditMemberProps) {
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
  const hasFile = form.watch(['photo', 'resume']).some(Boolean)
  return (
    <>
      <form noValidate onSubmit={form.handleSubmit(save)} aria-label="Profile">
        <div className="has-[p]:mb-5">
          <KeptTextNote
            isRestored={text.restored !== null}
            isOvertaken={text.isOvertaken}
            without="no photo, resume or password"
          />
        </div>
        <fieldset disabled={isSubmitting}>
          <FormGrid>
            <Files editing={editing} {...options} />
            <TextFields form={form} stored={options.opened.designation} />
            <FormRow>
              <PasswordField form={form} />
            </FormRow>
          </FormGrid>
        </fieldset>
        <FormFoot
          className="bottom-0 -mb-6"
          messages={
            <>
              {isSubmitting && hasFile && (
                <Progress label={share < 1 ? 'Uploading' : 'Saving'} value={share} />
              )}
              <Message tone="error">{errors.root?.message}</Message>
              <ProfileChangedMeanwhile editing={editing} newest={options.newest} />
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

function Files({
  editing,
  newest,
  opened,
  getToken,
}: Pick<EditingOptions, 'newest' | 'opened' | 'getToken'> & { editing: Editing }) {
  const { control, formState } = editing.form
  const member = newest ?? opened
  const { uid, name, resume } = member
  const photo = useMemberPhoto(member, getToken)
  return (
    <>
      <FormRow>
        <Controller
          control={control}
          name="photo"
          render={({ field }) => (
            <PhotoField
              current={photo || null}
              name={name}
              onChange={field.onChange}
              error={formState.errors.photo?.message}
              disabled={formState.isSubmitting}
            />
          )}
        />
      </FormRow>
      <FormRow>
        <Controller
          control={control}
          name="resume"
          render={({ field }) => (
            <ResumeField
              current={resume && !member.isRemoved ? fileUrl(storagePaths.resume(uid, resume)) : null}
              file={field.value ?? null}
              onChange={field.onChange}
              error={formState.errors.resume?.message}
              disabled={formState.isSubmitting}
            />
          )}
        />
      </FormRow>
    </>
  )
}
