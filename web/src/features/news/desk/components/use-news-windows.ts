import { useCallback, useState } from 'react'
import { useLatePart } from '../../../../ui/desk/use-late-part.ts'
import type { NewsRow } from '../api/news-row.ts'
import type { NewsWindowsProps } from './news-windows.tsx'

const loadWindows = () => import('./news-windows.tsx')

type OpenWindow = 'add' | 'edit' | 'delete' | null

/** Which window over the list is open. Their code, with Base UI and the form's, comes when one is first wanted. */
export function useNewsWindows() {
  const [open, setOpen] = useState<OpenWindow>(null)
  const [row, setRow] = useState<NewsRow | null>(null)
  const [opener, setOpener] = useState<HTMLElement | null>(null)
  const { part, hasFailed, fetchPart } = useLatePart(loadWindows)

  const show = useCallback(
    (wanted: OpenWindow, about: NewsRow | null) => {
      setOpen(wanted)
      setRow(about)
      setOpener(document.activeElement instanceof HTMLElement ? document.activeElement : null)
      fetchPart()
    },
    [fetchPart],
  )
  const state = { open, row, opener, onClose: () => setOpen(null) } satisfies Partial<NewsWindowsProps>

  return {
    openAdd: useCallback(() => show('add', null), [show]),
    openEdit: useCallback((row: NewsRow) => show('edit', row), [show]),
    openDelete: useCallback((row: NewsRow) => show('delete', row), [show]),
    /** For a pointer that comes near. After a failure only a press fetches again, lest a window open by itself. */
    prefetch: hasFailed ? undefined : fetchPart,
    /** A window was wanted and its code could not be had. */
    hasFailed: hasFailed && open !== null,
    Windows: part?.NewsWindows,
    state,
  }
}
