import type { FormEvent, RefObject } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { FormFoot, inDialog, lastInDialog } from '../../../../ui/desk/form-foot.tsx'
import { KeptTextNote } from '../../../../ui/desk/kept-text-note.tsx'
import { LeaveQuestion } from '../../../../ui/desk/leave-question.tsx'
import { useLeaveGuard } from '../../../../ui/desk/use-leave-guard.ts'
import { Message } from '../../../../ui/message.tsx'
import { Progress } from '../../../../ui/progress.tsx'
import type { Typed } from '../notice-schema.ts'
import { NoticeChangedMeanwhile } from './changed-meanwhile.tsx'
import { NoticeFields } from './notice-fields.tsx'
import { type SavingOptions, useSaving } from './use-saving.ts'

type NoticeFormProps = SavingOptions & {
  titleRef: RefObject<HTMLInputElement | null>
  onCancel: () => void
}

/** A box that was begun and not finished holds nothing for the form, which would take it for empty. */
function unfinishedBox(form: HTMLFormElement): HTMLInputElement | undefined {
  const inputs = [...form.elements].filter((element) => element instanceof HTMLInputElement)
  return inputs.find(({ validity }) => validity.badInput)
}

/** Publishes a notice, or changes the one that was opened. */
export function NoticeForm({ titleRef, onCancel, onSaved, ...options }: NoticeFormProps) {
  const saving = useSaving({
    ...options,
    onSaved: (message) => {
      guard.release()
      onSaved(message)
    },
  })
  const guard = useLeaveGuard({ hasUnsaved: saving.hasUnsaved, params: ['open'], text: saving.text })
  const { form, save, share, cancel } = saving
  const { errors, isSubmitting } = form.formState
  const isNew = options.opened === null

  const submit = (event: FormEvent<HTMLFormElement>) => {
    const unfinished = unfinishedBox(event.currentTarget)
    if (!unfinished) return form.handleSubmit(save)(event)
    event.preventDefault()
    const message = 'Please finish the date and the time, or clear them.'
    form.setError(unfinished.name as keyof Typed, { message }, { shouldFocus: true })
  }
  const busyWords = isNew ? 'Publishing' : 'Saving'
  return (
    <>
      <form noValidate onSubmit={submit} className="mt-6">
        <div className="has-[p]:mb-5">
          <KeptTextNote
            isRestored={saving.text.restored !== null}
            isOvertaken={saving.text.isOvertaken}
            without="no file"
          />
        </div>
        <fieldset disabled={isSubmitting} className="grid gap-5">
          <NoticeFields form={form} titleRef={titleRef} stored={saving.base} />
        </fieldset>
        <FormFoot
          className={isNew ? lastInDialog : inDialog}
          messages={
            <>
              {isSubmitting && <Progress label={share < 1 ? 'Uploading' : busyWords} value={share} />}
              <Message tone="error">{errors.root?.message}</Message>
              {!isNew && <NoticeChangedMeanwhile saving={saving} newest={options.newest} />}
            </>
          }
        >
          <Button look="quiet" onClick={isSubmitting ? cancel : onCancel}>
            {isSubmitting ? 'Cancel upload' : 'Cancel'}
          </Button>
          <Button type="submit" busy={isSubmitting}>
            {isSubmitting ? `${busyWords}…` : isNew ? 'Publish' : 'Save'}
          </Button>
        </FormFoot>
      </form>
      <LeaveQuestion {...guard.question} />
    </>
  )
}
