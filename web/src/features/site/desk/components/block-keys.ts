import type { KeyboardEvent } from 'react'
import type { BlockActions } from './use-block-actions.ts'
import { cardAround } from './use-block-dragging.ts'

/**
 * Alt Shift and an arrow move the block with the focus, Ctrl Shift D duplicates it. Delete, where nothing is typed, deletes
 * it. Each is done with all selected blocks if it is one of them.
 */
export function pressBlockKey(event: KeyboardEvent, actions: BlockActions): void {
  const { target, currentTarget, nativeEvent, code, altKey, shiftKey, ctrlKey, metaKey } = event
  // A dialog is inside a card only for React.
  if (nativeEvent.isComposing || !(target instanceof Element) || !currentTarget.contains(target)) return
  const id = cardAround(target)?.dataset.block
  if (!id) return
  const isCommand = ctrlKey || metaKey
  const isMove = altKey && shiftKey && !isCommand && (code === 'ArrowUp' || code === 'ArrowDown')
  const isCopy = isCommand && shiftKey && !altKey && code === 'KeyD'
  const isPlain = !isCommand && !altKey && !shiftKey
  const isRemoval = isPlain && code === 'Delete' && target.matches('[data-block], [data-select]')
  if (!isMove && !isCopy && !isRemoval) return
  event.preventDefault()
  const ids = actions.groupOf(id)
  if (isMove) actions.move(ids, code === 'ArrowUp' ? 'up' : 'down')
  else if (isCopy) actions.duplicate(ids)
  else actions.remove(ids)
}
