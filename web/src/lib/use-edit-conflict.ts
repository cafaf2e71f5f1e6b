import type { ChangedBy } from '@prangan/contract/schemas/fields'
import { useState } from 'react'
import type { DefaultValues, FieldValues, Path, UseFormReturn } from 'react-hook-form'

export type FieldChange = {
  name: string
  label: string
  now: string
  /** Returns what a value of the field is called, such as one of a choice. */
  nameOf?: (value: string) => string
}

type Options<Row, Typed> = {
  opened: Row | null
  newest: Row | null
  toForm: (row: Row) => Typed
  compare: (before: Row, after: Row) => readonly FieldChange[]
}

/** Which of two values of a field stays. */
export type Kept = 'mine' | 'theirs'

export type Choices = Readonly<Record<string, Kept>>

/**
 * Manages the choices about what both changed. They are about one version: after a newer one they are made again. The last
 * one accepts the version, with all of them.
 */
export function useConflictChoices<Change extends { name: string; isDirty: boolean }>(
  version: number | undefined,
  changes: readonly Change[] | undefined,
  accept: (kept: Choices) => void,
) {
  const [chosen, setChosen] = useState<{ version: number | undefined; choices: Choices }>({
    version,
    choices: {},
  })
  const choices = chosen.version === version ? chosen.choices : {}
  return {
    changes: changes?.map((change) => ({ ...change, kept: choices[change.name] })),
    /** Updates what is unchanged here to the newest version; what is changed here stays. */
    takeTheirs: () => accept({}),
    choose: (name: string, which: Kept) => {
      const next = { ...choices, [name]: which }
      setChosen({ version, choices: next })
      if (changes?.every((change) => !change.isDirty || next[change.name])) accept(next)
    },
  }
}

/**
 * Detects when somebody else changes or deletes the document in a form. A save names the version of `base`, so it overwrites
 * nothing unseen; `takeTheirs` makes the newest version the base, and so does the last choice about fields that both changed.
 */
export function useEditConflict<Row extends { version: number }, Typed extends FieldValues, Output>(
  { formState, reset, resetField, getValues, setValue }: UseFormReturn<Typed, unknown, Output>,
  { opened, newest, toForm, compare }: Options<Row, Typed>,
) {
  const [base, setBase] = useState(opened)
  const { dirtyFields, isSubmitting, isSubmitSuccessful } = formState
  const dirty = dirtyFields as Readonly<Record<string, unknown>>
  const isNewer = base && newest && newest.version > base.version
  const theirs = isNewer && !isSubmitting && !isSubmitSuccessful ? compare(base, newest) : undefined
  const typedByThem: Readonly<Record<string, unknown>> = theirs && newest ? toForm(newest) : {}
  const changes = theirs?.map((change) => {
    const mine: unknown = getValues(change.name as Path<Typed>)
    return {
      ...change,
      isDirty: Boolean(dirty[change.name]) && mine !== typedByThem[change.name],
      mine: typeof mine === 'string' ? (change.nameOf?.(mine) ?? mine) : '',
    }
  })
  const accept = (kept: Choices) => {
    if (!newest) return
    const values = toForm(newest)
    setBase(newest)
    reset(values as DefaultValues<Typed>, { keepDirtyValues: true })
    for (const [name, which] of Object.entries(kept)) {
      if (which === 'mine') continue
      resetField(name as Path<Typed>, { defaultValue: values[name] })
      // A field that is set without an input is not reset.
      setValue(name as Path<Typed>, values[name], { shouldDirty: true })
    }
  }
  return {
    base,
    ...useConflictChoices(newest?.version, changes, accept),
    isGone: base !== null && newest === null && !isSubmitSuccessful,
    /** Sets a base before it arrives live, such as the form's own save. */
    rebase: (row: Row) => {
      setBase(row)
      reset(toForm(row) as DefaultValues<Typed>)
    },
  }
}

/** Who changed something, and when. */
export type LastChange = ChangedBy & { at: Date }

export type EditConflict = Pick<
  ReturnType<typeof useEditConflict>,
  'changes' | 'isGone' | 'takeTheirs' | 'choose'
> & { by?: LastChange | undefined }
