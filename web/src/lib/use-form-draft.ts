import { useEffect, useRef } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { useTextDraft } from './use-text-draft.ts'

/** `useTextDraft` for a form of React Hook Form. `before` is the form without what was typed here. */
export function useFormDraft<Typed extends FieldValues, Output>(
  { setValue, subscribe }: UseFormReturn<Typed, unknown, Output>,
  name: string,
  before: Partial<Typed>,
) {
  const text = useTextDraft(name)
  const latest = useRef({ text, before })
  latest.current = { text, before }
  useEffect(() => {
    for (const [field, value] of Object.entries(latest.current.text.restored ?? {})) {
      setValue(field as Path<Typed>, value as PathValue<Typed, Path<Typed>>, { shouldDirty: true })
    }
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => latest.current.text.keep(values, latest.current.before),
    })
  }, [setValue, subscribe])
  return { ...text, isOvertaken: text.isOvertaken(before) }
}
