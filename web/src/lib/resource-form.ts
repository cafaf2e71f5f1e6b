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

/** What a save needs besides what was typed. */
export type Saving = { getToken: GetToken; onProgress: OnProgress; signal: AbortSignal }

/** The form in which a list's documents are changed, and added where there is a blank one. */
export type ResourceForm<Row extends Versioned, Typed extends FieldValues, Output> = {
  /** The name of its draft, in every language: 'notice'. */
  name: string
  /** What it edits, in messages: 'notice'. */
  what: () => string
  schema: z.ZodMiniType<Output, Typed>
  toForm: (row: Row) => Typed
  /** The fields in which a document differs from an earlier version of it. */
  compare: (before: Row, after: Row) => readonly FieldChange[]
  /**
   * Saves what was typed, based on that version of the document. `changed` are the names of the changed fields.
   * Resolves with the message for people.
   */
  save: (output: Output, base: Row, changed: readonly string[], saving: Saving) => Promise<string>
  /** The form for a new document, and the call that adds it. */
  add?: { blank: Typed; send: (output: Output, saving: Saving) => Promise<string> }
  /** The messages for a failed call, or what it says under its fields, else for the whole form. */
  failure: FailureMessages | ((error: unknown) => Refusal)
}

type Versioned = { id: string; version: number }

/** Too large, and not of an accepted type: only a file can be that. */
const fileStatuses = [413, 415]

/** A refusal with the field that takes a file: what the server says of a file is said there. */
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

/** The state of a document's form and its submit. A failure keeps everything that was typed. */
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
    /** The document that the changes are based on; null for a new one. */
    base: conflict.base,
    conflict,
    draft,
    isUploading: isBusy && Object.values(form.getValues()).some(isFile),
    /** The progress of the upload, from 0 to 1. */
    share,
    cancel: () => control.current?.abort(),
    /** Reads the form itself: what is rendered may lag behind the last key. */
    hasUnsaved: () => {
      const typed = form.getValues()
      return (
        !form.formState.isSubmitSuccessful && Object.keys(begun).some((name) => typed[name] !== begun[name])
      )
    },
  }
}

/** What a form's fields get: the form, and the document that the changes are based on. */
export type ResourceFormState<Row, Typed extends FieldValues, Output> = SubmitForm<Typed, Output> & {
  base: Row | null
}
