import type { UpdateAlumnusInput } from '@prangan/contract/schemas/alumni'
import { useState } from 'react'
import { CallError } from '../../../../http/call-error.ts'
import { useDeskSession } from '../../../../lib/desk-session.ts'
import { useEditConflict } from '../../../../lib/use-edit-conflict.ts'
import { useFormDraft } from '../../../../lib/use-form-draft.ts'
import { type Refusal, type SubmitForm, useSubmitForm } from '../../../../lib/use-submit-form.ts'
import { failureText } from '../alumni-labels.ts'
import type { AlumnusRow } from '../api/alumnus-row.ts'
import { updateAlumnus } from '../api/edit-alumni.ts'
import {
  compareAlumni,
  type EditAlumnus,
  EditAlumnusSchema,
  type TypedAlumnus,
  toForm,
} from '../edit-schema.ts'

export type AlumnusFormState = SubmitForm<TypedAlumnus, EditAlumnus>

export type AlumnusFormOptions = {
  /** The alumnus now, live; null once they are deleted. */
  newest: AlumnusRow | null
  /** The alumnus when the form was opened. */
  opened: AlumnusRow
  onBusyChange: (isBusy: boolean) => void
  onSaved: (message: string) => void
}

/** Too large, and not of an accepted type: only a photo can be that. */
const photoStatuses = [413, 415]

/** A failure under its fields, and always above the buttons. */
function refusalOf(error: unknown): Refusal {
  const { status, message, errors } = error instanceof CallError ? error : new CallError(0, '')
  return {
    errors: photoStatuses.includes(status) ? { photo: message } : errors,
    message: failureText('update', error),
  }
}

/** The fields that were changed, and the version that the changes are based on. */
function toUpdate(
  { isVerified, photo, ...texts }: EditAlumnus,
  dirty: Partial<Record<keyof TypedAlumnus, unknown>>,
  { version }: AlumnusRow,
): UpdateAlumnusInput & { photo?: File | undefined } {
  const changed = Object.entries(texts).filter(([name]) => dirty[name as keyof TypedAlumnus])
  return {
    ...Object.fromEntries(changed),
    ...(dirty.isVerified !== undefined && { status: isVerified ? '1' : '0' }),
    version,
    photo,
  }
}

/** The edit form's state and its submit. A failure keeps everything that was typed. */
export function useAlumnusForm({ newest, opened, onBusyChange, onSaved }: AlumnusFormOptions) {
  const { getToken } = useDeskSession()
  const [share, setShare] = useState(0)
  const submitForm = useSubmitForm<TypedAlumnus, EditAlumnus, string>({
    schema: EditAlumnusSchema,
    defaultValues: toForm(opened),
    reValidateMode: 'onChange',
    failure: refusalOf,
    send: (typed): Promise<string> => {
      setShare(0)
      const update = toUpdate(typed, dirtyFields, base)
      return updateAlumnus(base.id, update, { getToken, onProgress: setShare })
    },
    reportsWhenLeft: true,
    onSent: onSaved,
    onBusyChange,
  })
  const { form } = submitForm
  const { dirtyFields, isDirty } = form.formState
  const conflict = useEditConflict(form, { opened, newest, toForm, compare: compareAlumni })
  const base = conflict.base ?? opened
  const draft = useFormDraft(form, `alumnus ${opened.id}`, toForm(base))
  return { ...submitForm, conflict, draft, share, isDirty }
}
