import { DraftNote } from '../../../../ui/desk/draft-note.tsx'
import { FormCard, FormGrid } from '../../../../ui/desk/form-card.tsx'
import { LeaveDialog } from '../../../../ui/desk/leave-dialog.tsx'
import { AccessFields, PersonFields } from './add-faculty-fields.tsx'
import { useAddFacultyForm } from './use-add-faculty-form.ts'

/** The office makes an account for a teacher or another admin. */
export function AddFaculty() {
  const { form, formProps, fields, isBusy, message, done, guard, draft } = useAddFacultyForm()
  return (
    <>
      <FormCard
        title="Add Faculty"
        text="An account for a teacher or an admin. They are told by mail, and how to set a password of their own."
        formProps={formProps}
        isBusy={isBusy}
        done={done}
        error={message}
        submit={['Add Faculty', 'Submitting...']}
      >
        <div className="has-[p]:mb-5">
          <DraftNote draft={draft} without="no password" />
        </div>
        <FormGrid>
          <PersonFields fields={fields} department={form.watch('dept')} />
          <AccessFields fields={fields} userType={form.register('userType')} />
        </FormGrid>
      </FormCard>
      <LeaveDialog {...guard.question} />
    </>
  )
}
