import { useEffect, useRef } from 'react'

/** Returns a ref for fields; each time that `issue` is set, the first of them that is wrong gets the focus. */
export function useFocusIssue(issue: object) {
  const fields = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal moves the focus.
  useEffect(() => fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(), [issue])
  return fields
}
