import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { adminSectionHref } from './section-href.ts'

/** The hash of the overview's address that moves the focus to its search. */
export const searchHash = '#search'

/** Opens the overview's search on Ctrl+K (⌘K), unless a dialog is open. */
export function useSearchShortcut(): void {
  const navigate = useNavigate()
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isShortcut = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)
      if (!isShortcut || event.altKey || event.shiftKey) return
      if (document.querySelector('dialog[open], [role=dialog], [role=alertdialog]')) return
      event.preventDefault()
      navigate(adminSectionHref('overview') + searchHash)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [navigate])
}
