import { useState } from 'react'
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form'

/** A field that somebody else has changed: its name in the form, its label, and its value now. */
export type FieldChange = { name: string; label: string; now: string }

type Options<Row, Typed> = {
  /** The document as it was when the form was opened; null for a new one. */
  opened: Row | null
  /** The document as it is now, live; null once it is deleted. */
  newest: Row | null
  toForm: (row: Row) => Typed
  compare: (before: Row, after: Row) => readonly FieldChange[]
}

/**
 * Notices when somebody else changes or deletes the document that a form edits. Nothing is overwritten unseen: a save
 * names the version of `base`, and `takeTheirs` makes the newest state the base.
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
    /** The state that the changes in the form are based on. */
    base,
    /** What somebody else has changed since, and whether it is changed here too; undefined if nothing. */
    changes: theirs?.map((change) => ({ ...change, isDirty: Boolean(dirty[change.name]) })),
    isGone: base !== null && newest === null && !isSubmitSuccessful,
    /** Takes in the newest state: what was typed here stays, all other fields become what they are now. */
    takeTheirs: () => {
      if (!newest) return
      setBase(newest)
      reset(toForm(newest) as DefaultValues<Typed>, { keepDirtyValues: true })
    },
    /** Begins again on a state that is known before it arrives live, such as the form's own save. */
    rebase: (row: Row) => {
      setBase(row)
      reset(toForm(row) as DefaultValues<Typed>)
    },
  }
}

/** A form's conflict: see `useEditConflict`. */
export type EditConflict = Pick<ReturnType<typeof useEditConflict>, 'changes' | 'isGone' | 'takeTheirs'>
