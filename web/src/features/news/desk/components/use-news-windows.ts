import { useCallback, useState } from 'react'
import { useLatePart } from '../../../../ui/desk/use-late-part.ts'
import type { NewsRow } from '../api/news-row.ts'
import type { NewsWindowsProps } from './news-windows.tsx'

const loadWindows = () => import('./news-windows.tsx')

/** Which window over the list is open. Their code, with Base UI and the form's, comes when one is first wanted. */
export function useNewsWindows() {
  const [isAdding, setAdding] = useState(false)
  const [doomed, setDoomed] = useState<NewsRow | null>(null)
  const [isAsking, setAsking] = useState(false)
  const { part, hasFailed, fetchPart } = useLatePart(loadWindows)

  const openAdd = useCallback(() => {
    setAdding(true)
    fetchPart()
  }, [fetchPart])
  const openDelete = useCallback(
    (row: NewsRow) => {
      setDoomed(row)
      setAsking(true)
      fetchPart()
    },
    [fetchPart],
  )
  const state = {
    isAdding,
    onAddingEnd: () => setAdding(false),
    doomed,
    isAsking,
    onAskingEnd: () => setAsking(false),
  } satisfies Partial<NewsWindowsProps>

  return {
    openAdd,
    openDelete,
    /** For a pointer that comes near. After a failure only a press fetches again, lest a window open by itself. */
    prefetch: hasFailed ? undefined : fetchPart,
    /** A window was wanted and its code could not be had. */
    hasFailed: hasFailed && (isAdding || isAsking),
    Windows: part?.NewsWindows,
    state,
  }
}
