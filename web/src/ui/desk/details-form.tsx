import { type ReactNode, useId } from 'react'
import type { useDetailsForm } from '../../lib/use-details-form.ts'
import { deskMessages } from '../../messages/desk.ts'
import { Button } from '../button.tsx'
import { classNames } from '../class-names.ts'
import { Message } from '../message.tsx'
import { DraftNote } from './draft-note.tsx'
import { EditConflictPanel } from './edit-conflict.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import { OthersHere } from './others-here.tsx'
import { RequiredNote } from './required-note.tsx'
import { useLeaveGuard } from './use-leave-guard.ts'

type DetailsFormProps = {
  title: string
  form: Pick<
    ReturnType<typeof useDetailsForm>,
    'formProps' | 'isBusy' | 'message' | 'messageId' | 'draft' | 'isDirty' | 'conflict'
  >
  className?: string
  /** The path of what is edited, if the screen around the form does not say who else has it open. */
  record?: string
  /** What a colleague may change meanwhile. */
  what: string
  action: string
  children: ReactNode
}

export function DetailsForm({ title, form, className, record, what, action, children }: DetailsFormProps) {
  const { formProps, isBusy, message, messageId, draft, isDirty, conflict } = form
  const guard = useLeaveGuard({ hasUnsaved: () => isDirty, params: ['open'], draft })
  const id = useId()
  return (
    <>
      <form
        {...formProps}
        aria-labelledby={`${id}-title`}
        className="grid gap-4 rounded-card border border-line bg-paper p-4 sm:p-6"
      >
        <h3 id={`${id}-title`} className="font-serif text-lg font-semibold text-indigo-950">
          {title}
        </h3>
        {record && <OthersHere record={record} />}
        <DraftNote draft={isDirty ? draft : null} />
        <fieldset disabled={isBusy} className={classNames('grid gap-4', className)}>
          <RequiredNote className="col-span-full" />
          {children}
        </fieldset>
        <div className="grid gap-3">
          <Message id={messageId} tone="error">
            {message}
          </Message>
          <EditConflictPanel conflict={conflict} what={what} gone="" />
        </div>
        <div className="flex justify-end">
          <Button type="submit" busy={isBusy} disabled={!isDirty}>
            {isBusy ? deskMessages().kit.saving : action}
          </Button>
        </div>
      </form>
      <LeaveDialog {...guard.question} />
    </>
  )
}
