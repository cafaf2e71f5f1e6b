import { type FormEvent, type ReactNode, useEffect } from 'react'
import { flushSync } from 'react-dom'
import type { FieldValues, Path } from 'react-hook-form'
import { type ResourceForm, type ResourceFormState, useResourceForm } from '../../lib/resource-form.ts'
import { showField } from '../../lib/show-field.ts'
import { deskMessages } from '../../messages/desk.ts'
import { Button } from '../button.tsx'
import { Progress } from '../forms/progress.tsx'
import { Message } from '../message.tsx'
import type { FormInDialogProps } from './dialog-parts.ts'
import { DraftNote } from './draft-note.tsx'
import { EditConflictPanel } from './edit-conflict.tsx'
import { FormFooter, inDialog, lastInDialog, lastInPanel } from './form-footer.tsx'
import { goOnByEnter } from './go-on-by-enter.ts'
import { LeaveDialog } from './leave-dialog.tsx'
import { RequiredNote } from './required-note.tsx'
import { useLeaveGuard } from './use-leave-guard.ts'

type DocumentFormProps<
  Row extends { id: string; version: number },
  Typed extends FieldValues,
  Output,
> = FormInDialogProps<Row> & {
  form: ResourceForm<Row, Typed, Output>
  first: Path<Typed>
  gone: string
  /** Enter moves to the next input, for forms whose submission cannot be undone unnoticed. */
  enterGoesOn?: boolean
  without?: string
  addLabels?: readonly [action: string, busy: string]
  editLabels?: readonly [action: string, busy: string]
  children: (state: ResourceFormState<Row, Typed, Output>) => ReactNode
}

/** An unfinished date (`DateInput`) has no value, and the form would treat it as empty. */
function unfinishedInput(form: HTMLFormElement): HTMLInputElement | undefined {
  const inputs = [...form.elements].filter((element) => element instanceof HTMLInputElement)
  return inputs.find(({ validity }) => validity.customError)
}

const places = { last: lastInDialog, above: inDialog, panel: lastInPanel } as const
const kit = () => deskMessages().kit
const saveLabels = () => [kit().save, kit().saving] as const

export function DocumentForm<Row extends { id: string; version: number }, Typed extends FieldValues, Output>({
  form: definition,
  first,
  gone,
  without,
  enterGoesOn = false,
  addLabels = saveLabels(),
  editLabels = saveLabels(),
  children,
  params,
  place,
  onSaved,
  onCancel,
  ...options
}: DocumentFormProps<Row, Typed, Output>) {
  const state = useResourceForm(definition, {
    ...options,
    onSaved: (message) => {
      guard.release()
      onSaved(message)
    },
  })
  const { form, formProps, isBusy, isUploading, message, messageId, conflict, draft, share } = state
  const guard = useLeaveGuard({ hasUnsaved: state.hasUnsaved, params, draft })
  const { setFocus } = form
  useEffect(() => setFocus(first), [setFocus, first])
  const [label, busyLabel] = options.opened ? editLabels : addLabels

  const submit = (event: FormEvent<HTMLFormElement>) => {
    const unfinished = unfinishedInput(event.currentTarget)
    if (!unfinished) return formProps.onSubmit(event)
    event.preventDefault()
    const message = kit().form.unfinishedDate
    flushSync(() => form.setError(unfinished.name as Path<Typed>, { message }))
    showField(unfinished)
  }
  return (
    <>
      <form
        {...formProps}
        onSubmit={submit}
        onKeyDown={enterGoesOn ? goOnByEnter : undefined}
        aria-label={definition.what()}
      >
        <div className="has-[p]:mb-5">
          <DraftNote draft={draft} {...(without && { without })} />
        </div>
        <fieldset disabled={isBusy} className="grid gap-5">
          <RequiredNote />
          {children(state)}
        </fieldset>
        <FormFooter
          className={places[place]}
          messages={
            <>
              {isUploading && (
                <Progress
                  label={share < 1 ? kit().form.uploading : busyLabel.replace(/…$/, '')}
                  value={share}
                />
              )}
              <Message id={messageId} tone="error">
                {message}
              </Message>
              {options.opened && (
                <EditConflictPanel conflict={conflict} what={definition.what()} gone={gone} />
              )}
            </>
          }
        >
          <Button look="quiet" onClick={isBusy ? state.cancel : onCancel}>
            {isUploading ? kit().form.cancelUpload : kit().cancel}
          </Button>
          <Button type="submit" busy={isBusy} aria-keyshortcuts={enterGoesOn ? 'Control+Enter' : undefined}>
            {isBusy ? busyLabel : label}
          </Button>
        </FormFooter>
      </form>
      <LeaveDialog {...guard.question} />
    </>
  )
}
