import { type RefObject, useEffect, useRef } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'

/**
 * Where a form puts the name of the field that is next, such as one that the server has refused: it takes the focus once
 * the form is no longer being sent, since a disabled field takes none.
 */
export function useFocusAfterSubmit<Typed extends FieldValues, Output>({
  setFocus,
  formState: { isSubmitting },
}: UseFormReturn<Typed, unknown, Output>): RefObject<Path<Typed> | undefined> {
  const next = useRef<Path<Typed>>(undefined)
  useEffect(() => {
    if (isSubmitting || !next.current) return
    setFocus(next.current)
    next.current = undefined
  }, [isSubmitting, setFocus])
  return next
}
