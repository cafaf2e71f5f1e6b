import { useState } from 'react'
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form'

export type FieldChange = { name: string; label: string; now: string }

type Options<Row, Typed> = {
  opened: Row | null
  newest: Row | null
  toForm: (row: Row) => Typed
  compare: (before: Row, after: Row) => readonly FieldChange[]
}

/**
 * Detects when somebody else changes or deletes the document in a form. A save names the version of `base`, so it overwrites
 * nothing unseen; `takeTheirs` makes the newest version the base.
 */
export function useEditConflict<Row extends { version: number }, Typed extends FieldValues, Output>(
  { formState, reset }: UseFormReturn<Typed, unknown, Output>,
  { opened, newest, toForm, compare }: Options<Row, Typed>,
) {
  const [base, setBase] = useState(opened)
  const { dirtyFields, isSubmitting, isSubmitSuccessful } = formState
  const dirty = dirtyFields as Readonly<Record<string, unknown>>
  const isNewer = base && newest && newest.version > base.version
  const theirs = isNewer && !isSubmitting && !isSubmitSuccessful ? compare(base, newest) : undefined
  return {
    base,
    changes: theirs?.map((change) => ({ ...change, isDirty: Boolean(dirty[change.name]) })),
    isGone: base !== null && newest === null && !isSubmitSuccessful,
    /** Updates all unchanged fields to the newest version; changed fields keep their values. */
    takeTheirs: () => {
      if (!newest) return
      setBase(newest)
      reset(toForm(newest) as DefaultValues<Typed>, { keepDirtyValues: true })
    },
    /** Sets a base before it arrives live, such as the form's own save. */
    rebase: (row: Row) => {
      setBase(row)
      reset(toForm(row) as DefaultValues<Typed>)
    },
  }
}

export type EditConflict = Pick<ReturnType<typeof useEditConflict>, 'changes' | 'isGone' | 'takeTheirs'>
