import { fileUrl, storagePaths } from '@prangan/contract/storage-paths'
import { useEffect, useId } from 'react'
import { showField } from '../../../../lib/show-field.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import { DraftNote } from '../../../../ui/desk/draft-note.tsx'
import { FormGrid, FormRow } from '../../../../ui/desk/form-card.tsx'
import { FormFooter, lastInCard } from '../../../../ui/desk/form-footer.tsx'
import { LeaveDialog } from '../../../../ui/desk/leave-dialog.tsx'
import { SaveButtons } from '../../../../ui/desk/save-buttons.tsx'
import { Message } from '../../../../ui/message.tsx'
import { photoUrl } from '../../api/photo-url.ts'
import { PhotoField } from '../../desk/components/photo-field.tsx'
import { OfficeFields, OwnFields, PasswordField } from './profile-form-fields.tsx'
import { ResumeUpload } from './resume-upload.tsx'
import { type ProfileFormOptions, useProfileForm } from './use-profile-form.ts'

const texts = () => deskMessages().ownProfile

type ProfileFormProps = ProfileFormOptions & {
  /** The field that gets the focus first. */
  field: string
  onCancel: () => void
}

/** The profile's edit mode. A failure keeps everything that was typed and chosen. */
export function ProfileForm({ field, onCancel, ...options }: ProfileFormProps) {
  const profileForm = useProfileForm(options)
  const { form, formProps, fields, isBusy, message, messageId, guard, draft } = profileForm
  const { profile } = options
  const { ref } = formProps
  const titleId = useId()

  useEffect(() => {
    const named = ref.current?.querySelector<HTMLElement>(`[name="${field}"]`)
    if (named) showField(named)
  }, [ref, field])

  return (
    <>
      <form
        {...formProps}
        aria-labelledby={titleId}
        className="rounded-card border border-line bg-white p-5 shadow-card sm:p-8"
      >
        <h2 id={titleId} className="pb-5 text-lg text-indigo-950">
          {texts().form.title}
        </h2>
        <div className="has-[p]:mb-5">
          <DraftNote draft={draft} without={deskMessages().profiles.withoutFiles} />
        </div>
        <fieldset disabled={isBusy} className="min-w-0">
          <FormGrid>
            <FormRow>
              <fieldset name="photo" className="min-w-0">
                <PhotoField
                  current={photoUrl(profile.photo) || null}
                  name={profile.name}
                  onChange={(photo) =>
                    form.setValue('photo', photo, { shouldDirty: true, shouldValidate: true })
                  }
                  error={fields.error('photo')}
                  disabled={isBusy}
                />
              </fieldset>
            </FormRow>
            <FormRow>
              <fieldset name="stagedResume" className="min-w-0">
                <ResumeUpload
                  uploading={profileForm.uploading}
                  current={profile.resume && fileUrl(storagePaths.resume(profile.uid, profile.resume))}
                  error={fields.error('stagedResume')}
                  onChange={() => form.clearErrors('stagedResume')}
                />
              </fieldset>
            </FormRow>
            <FormRow>
              <OfficeFields profile={profile} />
            </FormRow>
            <OwnFields fields={fields} />
            <PasswordField fields={fields} email={profile.email} />
          </FormGrid>
        </fieldset>
        <FormFooter
          className={lastInCard}
          messages={
            <div id={messageId}>
              <Message tone="error">{message}</Message>
            </div>
          }
        >
          <SaveButtons isBusy={isBusy} onCancel={onCancel} />
        </FormFooter>
      </form>
      <LeaveDialog {...guard.question} />
    </>
  )
}
