import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { forgetDraft, readDraft, saveDraft } from './draft.ts'
import { fieldNames, nothingTyped, type Typed } from './field-names.ts'

export type DraftState = 'nothing' | 'restored' | 'saved' | 'impossible'

/** Returns true if the draft is stored on this device. */
export const isSaved = (state: DraftState): boolean => state === 'saved' || state === 'restored'

const textsOf = (values: Partial<Typed>): Typed =>
  Object.fromEntries(fieldNames.map((name) => [name, values[name] ?? ''])) as Typed

/**
 * A draft of the form, stored on this device from the first letter until the form is sent or cleared. The form has no
 * default values: what was typed before hydration stays.
 */
export function useDraft<Output>({
  getValues,
  setValue,
  subscribe,
  reset,
}: UseFormReturn<Typed & { declaration: boolean }, unknown, Output>) {
  const [typed, setTyped] = useState(nothingTyped)
  const [state, setState] = useState<DraftState>('nothing')

  useEffect(() => {
    const draft = readDraft()
    for (const name of fieldNames) if (draft?.[name] && !getValues(name)) setValue(name, draft[name])
    const update = (values: Partial<Typed>) => {
      const now = textsOf(values)
      setTyped(now)
      return now
    }
    const now = update(getValues())
    if (draft) setState('restored')
    else if (Object.values(now).some(Boolean)) setState(saveDraft(now) ? 'saved' : 'impossible')
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => setState(saveDraft(update(values)) ? 'saved' : 'impossible'),
    })
  }, [getValues, setValue, subscribe])

  return {
    typed,
    state,
    clear: () => {
      reset()
      forgetDraft()
      setTyped(nothingTyped)
      setState('nothing')
    },
  }
}
