import { useEffect, useRef } from 'react'

type EditorKeys = {
  /** Ctrl S: what people press to be sure. */
  onSave: () => void
  /** Ctrl Enter, from wherever they type: no text has it. */
  onPublish: () => void
  /** Ctrl Z. */
  onUndo: () => void
  /** Ctrl Shift Z or Ctrl Y. */
  onRedo: () => void
}

type Command = keyof EditorKeys

const commands: Readonly<Record<string, Command>> = { s: 'onSave', y: 'onRedo', enter: 'onPublish' }

function commandOf({ key, shiftKey }: KeyboardEvent): Command | undefined {
  const letter = key.toLowerCase()
  if (letter === 'z') return shiftKey ? 'onRedo' : 'onUndo'
  return shiftKey ? undefined : commands[letter]
}

/** An input may hold what is not in the draft, such as an unfinished number: the browser undoes that itself. */
const undoesItself = (target: Element) => target.matches('input:not([type="checkbox"], [type="radio"])')

/** Does something that changes the text which has the focus, and leaves the cursor where the change ends. */
function keepCursor(work: () => void): void {
  const box = document.activeElement
  const before = box instanceof HTMLTextAreaElement ? box.value : ''
  work()
  if (!(box instanceof HTMLTextAreaElement)) return
  requestAnimationFrame(() => {
    const { value } = box
    if (value === before) return
    let same = 0
    while (same < Math.min(value.length, before.length) && value.at(-1 - same) === before.at(-1 - same))
      same += 1
    box.setSelectionRange(value.length - same, value.length - same)
  })
}

export function useEditorKeys(keys: EditorKeys): void {
  const latest = useRef(keys)
  latest.current = keys
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { ctrlKey, metaKey, altKey, isComposing, target } = event
      if (!(ctrlKey || metaKey) || altKey || isComposing) return
      const command = commandOf(event)
      if (!command) return
      // The browser would offer to save the page as a file.
      if (command === 'onSave') event.preventDefault()
      if (!(target instanceof Element) || target.closest('[role="dialog"], [role="alertdialog"]')) return
      const isOfHistory = command === 'onUndo' || command === 'onRedo'
      if (isOfHistory && undoesItself(target)) return
      // Before the text gets it, which Enter would split.
      event.preventDefault()
      event.stopPropagation()
      if (isOfHistory) keepCursor(latest.current[command])
      else latest.current[command]()
    }
    document.addEventListener('keydown', press, { capture: true })
    return () => document.removeEventListener('keydown', press, { capture: true })
  }, [])
}
