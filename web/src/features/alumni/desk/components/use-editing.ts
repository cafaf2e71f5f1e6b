import { zodResolver } from '@hookform/resolvers/zod'
import type { UpdateAlumnusInput } from '@prangan/contract/schemas/alumni'
import { useRef, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { CallError } from '../../../../http/call-error.ts'
import { useFocusAfterSubmit } from '../../../../lib/use-focus-after-submit.ts'
import { useKeptForm } from '../../../../lib/use-kept-form.ts'
import { failureWords } from '../alumni-words.ts'
import type { AlumnusRow } from '../api/alumnus-row.ts'
import { type GetToken, updateAlumnus } from '../api/edit-alumni.ts'
import {
  changedBetween,
  type EditAlumnus,
  EditAlumnusSchema,
  type TypedAlumnus,
  toForm,
} from '../edit-schema.ts'

export type EditForm = UseFormReturn<TypedAlumnus, unknown, EditAlumnus>

type EditingOptions = {
  /** The alumnus as they stand now, live; null once they are not on record. */
  newest: AlumnusRow | null
  /** As they stood when the form was opened. */
  opened: AlumnusRow
  getToken: GetToken
  onBusyChange: (isBusy: boolean) => void
  onSaved: (message: string) => void
}

/** Too large, and not of an accepted type: what only a photo can be. */
const photoStatuses = [413, 415]

/** Puts a failure's messages under their fields, and what failed above the buttons. Gives the first field. */
function showFailure(error: unknown, form: EditForm): keyof TypedAlumnus | undefined {
  const { status, message, errors } = error instanceof CallError ? error : new CallError(0, '')
  const named: Readonly<Record<string, string>> = photoStatuses.includes(status) ? { photo: message } : errors
  const wrong = (Object.keys(form.getValues()) as (keyof TypedAlumnus)[]).filter((name) => named[name])
  for (const name of wrong) form.setError(name, { message: named[name] ?? '' })
  form.setError('root', { message: failureWords('update', error) })
  return wrong[0]
}

/** What is sent: the fields that were changed, and the version on which the changes stand. */
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

/**
 * The edit form's state and what saving does to it. A failure keeps everything that was typed. What somebody else changes
 * meanwhile is told, and written over only by whoever has taken it in.
 */
export function useEditing({ newest, opened, getToken, ...options }: EditingOptions) {
  const [base, setBase] = useState(opened)
  const form: EditForm = useForm<TypedAlumnus, unknown, EditAlumnus>({
    resolver: zodResolver(EditAlumnusSchema),
    defaultValues: toForm(opened),
  })
  const { dirtyFields, isDirty } = form.formState
  const refused = useFocusAfterSubmit(form)
  const text = useKeptForm(form, `alumnus ${opened.id}`, toForm(base))
  const [share, setShare] = useState(0)
  const underWay = useRef<Promise<void>>(undefined)
  const isOvertaken = newest !== null && newest.version > base.version && !form.formState.isSubmitting

  const send = async (typed: EditAlumnus) => {
    setShare(0)
    options.onBusyChange(true)
    try {
      const update = toUpdate(typed, dirtyFields, base)
      options.onSaved(await updateAlumnus(base.id, update, { getToken, onProgress: setShare }))
    } catch (error) {
      refused.current = showFailure(error, form)
    } finally {
      underWay.current = undefined
      options.onBusyChange(false)
    }
  }

  return {
    form,
    text,
    share,
    isDirty,
    isDirtyField: (name: keyof TypedAlumnus) => dirtyFields[name] !== undefined,
    /** What somebody else has changed since; undefined where nothing. */
    theirs: isOvertaken ? changedBetween(base, newest) : undefined,
    /** Takes the newest state in: what was typed here stays, everything else becomes what it is now. */
    takeIn: () => {
      if (!newest) return
      setBase(newest)
      form.reset(toForm(newest), { keepDirtyValues: true })
    },
    // A second submit before the buttons show the first joins it.
    save: (typed: EditAlumnus) => {
      underWay.current ??= send(typed)
      return underWay.current
    },
  }
}
export type Editing = ReturnType<typeof useEditing>
