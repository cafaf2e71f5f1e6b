import { documentPaths } from '@prangan/contract/paths'
import { fileUrl, storagePaths } from '@prangan/contract/storage-paths'
import { useEffect } from 'react'
import { showField } from '../../../../lib/show-field.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import { FormGrid, FormRow } from '../../../../ui/desk/form-card.tsx'
import { OthersHere } from '../../../../ui/desk/others-here.tsx'
import { photoUrl } from '../../api/photo-url.ts'
import { PhotoField } from '../../desk/components/photo-field.tsx'
import { OwnForm } from './own-form.tsx'
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
  const { form, formProps, fields, isBusy } = profileForm
  const { profile } = options
  const { ref } = formProps

  useEffect(() => {
    const named = ref.current?.querySelector<HTMLElement>(`[name="${field}"]`)
    if (named) showField(named)
  }, [ref, field])

  return (
    <OwnForm
      {...profileForm}
      title={texts().form.title}
      without={deskMessages().profiles.withoutFiles}
      onCancel={onCancel}
      before={
        <div className="has-[span]:mb-5">
          <OthersHere record={documentPaths.faculty(profile.uid)} />
        </div>
      }
    >
      <FormGrid>
        <FormRow>
          <fieldset name="photo" className="min-w-0">
            <PhotoField
              current={photoUrl(profile.photo) || null}
              value={form.watch('photo')}
              name={profile.name}
              onChange={(photo) => form.setValue('photo', photo, { shouldDirty: true, shouldValidate: true })}
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
    </OwnForm>
  )
}
