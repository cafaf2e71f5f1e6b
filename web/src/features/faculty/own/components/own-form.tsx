import { type ComponentProps, type ReactNode, useId } from 'react'
import type { EditConflict } from '../../../../lib/use-edit-conflict.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import { DraftNote } from '../../../../ui/desk/draft-note.tsx'
import { EditConflictPanel } from '../../../../ui/desk/edit-conflict.tsx'
import { FormFooter, lastInCard } from '../../../../ui/desk/form-footer.tsx'
import { LeaveDialog } from '../../../../ui/desk/leave-dialog.tsx'
import { RequiredNote } from '../../../../ui/desk/required-note.tsx'
import { SaveButtons } from '../../../../ui/desk/save-buttons.tsx'
import { Message } from '../../../../ui/message.tsx'
import type { useProfileForm } from './use-profile-form.ts'

type OwnFormProps = ComponentProps<typeof SaveButtons> &
  Pick<ReturnType<typeof useProfileForm>, 'formProps' | 'message' | 'messageId' | 'guard' | 'draft'> & {
    title: string
    /** What somebody else has changed since. */
    conflict?: EditConflict
    without?: string
    before?: ReactNode
    children: ReactNode
  }

/** The card of a teacher's form, with its draft, its buttons and the question before it is left. */
export function OwnForm({ formProps, message, messageId, guard, draft, ...props }: OwnFormProps) {
  const { title, conflict, without, before, children, ...buttons } = props
  const titleId = useId()
  return (
    <>
      <form
        {...formProps}
        aria-labelledby={titleId}
        className="rounded-card border border-line bg-white p-5 shadow-card sm:p-8"
      >
        <h2 id={titleId} className="pb-5 text-lg text-indigo-950">
          {title}
        </h2>
        {before}
        <div className="has-[p]:mb-5">
          <DraftNote draft={draft} {...(without && { without })} />
        </div>
        <fieldset disabled={buttons.isBusy} className="min-w-0">
          <RequiredNote className="mb-5" />
          {children}
        </fieldset>
        <FormFooter
          className={lastInCard}
          messages={
            <>
              <Message id={messageId} tone="error">
                {message}
              </Message>
              {conflict && (
                <EditConflictPanel conflict={conflict} what={deskMessages().members.form.what} gone="" />
              )}
            </>
          }
        >
          <SaveButtons {...buttons} />
        </FormFooter>
      </form>
      <LeaveDialog {...guard.question} />
    </>
  )
}
