import { useEffect, useRef, useState } from 'react'
import type { ToCorrect } from './correct-button.tsx'

/**
 * Keeps what is being corrected. Afterwards the focus returns to its button, and `onClosed` is told; or it goes to the question that
 * is asked instead.
 */
export function useCorrecting(onClosed: (what: ToCorrect) => void) {
  const [what, setWhat] = useState<ToCorrect>()
  const [ownVersion, setOwnVersion] = useState(0)
  const asking = useRef<(what: ToCorrect) => void>(undefined)
  const after = useRef<() => void>(undefined)
  useEffect(() => {
    if (what) return
    after.current?.()
    after.current = undefined
  }, [what])
  const close = () => {
    const button = `[data-correct="${CSS.escape(what?.group ?? '')}"]`
    after.current = () => {
      document.querySelector<HTMLElement>(button)?.focus()
      if (what) onClosed(what)
    }
    setWhat(undefined)
  }
  return {
    ...{ what, ownVersion, asking, close },
    open: setWhat,
    ask: () => {
      after.current = () => what && asking.current?.(what)
      setWhat(undefined)
    },
    saved: (version: number) => {
      setOwnVersion(version)
      close()
    },
  }
}
