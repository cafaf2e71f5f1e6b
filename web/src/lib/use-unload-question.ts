import { useEffect, useRef } from 'react'

/** Has the browser ask its own question before this page is reloaded, closed or replaced, while `isAtRisk`. */
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
