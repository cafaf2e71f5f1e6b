import { useEffect, useRef } from 'react'

/** Milliseconds for which nothing is found until it counts: while one types, most beginnings find nothing. */
const settled = 3_000

/**
 * Lets the office know that a query found nothing, once; '' for one that found something. Only the browser does: the
 * server would count what robots ask for, and miss what a cache answers.
 */
export function useCountMiss(query: string): void {
  const counted = useRef(new Set<string>())
  useEffect(() => {
    if (query === '' || counted.current.has(query)) return
    const timer = setTimeout(() => {
      counted.current.add(query)
      // Nobody waits for it, and one more or less does not matter.
      import('./count-miss.ts').then(({ countMiss }) => countMiss(query)).catch(() => {})
    }, settled)
    return () => clearTimeout(timer)
  }, [query])
}
