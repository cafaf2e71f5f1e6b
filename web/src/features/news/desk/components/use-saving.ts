import { zodResolver } from '@hookform/resolvers/zod'
import { useRef, useState } from 'react'
import { type UseFormReturn, type UseFormSetError, useForm } from 'react-hook-form'
import { CallError } from '../../../../http/call-error.ts'
import { useFocusAfterSubmit } from '../../../../lib/use-focus-after-submit.ts'
import { useKeptForm } from '../../../../lib/use-kept-form.ts'
import { type GetToken, publishNews, updateNews } from '../api/edit-news.ts'
import type { NoticeRow } from '../api/notice-row.ts'
import {
  changedBetween,
  isFilledIn,
  type NoticeField,
  type NoticeForm,
  NoticeFormSchema,
  type Typed,
  toForm,
} from '../notice-schema.ts'

export type NoticeFormState = UseFormReturn<Typed, unknown, NoticeForm>

/** A call's field by the form's name for it, where it is another. */
const fieldOfInput: Record<string, keyof Typed> = { myfile: 'file', removeFile: 'removesFile' }
/** Too large, and not of an accepted type: what only a file can be. */
const fileStatuses = [413, 415]

/** Puts a failure's messages where they belong: under their fields, else above the buttons. Gives the first field. */
function showFailure(error: unknown, setError: UseFormSetError<Typed>): keyof Typed | undefined {
  if (!(error instanceof CallError)) console.error(error)
  const { status, message, errors } =
    error instanceof CallError ? error : new CallError(0, 'The notice could not be saved. Please try again.')
  const named = Object.entries(fileStatuses.includes(status) ? { myfile: message } : errors)
  const known = Object.keys(toForm(null))
  const placed = named.flatMap(([name, text]) => {
    const field = fieldOfInput[name] ?? name
    return known.includes(field) ? [{ field: field as keyof Typed, text }] : []
  })
  for (const { field, text } of placed) setError(field, { message: text })
  if (placed.length === 0) setError('root', { message })
  return placed[0]?.field
}

export type SavingOptions = {
  /** The notice as it stood when the form was opened; null for a new one. */
  opened: NoticeRow | null
  /** The same as it stands now, live; null once it is not there any more. */
  newest: NoticeRow | null
  getToken: GetToken
  onBusyChange: (isBusy: boolean) => void
  onSaved: (message: string) => void
}

/**
 * The form's state and what saving does to it. A failure keeps everything that was typed. What somebody else changes
 * meanwhile is told, and written over only by whoever has taken it in.
 */
export function useSaving({ opened, newest, getToken, ...options }: SavingOptions) {
  const [base, setBase] = useState(opened)
  const form: NoticeFormState = useForm<Typed, unknown, NoticeForm>({
    resolver: zodResolver(NoticeFormSchema),
    defaultValues: toForm(opened),
  })
  const refused = useFocusAfterSubmit(form)
  const text = useKeptForm(form, `notice ${opened?.id ?? 'new'}`, toForm(base))
  const { dirtyFields, isSubmitting } = form.formState
  const [share, setShare] = useState(0)
  const [isSaved, setSaved] = useState(false)
  const upload = useRef<{ control: AbortController; sent: Promise<void> } | null>(null)

  const send = async (notice: NoticeForm, { signal }: AbortController) => {
    setShare(0)
    options.onBusyChange(true)
    try {
      const saving = { getToken, onProgress: setShare, signal }
      const { message } = await (base ? updateNews(base, notice, saving) : publishNews(notice, saving))
      setSaved(true)
      options.onSaved(message)
    } catch (error) {
      refused.current = showFailure(error, form.setError)
    } finally {
      upload.current = null
      options.onBusyChange(false)
    }
  }

  // A second submit before the buttons show the first joins it: it would publish twice, and end the form's busy state.
  const save = (notice: NoticeForm) => {
    if (!upload.current) {
      const control = new AbortController()
      upload.current = { control, sent: send(notice, control) }
    }
    return upload.current.sent
  }

  const isOvertaken = base && newest && newest.version > base.version && !isSubmitting && !isSaved
  return {
    form,
    text,
    base,
    save,
    /** How far the upload is, from 0 to 1. */
    share,
    cancel: () => upload.current?.control.abort(),
    /** What somebody else has changed since; undefined where nothing. */
    theirs: isOvertaken ? changedBetween(base, newest) : undefined,
    isGone: base !== null && newest === null && !isSaved,
    /** Asked of the form itself: what it draws may be a moment behind the last key. */
    hasUnsaved: () => !isSaved && isFilledIn(form.getValues(), toForm(base)),
    isDirtyField: (field: NoticeField) => dirtyFields[field] !== undefined,
    /** Takes the newest state in: what was typed here stays, everything else becomes what it is now. */
    takeIn: () => {
      if (!newest) return
      setBase(newest)
      form.reset(toForm(newest), { keepDirtyValues: true })
      form.clearErrors('root')
    },
  }
}
export type Saving = ReturnType<typeof useSaving>
