import { searchFor } from '@prangan/contract/search'
import { useEffect, useState } from 'react'
import type { SearchList } from './in-overview.ts'

/** A single letter would match too much. */
const shortest = 2

type Results = readonly { title: string; result: Awaited<ReturnType<SearchList['find']>> | 'failed' }[]

export const isSearchable = (search: string): boolean =>
  (searchFor(search)?.words ?? []).some((word) => word.length >= shortest)

/**
 * Searches the lists separately, so that one that fails leaves the others. The last results stay until the next search has
 * finished.
 */
export function useSearch(lists: readonly SearchList[], search: string) {
  const [answer, setAnswer] = useState<{ search: string; results: Results } | null>(null)
  const [attempt, setAttempt] = useState(0)
  const titles = lists.map(({ title }) => title).join()

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another search, the same lists are not.
  useEffect(() => {
    if (!isSearchable(search)) return
    let isOver = false
    const find = async ({ title, find }: SearchList) => {
      try {
        return { title, result: await find(search) }
      } catch (error) {
        console.warn(`${title} could not be searched.`, error)
        return { title, result: 'failed' as const }
      }
    }
    Promise.all(lists.map(find)).then((results) => {
      if (!isOver) setAnswer({ search, results })
    })
    return () => {
      isOver = true
    }
  }, [titles, search, attempt])

  const isWanted = isSearchable(search)
  return {
    isLoading: isWanted && answer?.search !== search,
    results: isWanted ? answer?.results : undefined,
    retry: () => {
      setAnswer(null)
      setAttempt((count) => count + 1)
    },
  }
}
