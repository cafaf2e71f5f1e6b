import { errors } from '@prangan/contract/errors'
import type { FormEvent, RefObject } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { DraftNote } from '../../../../ui/desk/draft-note.tsx'
import { EditConflictPanel } from '../../../../ui/desk/edit-conflict.tsx'
import { FormFooter, inDialog, lastInDialog } from '../../../../ui/desk/form-footer.tsx'
import { LeaveDialog } from '../../../../ui/desk/leave-dialog.tsx'
import { useLeaveGuard } from '../../../../ui/desk/use-leave-guard.ts'
import { Message } from '../../../../ui/message.tsx'
import { Progress } from '../../../../ui/progress.tsx'
import type { Typed } from '../notice-schema.ts'
import { NoticeFields } from './notice-fields.tsx'
import { type NoticeFormOptions, useNoticeForm } from './use-notice-form.ts'

type NoticeFormProps = NoticeFormOptions & {
  titleRef: RefObject<HTMLInputElement | null>
  onCancel: () => void
}

/** An incomplete date or time input has no value, and the form would treat it as empty. */
function unfinishedInput(form: HTMLFormElement): HTMLInputElement | undefined {
  const inputs = [...form.elements].filter((element) => element instanceof HTMLInputElement)
  return inputs.find(({ validity }) => validity.badInput)
}

/** Publishes a notice, or changes the one that was opened. */
export function NoticeForm({ titleRef, onCancel, onSaved, ...options }: NoticeFormProps) {
  const noticeForm = useNoticeForm({
    ...options,
    onSaved: (message) => {
      guard.release()
      onSaved(message)
    },
  })
  const { form, formProps, isBusy, message, messageId, conflict, draft, share } = noticeForm
  const guard = useLeaveGuard({ hasUnsaved: noticeForm.hasUnsaved, params: ['open'], draft })
  const isNew = options.opened === null

  const submit = (event: FormEvent<HTMLFormElement>) => {
    const unfinished = unfinishedInput(event.currentTarget)
    if (!unfinished) return formProps.onSubmit(event)
    event.preventDefault()
    const message = 'Please finish the date and the time, or clear them.'
    form.setError(unfinished.name as keyof Typed, { message }, { shouldFocus: true })
  }
  const busyLabel = isNew ? 'Publishing' : 'Saving'
  return (
    <>
      <form {...formProps} onSubmit={submit} className="mt-6">
        <div className="has-[p]:mb-5">
          <DraftNote draft={draft} without="no file" />
        </div>
        <fieldset disabled={isBusy} className="grid gap-5">
          <NoticeFields noticeForm={noticeForm} titleRef={titleRef} stored={conflict.base} />
        </fieldset>
        <FormFooter
          className={isNew ? lastInDialog : inDialog}
          messages={
            <>
              {isBusy && <Progress label={share < 1 ? 'Uploading' : busyLabel} value={share} />}
              <div id={messageId}>
                <Message tone="error">{message}</Message>
              </div>
              {!isNew && (
                <EditConflictPanel
                  conflict={conflict}
                  what="notice"
                  gone={`${errors['no-such-notice'][1]} What you typed is still here.`}
                />
              )}
            </>
          }
        >
          <Button look="quiet" onClick={isBusy ? noticeForm.cancelUpload : onCancel}>
            {isBusy ? 'Cancel upload' : 'Cancel'}
          </Button>
          <Button type="submit" busy={isBusy}>
            {isBusy ? `${busyLabel}…` : isNew ? 'Publish' : 'Save'}
          </Button>
        </FormFooter>
      </form>
      <LeaveDialog {...guard.question} />
    </>
  )
}
