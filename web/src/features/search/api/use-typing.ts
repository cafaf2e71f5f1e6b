import { type RefObject, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { searchHref } from './search-href.ts'

/**
 * A function that searches for what is typed after a pause in milliseconds, by the page's address: so it can be shared,
 * and Back leads to the page before. What is typed replaces the address, what is sent (0) adds one.
 */
export function useTyping(query: string, box: RefObject<HTMLElement | null>) {
  const navigate = useNavigate()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const typed = useRef(query)
  useEffect(() => {
    // Back and forward: the input shows what was found.
    const input = box.current?.querySelector('input')
    if (input && typed.current.trim() !== query) input.value = query
    typed.current = query
  }, [query, box])

  const searchFor = (text: string, pause: number) => {
    typed.current = text
    clearTimeout(timer.current)
    timer.current = setTimeout(
      () => void navigate(searchHref(text.trim()), { replace: pause > 0, preventScrollReset: true }),
      pause,
    )
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed before the page was hydrated.
  useEffect(() => {
    const early = box.current?.querySelector('input')?.value ?? ''
    if (early.trim() !== query.trim()) searchFor(early, 1)
    return () => clearTimeout(timer.current)
  }, [])
  return searchFor
}
