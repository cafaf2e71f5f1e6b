import { errors } from '@prangan/contract/errors'
import { fileUrl, storagePaths } from '@prangan/contract/paths'
import { Controller } from 'react-hook-form'
import { DraftNote } from '../../../../ui/desk/draft-note.tsx'
import { EditConflictPanel } from '../../../../ui/desk/edit-conflict.tsx'
import { FormGrid, FormRow } from '../../../../ui/desk/form-card.tsx'
import { FormFooter } from '../../../../ui/desk/form-footer.tsx'
import { LeaveDialog } from '../../../../ui/desk/leave-dialog.tsx'
import { SaveButtons } from '../../../../ui/desk/save-buttons.tsx'
import { useLeaveGuard } from '../../../../ui/desk/use-leave-guard.ts'
import { Message } from '../../../../ui/message.tsx'
import { Progress } from '../../../../ui/progress.tsx'
import { useMemberPhoto } from '../api/use-member-photo.ts'
import { PasswordField, TextFields } from './edit-fields.tsx'
import { PhotoField } from './photo-field.tsx'
import { ResumeField } from './resume-field.tsx'
import { type MemberFormOptions, type MemberFormState, useMemberForm } from './use-member-form.ts'

/** The form in which the office changes a profile. */
export function EditMember({ onCancel, onSaved, ...options }: MemberFormOptions & { onCancel: () => void }) {
  const memberForm = useMemberForm({
    ...options,
    onSaved: (message) => {
      guard.release()
      onSaved(message)
    },
  })
  const { form, formProps, fields, isBusy, message, messageId, conflict, draft, share } = memberForm
  const guard = useLeaveGuard({ hasUnsaved: () => memberForm.isDirty, params: ['open', 'edit'], draft })
  const hasFile = form.watch(['photo', 'resume']).some(Boolean)
  return (
    <>
      <form {...formProps} aria-label="Profile">
        <div className="has-[p]:mb-5">
          <DraftNote draft={draft} without="no photo, resume or password" />
        </div>
        <fieldset disabled={isBusy}>
          <FormGrid>
            <Files memberForm={memberForm} {...options} />
            <TextFields fields={fields} stored={options.opened.designation} />
            <FormRow>
              <PasswordField fields={fields} />
            </FormRow>
          </FormGrid>
        </fieldset>
        <FormFooter
          className="bottom-0 -mb-6"
          messages={
            <>
              {isBusy && hasFile && <Progress label={share < 1 ? 'Uploading' : 'Saving'} value={share} />}
              <div id={messageId}>
                <Message tone="error">{message}</Message>
              </div>
              <EditConflictPanel conflict={conflict} what="profile" gone={errors['no-such-faculty'][1]} />
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

type FilesProps = Pick<MemberFormOptions, 'newest' | 'opened'> & {
  memberForm: MemberFormState
}

function Files({ memberForm, newest, opened }: FilesProps) {
  const { form, fields, isBusy } = memberForm
  const member = newest ?? opened
  const { uid, name, resume } = member
  const photo = useMemberPhoto(member)
  return (
    <>
      <FormRow>
        <Controller
          control={form.control}
          name="photo"
          render={({ field }) => (
            <PhotoField
              current={photo || null}
              name={name}
              onChange={field.onChange}
              error={fields.error('photo')}
              disabled={isBusy}
            />
          )}
        />
      </FormRow>
      <FormRow>
        <Controller
          control={form.control}
          name="resume"
          render={({ field }) => (
            <ResumeField
              current={resume && !member.isRemoved ? fileUrl(storagePaths.resume(uid, resume)) : null}
              file={field.value ?? null}
              onChange={field.onChange}
              error={fields.error('resume')}
              disabled={isBusy}
            />
          )}
        />
      </FormRow>
    </>
  )
}
