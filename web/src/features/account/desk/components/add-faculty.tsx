import { deskMessages } from '../../../../messages/desk.ts'
import { DraftNote } from '../../../../ui/desk/draft-note.tsx'
import { FormCard, FormGrid } from '../../../../ui/desk/form-card.tsx'
import { LeaveDialog } from '../../../../ui/desk/leave-dialog.tsx'
import { AccessFields, NameField, ProfileFields, UserTypeField } from './add-faculty-fields.tsx'
import { useAddFacultyForm } from './use-add-faculty-form.ts'

const texts = () => deskMessages().accounts.add

export function AddFaculty() {
  const { form, formProps, fields, isBusy, message, done, guard, draft } = useAddFacultyForm()
  return (
    <>
      <FormCard
        title={texts().title}
        text={texts().text}
        formProps={formProps}
        isBusy={isBusy}
        done={done}
        error={message}
        submit={texts().submit}
      >
        <div className="has-[p]:mb-5">
          <DraftNote draft={draft} without={texts().withoutPassword} />
        </div>
        <FormGrid>
          <UserTypeField fields={fields} wiring={form.register('userType')} />
          <NameField fields={fields} />
          {form.watch('userType') !== 'office' && (
            <ProfileFields fields={fields} department={form.watch('dept')} />
          )}
          <AccessFields fields={fields} />
        </FormGrid>
      </FormCard>
      <LeaveDialog {...guard.question} />
    </>
  )
}
