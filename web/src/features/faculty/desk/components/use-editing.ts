import { zodResolver } from '@hookform/resolvers/zod'
import { useRef, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { CallError } from '../../../../http/call-error.ts'
import { useFocusAfterSubmit } from '../../../../lib/use-focus-after-submit.ts'
import { useKeptForm } from '../../../../lib/use-kept-form.ts'
import { failureWords, type GetToken, updateMember } from '../api/edit-member.ts'
import type { MemberRow } from '../api/member-row.ts'
import {
  changedBetween,
  type EditMember,
  EditMemberSchema,
  type TypedMember,
  toForm,
  toUpdate,
} from '../edit-schema.ts'

export type EditForm = UseFormReturn<TypedMember, unknown, EditMember>

export type EditingOptions = {
  /** The member as they stand now, live; null once there is none. */
  newest: MemberRow | null
  /** As they stood when the form was opened. */
  opened: MemberRow
  getToken: GetToken
  onBusyChange: (isBusy: boolean) => void
  onSaved: (message: string) => void
}

/** Puts a failure's messages under their fields, and what failed above the buttons. Gives the first field. */
function showFailure(error: unknown, form: EditForm): keyof TypedMember | undefined {
  const named: Readonly<Record<string, string>> = error instanceof CallError ? error.errors : {}
  const wrong = (Object.keys(form.getValues()) as (keyof TypedMember)[]).filter((name) => named[name])
  for (const name of wrong) form.setError(name, { message: named[name] ?? '' })
  form.setError('root', { message: failureWords('update', error) })
  return wrong[0]
}

/**
 * The edit form's state and what saving does to it. A failure keeps everything that was typed. What somebody else changes
 * meanwhile is told, and written over only by whoever has taken it in.
 */
export function useEditing({ newest, opened, getToken, ...options }: EditingOptions) {
  const [base, setBase] = useState(opened)
  const form: EditForm = useForm<TypedMember, unknown, EditMember>({
    resolver: zodResolver(EditMemberSchema),
    defaultValues: toForm(opened),
  })
  const { dirtyFields, isDirty, isSubmitting } = form.formState
  const refused = useFocusAfterSubmit(form)
  const text = useKeptForm(form, `member ${opened.uid}`, toForm(base))
  const [share, setShare] = useState(0)
  const underWay = useRef<Promise<void>>(undefined)
  const isOvertaken = newest !== null && newest.version > base.version && !isSubmitting

  const send = async (typed: EditMember) => {
    setShare(0)
    options.onBusyChange(true)
    try {
      options.onSaved(await updateMember(toUpdate(typed, base), { getToken, onProgress: setShare }))
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
    isDirtyField: (name: keyof TypedMember) => Boolean(dirtyFields[name]),
    /** What somebody else has changed since; undefined where nothing. */
    theirs: isOvertaken ? changedBetween(base, newest) : undefined,
    /** Takes the newest state in: what was typed here stays, everything else becomes what it is now. */
    takeIn: () => {
      if (!newest) return
      setBase(newest)
      form.clearErrors('root')
      form.reset(toForm(newest), { keepDirtyValues: true, keepErrors: true })
    },
    // A second submit before the buttons show the first joins it.
    save: (typed: EditMember) => {
      underWay.current ??= send(typed)
      return underWay.current
    },
  }
}
export type Editing = ReturnType<typeof useEditing>
