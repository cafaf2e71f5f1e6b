import { type RefObject, useEffect, useRef } from 'react'

/** Milliseconds without a key after which nobody is in the middle of a word. */
const pause = 2_000

/** Leads to the first conflict, if there is one: it comes into view, and has the focus. */
export function goToConflict(around: HTMLElement | null): void {
  const first = around?.querySelector<HTMLElement>('[data-conflict]')
  first?.focus({ preventScroll: true })
  first?.scrollIntoView({ block: 'start' })
}

/** Leads to a new conflict once the person pauses: keys typed meanwhile would be lost. */
export function useConflictFocus(around: RefObject<HTMLElement | null>, conflicts: number): void {
  const typedAt = useRef(0)
  const last = useRef(conflicts)
  useEffect(() => {
    const type = () => {
      typedAt.current = Date.now()
    }
    document.addEventListener('input', type)
    return () => document.removeEventListener('input', type)
  }, [])
  useEffect(() => {
    const isMore = conflicts > last.current
    last.current = conflicts
    if (!isMore) return
    let timer: ReturnType<typeof setTimeout>
    const go = () => {
      const rest = typedAt.current + pause - Date.now()
      if (rest > 0) timer = setTimeout(go, rest)
      else goToConflict(around.current)
    }
    go()
    return () => clearTimeout(timer)
  }, [around, conflicts])
}
