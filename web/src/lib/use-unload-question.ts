import { useEffect, useRef } from 'react'

/** The browser asks before this page is reloaded, closed or replaced while `isAtRisk` returns true. */
export function useUnloadQuestion(isAtRisk: () => boolean): void {
  const latest = useRef(isAtRisk)
  latest.current = isAtRisk
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (latest.current()) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [])
}
