import { type DragEvent, useState } from 'react'
import type { Side } from '../editor/block-places.ts'
import type { BlockActions } from './use-block-actions.ts'

/** No text input accepts it, so that a block is never dropped into a text. */
const dataType = 'application/x-page-block'

/** The card around an element; undefined outside of cards. */
export const cardAround = (element: EventTarget): HTMLElement | undefined =>
  (element as Element).closest<HTMLElement>('[data-block]') ?? undefined

type Target = { id: string; side: Side }

/** The side of the card under the pointer at which a block would be dropped. */
function targetAt({ target, clientY }: DragEvent): Target | null {
  const card = cardAround(target)
  if (!card) return null
  const { top, height } = card.getBoundingClientRect()
  return { id: card.dataset.block ?? '', side: clientY < top + height / 2 ? 'before' : 'after' }
}

/** Moves blocks by dragging the head of one: all that are selected if it is one of them. */
export function useBlockDragging({ groupOf, drop }: BlockActions) {
  const [dragged, setDragged] = useState<readonly string[]>([])
  const [target, setTarget] = useState<Target | null>(null)
  const stop = () => {
    setDragged([])
    setTarget(null)
  }
  const handlers = {
    onDragStart: (event: DragEvent) => {
      const id = (event.target as Element).matches?.('[data-drag]') && cardAround(event.target)?.dataset.block
      if (!id) return
      event.dataTransfer.setData(dataType, id)
      event.dataTransfer.effectAllowed = 'move'
      setDragged(groupOf(id))
    },
    onDragOver: (event: DragEvent) => {
      if (dragged.length === 0) return
      event.preventDefault()
      const next = targetAt(event)
      setTarget((last) => (last?.id === next?.id && last?.side === next?.side ? last : next))
    },
    onDrop: (event: DragEvent) => {
      if (dragged.length === 0) return
      event.preventDefault()
      const to = targetAt(event)
      if (to) drop(dragged, to.id, to.side)
      stop()
    },
    onDragEnd: stop,
  }
  return { dragged, target, handlers }
}
