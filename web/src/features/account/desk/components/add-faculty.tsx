import { Button } from '../../../../ui/button.tsx'
import { FormCard, FormGrid } from '../../../../ui/desk/form-card.tsx'
import { KeptTextNote } from '../../../../ui/desk/kept-text-note.tsx'
import { LeaveQuestion } from '../../../../ui/desk/leave-question.tsx'
import { Message } from '../../../../ui/message.tsx'
import { AccessFields, PersonFields } from './add-faculty-fields.tsx'
import { useAdding } from './use-adding.ts'

/** The office makes an account for a teacher or another admin. */
export function AddFaculty() {
  const { form, add, done, guard, text } = useAdding()
  const { errors, isSubmitting } = form.formState
  return (
    <>
      <FormCard
        title="Add Faculty"
        text="An account for a teacher or an admin. They are told by mail, and how to set a password of their own."
        onSubmit={form.handleSubmit(add)}
        isBusy={isSubmitting}
        messages={
          <>
            <Message tone="success">{!isSubmitting && done}</Message>
            <Message tone="error">{errors.root?.message}</Message>
          </>
        }
        actions={
          <Button type="submit" busy={isSubmitting}>
            {isSubmitting ? 'Submitting...' : 'Add Faculty'}
          </Button>
        }
      >
        <div className="has-[p]:mb-5">
          <KeptTextNote isRestored={text.restored !== null} without="no password" />
        </div>
        <FormGrid>
          <PersonFields form={form} />
          <AccessFields form={form} />
        </FormGrid>
      </FormCard>
      <LeaveQuestion {...guard.question} />
    </>
  )
}
