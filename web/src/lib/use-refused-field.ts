import { type RefObject, useEffect, useRef } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'

/**
 * Where a form puts the name of the field that the server has refused: it takes the focus once the form is no longer
 * being sent, since a disabled field takes none.
 */
export function useRefusedField<Typed extends FieldValues, Output>({
  setFocus,
  formState: { isSubmitting },
}: UseFormReturn<Typed, unknown, Output>): RefObject<Path<Typed> | undefined> {
  const refused = useRef<Path<Typed>>(undefined)
  useEffect(() => {
    if (isSubmitting || !refused.current) return
    setFocus(refused.current)
    refused.current = undefined
  }, [isSubmitting, setFocus])
  return refused
}
