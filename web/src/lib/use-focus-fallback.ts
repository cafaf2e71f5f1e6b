import { type RefObject, useEffect, useRef } from 'react'

/** Moves the focus to `fallback` when the focused element is removed, so that the focus is not lost to the top of the page. */
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
    // A dialog over the container has the focus, and restores it when it closes.
    if (document.activeElement !== document.body || fallback.current?.closest('[aria-hidden=true], [inert]'))
      return
    fallback.current?.focus({ preventScroll: true })
  })
}
