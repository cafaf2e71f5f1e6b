import { useEffect, useRef } from 'react'

type EditorKeys = {
  /** Ctrl S: what people press to be sure. */
  onSave: () => void
  /** Ctrl Enter, from wherever they type: no text has it. */
  onPublish: () => void
}

export function useEditorKeys(keys: EditorKeys): void {
  const latest = useRef(keys)
  latest.current = keys
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
      if (!isCommand || event.isComposing) return
      const isSave = event.key === 's'
      // The browser would offer to save the page as a file.
      if (isSave) event.preventDefault()
      if (event.target instanceof Element && event.target.closest('[role="dialog"], [role="alertdialog"]'))
        return
      if (isSave) latest.current.onSave()
      if (event.key !== 'Enter') return
      // Before the text gets it, which Enter would split.
      event.preventDefault()
      event.stopPropagation()
      latest.current.onPublish()
    }
    document.addEventListener('keydown', press, { capture: true })
    return () => document.removeEventListener('keydown', press, { capture: true })
  }, [])
}
