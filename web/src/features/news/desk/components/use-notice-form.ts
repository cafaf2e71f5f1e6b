import { useRef, useState } from 'react'
import { CallError } from '../../../../http/call-error.ts'
import { useDeskSession } from '../../../../lib/desk-session.ts'
import { useEditConflict } from '../../../../lib/use-edit-conflict.ts'
import { useFormDraft } from '../../../../lib/use-form-draft.ts'
import { type Refusal, type SubmitForm, useSubmitForm } from '../../../../lib/use-submit-form.ts'
import type { NoticeRow } from '../api/notice-row.ts'
import { publishNotice, updateNotice } from '../api/save-notice.ts'
import {
  compareNotices,
  isFilledIn,
  type NoticeForm,
  NoticeFormSchema,
  type Typed,
  toForm,
} from '../notice-schema.ts'

export type NoticeFormState = SubmitForm<Typed, NoticeForm>

/** The form's name for a field of the endpoint, where they differ. */
const fieldOfInput: Record<string, keyof Typed> = { myfile: 'file', removeFile: 'removesFile' }
/** Too large, and not of an accepted type: only a file can be that. */
const fileStatuses = [413, 415]

/** A failure under its fields, else for the whole form. */
function refusalOf(error: unknown): Refusal {
  if (!(error instanceof CallError)) {
    console.error(error)
    return { message: 'The notice could not be saved. Please try again.' }
  }
  const { status, message } = error
  if (fileStatuses.includes(status)) return { errors: { file: message } }
  const named = Object.entries(error.errors).map(
    ([name, text]) => [fieldOfInput[name] ?? name, text] as const,
  )
  const errors = named.filter(([name]) => name in toForm(null))
  return errors.length > 0 ? { errors: Object.fromEntries(errors) } : { message }
}

export type NoticeFormOptions = {
  /** The notice as it was when the form was opened; null for a new one. */
  opened: NoticeRow | null
  /** The notice as it is now, live; null once it is deleted. */
  newest: NoticeRow | null
  onBusyChange: (isBusy: boolean) => void
  onSaved: (message: string) => void
}

/** The form's state and its submit. A failure keeps everything that was typed. */
export function useNoticeForm({ opened, newest, onBusyChange, onSaved }: NoticeFormOptions) {
  const { getToken } = useDeskSession()
  const [share, setShare] = useState(0)
  const control = useRef<AbortController>(null)
  const submitForm = useSubmitForm<Typed, NoticeForm, { message: string }>({
    schema: NoticeFormSchema,
    defaultValues: toForm(opened),
    reValidateMode: 'onChange',
    failure: refusalOf,
    send: (notice): Promise<{ message: string }> => {
      setShare(0)
      control.current = new AbortController()
      const saving = { getToken, onProgress: setShare, signal: control.current.signal }
      return conflict.base ? updateNotice(conflict.base, notice, saving) : publishNotice(notice, saving)
    },
    reportsWhenLeft: true,
    onSent: ({ message }) => onSaved(message),
    onBusyChange,
  })
  const { form } = submitForm
  const conflict = useEditConflict(form, { opened, newest, toForm, compare: compareNotices })
  const { base } = conflict
  const draft = useFormDraft(form, `notice ${opened?.id ?? 'new'}`, toForm(base))
  return {
    ...submitForm,
    conflict,
    draft,
    /** The progress of the upload, from 0 to 1. */
    share,
    cancelUpload: () => control.current?.abort(),
    /** Reads the form itself: what is rendered may lag behind the last key. */
    hasUnsaved: () => !form.formState.isSubmitSuccessful && isFilledIn(form.getValues(), toForm(base)),
  }
}
