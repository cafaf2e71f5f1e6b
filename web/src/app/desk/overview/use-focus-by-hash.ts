import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** Calls `focus` when the address comes to this hash, each time anew. */
export function useFocusByHash(wanted: string, focus: () => void): void {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation counts, a new function does not.
  useEffect(() => {
    if (hash === wanted) focus()
  }, [hash, key])
}
