import { fileUrl, storagePaths } from '@prangan/contract/storage-paths'
import { Controller } from 'react-hook-form'
import { deskMessages } from '../../../../messages/desk.ts'
import type { FormInDialogProps } from '../../../../ui/desk/dialog-parts.ts'
import { DocumentForm } from '../../../../ui/desk/document-form.tsx'
import { FormGrid, FormRow } from '../../../../ui/desk/form-card.tsx'
import type { MemberRow } from '../api/member-row.ts'
import { useMemberPhoto } from '../api/use-member-photo.ts'
import { type MemberFormState, memberForm } from '../member-form.ts'
import { members } from '../members.ts'
import { MemberTexts, PasswordField } from './edit-fields.tsx'
import { PhotoField } from './photo-field.tsx'
import { ResumeField } from './resume-field.tsx'

/** The form in which the office changes a profile. */
export const MemberForm = (props: FormInDialogProps<MemberRow>) => (
  <DocumentForm
    {...props}
    form={memberForm}
    first="name"
    gone={members.gone()}
    without={deskMessages().profiles.withoutFiles}
  >
    {(state) =>
      state.base && (
        <FormGrid>
          <Files state={state} member={props.newest ?? state.base} />
          <MemberTexts fields={state.fields} stored={state.base.designation} />
          <FormRow>
            <PasswordField fields={state.fields} />
          </FormRow>
        </FormGrid>
      )
    }
  </DocumentForm>
)

type FilesProps = { state: MemberFormState; member: MemberRow }

function Files({ state: { form, fields, isBusy }, member }: FilesProps) {
  const { id, name, resume } = member
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
              current={resume && !member.isRemoved ? fileUrl(storagePaths.resume(id, resume)) : null}
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
