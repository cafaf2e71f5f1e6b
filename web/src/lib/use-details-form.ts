import { useEffect } from 'react'
import type { DefaultValues, FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { deskMessages } from '../messages/desk.ts'
import { type EditConflict, type FieldChange, useEditConflict } from './use-edit-conflict.ts'
import { useFormDraft } from './use-form-draft.ts'
import { type SubmitFormOptions, useSubmitForm } from './use-submit-form.ts'

type Base = { version: number; status: string }

type DetailsFormOptions<Row extends Base, Typed extends FieldValues, Answer> = Pick<
  SubmitFormOptions<Typed, Typed, Answer>,
  'schema' | 'failure' | 'onBusyChange'
> & {
  newest: Row
  name: string
  toForm: (base: Row) => Typed
  /** What the statuses are called. */
  statuses: Readonly<Record<string, string>>
  /** Returns the fields beside the status that differ between two versions of a document. */
  compare?: (before: Row, after: Row) => readonly FieldChange[]
  isFilledIn: (form: UseFormReturn<Typed, unknown, Typed>) => boolean
  send: (typed: Typed, base: Row) => Promise<Answer>
  /** Returns the base of the next change, since the live update may arrive after the response. */
  nextBase: (answer: Answer, typed: Typed, base: Row) => Row
  onDone: (message: string) => void
}

/**
 * Manages a form below a document's details, which is used again after each submit. A failure keeps all values. An empty form
 * follows the live document.
 */
export function useDetailsForm<
  Row extends Base,
  Typed extends FieldValues & { status: string },
  Answer extends { message: string },
>({
  newest,
  name,
  toForm,
  statuses,
  compare,
  isFilledIn,
  send,
  nextBase,
  onDone,
  ...options
}: DetailsFormOptions<Row, Typed, Answer>) {
  const nameOf = (status: string) => statuses[status] ?? status
  const submitForm = useSubmitForm<Typed, Typed, Answer>({
    ...options,
    defaultValues: toForm(newest) as DefaultValues<Typed>,
    send: (typed): Promise<Answer> => send(typed, base),
    reportsWhenLeft: true,
    onSent: (answer, typed) => {
      conflict.rebase(nextBase(answer, typed, base))
      draft.clear()
      // The button is disabled until something is filled in again.
      submitForm.focusAfterSubmit('status' as Path<Typed>)
      onDone(answer.message)
    },
  })
  const { form } = submitForm
  const conflict = useEditConflict<Row, Typed, Typed>(form, {
    opened: newest,
    newest,
    toForm,
    compare: (before, after) => [
      ...(before.status === after.status
        ? []
        : [
            {
              name: 'status',
              label: deskMessages().kit.status,
              now: nameOf(after.status),
              nameOf,
            },
          ]),
      ...(compare?.(before, after) ?? []),
    ],
  })
  const base = conflict.base ?? newest
  const draft = useFormDraft(form, name, toForm(base), base.version)
  const isDirty = isFilledIn(form)
  const { changes, isGone, takeTheirs, choose } = conflict
  const isBehind = changes !== undefined && !isDirty
  // biome-ignore lint/correctness/useExhaustiveDependencies: with nothing filled in, the form follows the live state.
  useEffect(() => {
    if (isBehind) takeTheirs()
  }, [isBehind])

  return {
    ...submitForm,
    base,
    draft,
    isDirty,
    conflict: { changes: isDirty ? changes : undefined, isGone, takeTheirs, choose } satisfies EditConflict,
  }
}
