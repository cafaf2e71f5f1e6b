import { type RefObject, useEffect, useRef } from 'react'

/**
 * Keeps the focus where somebody else's change, or one's own, takes away what had it: then `fallback` takes it, instead of
 * the page's very beginning.
 */
export function useFocusFallback(
  container: RefObject<HTMLElement | null>,
  fallback: RefObject<HTMLElement | null>,
): void {
  const last = useRef<EventTarget | null>(null)

  useEffect(() => {
    const element = container.current
    const remember = ({ target }: FocusEvent) => {
      last.current = target
    }
    element?.addEventListener('focusin', remember)
    return () => element?.removeEventListener('focusin', remember)
  }, [container])

  useEffect(() => {
    const isGone = last.current instanceof Node && !last.current.isConnected
    if (!isGone) return
    last.current = null
    // A dialog over the container keeps the focus, and gives it back at its end.
    if (document.activeElement !== document.body || fallback.current?.closest('[aria-hidden=true], [inert]'))
      return
    fallback.current?.focus({ preventScroll: true })
  })
}
