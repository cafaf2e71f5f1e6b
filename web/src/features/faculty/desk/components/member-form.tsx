import { fileUrl, storagePaths } from '@prangan/contract/storage-paths'
import { useDeskSession } from '../../../../lib/desk-session.ts'
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
          <OfficePassword fields={state.fields} />
        </FormGrid>
      )
    }
  </DocumentForm>
)

/** For people who may also reset a password. */
function OfficePassword({ fields }: Pick<MemberFormState, 'fields'>) {
  const { can } = useDeskSession()
  return (
    can('account:reset') && (
      <FormRow>
        <PasswordField fields={fields} />
      </FormRow>
    )
  )
}

type FilesProps = { state: MemberFormState; member: MemberRow }

const checked = { shouldDirty: true, shouldValidate: true }

function Files({ state: { form, fields, isBusy }, member }: FilesProps) {
  const { id, name, resume } = member
  const photo = useMemberPhoto(member)
  return (
    <>
      <FormRow>
        <fieldset name="photo" className="min-w-0">
          <PhotoField
            current={photo || null}
            value={form.watch('photo')}
            name={name}
            onChange={(photo) => form.setValue('photo', photo, checked)}
            error={fields.error('photo')}
            disabled={isBusy}
          />
        </fieldset>
      </FormRow>
      <FormRow>
        <fieldset name="resume" className="min-w-0">
          <ResumeField
            current={resume && !member.isRemoved ? fileUrl(storagePaths.resume(id, resume)) : null}
            file={form.watch('resume')}
            onChange={(file) => form.setValue('resume', file, checked)}
            error={fields.error('resume')}
            disabled={isBusy}
          />
        </fieldset>
      </FormRow>
    </>
  )
}
