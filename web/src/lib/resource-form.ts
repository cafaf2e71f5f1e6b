import { useRef, useState } from 'react'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import type * as z from 'zod/mini'
import { CallError } from '../http/call-error.ts'
import type { OnProgress } from '../http/transport.ts'
import { type GetToken, useDeskSession } from './desk-session.ts'
import type { FailureMessages } from './failure-messages.ts'
import { type FieldChange, useEditConflict } from './use-edit-conflict.ts'
import { useFormDraft } from './use-form-draft.ts'
import { type Refusal, type SubmitForm, useSubmitForm } from './use-submit-form.ts'

export type Saving = { getToken: GetToken; onProgress: OnProgress; signal: AbortSignal }

export type ResourceForm<Row extends Versioned, Typed extends FieldValues, Output> = {
  name: string
  what: () => string
  schema: z.ZodMiniType<Output, Typed>
  toForm: (row: Row) => Typed
  /** Returns the fields that differ between two versions of a document. */
  compare: (before: Row, after: Row) => readonly FieldChange[]
  /**
   * Saves the form's values, based on the version in `base`. `changed` contains the names of the changed fields. Resolves with
   * the message for people.
   */
  save: (output: Output, base: Row, changed: readonly string[], saving: Saving) => Promise<string>
  add?: { blank: Typed; send: (output: Output, saving: Saving) => Promise<string> }
  failure: FailureMessages | ((error: unknown) => Refusal)
}

type Versioned = { id: string; version: number }

/** The statuses for a file that is too large or of an unaccepted type. */
const fileStatuses = [413, 415]

/** Moves a refusal of a file to the field for files. */
export function refusalAt(fileField: string, error: unknown, message: string): Refusal {
  if (!(error instanceof CallError)) return { message }
  return {
    errors: fileStatuses.includes(error.status) ? { [fileField]: error.message } : error.errors,
    message,
  }
}

const isFile = (value: unknown) => value instanceof Blob

type FormOptions<Row> = {
  opened: Row | null
  newest: Row | null
  onBusyChange: (isBusy: boolean) => void
  onSaved: (message: string) => void
}

export function useResourceForm<Row extends Versioned, Typed extends FieldValues, Output>(
  { name, schema, toForm, compare, save, add, failure }: ResourceForm<Row, Typed, Output>,
  { opened, newest, onBusyChange, onSaved }: FormOptions<Row>,
) {
  const { getToken } = useDeskSession()
  const [share, setShare] = useState(0)
  const control = useRef<AbortController>(null)
  const valuesOf = (row: Row | null) => (row ? toForm(row) : add?.blank) as Typed
  const submitForm = useSubmitForm<Typed, Output, string>({
    schema,
    defaultValues: valuesOf(opened) as DefaultValues<Typed>,
    reValidateMode: 'onChange',
    failure,
    send: async (output): Promise<string> => {
      setShare(0)
      control.current = new AbortController()
      const saving = { getToken, onProgress: setShare, signal: control.current.signal }
      if (conflict.base) return save(output, conflict.base, Object.keys(dirtyFields), saving)
      return add ? add.send(output, saving) : ''
    },
    reportsWhenLeft: true,
    onSent: onSaved,
    onBusyChange,
  })
  const { form, isBusy } = submitForm
  const { dirtyFields } = form.formState
  const conflict = useEditConflict(form, { opened, newest, toForm, compare })
  const begun = valuesOf(conflict.base)
  const draft = useFormDraft(form, `${name} ${opened?.id ?? 'new'}`, begun)
  return {
    ...submitForm,
    base: conflict.base,
    conflict,
    draft,
    isUploading: isBusy && Object.values(form.getValues()).some(isFile),
    share,
    cancel: () => control.current?.abort(),
    /** Reads the form itself, since the render may lag behind the last key. */
    hasUnsaved: () => {
      const typed = form.getValues()
      return (
        !form.formState.isSubmitSuccessful && Object.keys(begun).some((name) => typed[name] !== begun[name])
      )
    },
  }
}

export type ResourceFormState<Row, Typed extends FieldValues, Output> = SubmitForm<Typed, Output> & {
  base: Row | null
}
