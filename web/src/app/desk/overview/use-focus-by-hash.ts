import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** Calls `focus` each time the address changes to this hash. */
export function useFocusByHash(wanted: string, focus: () => void): void {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation counts, a new function does not.
  useEffect(() => {
    if (hash === wanted) focus()
  }, [hash, key])
}
