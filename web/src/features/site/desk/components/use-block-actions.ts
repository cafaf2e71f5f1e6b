import { limits } from '@prangan/contract/limits'
import type { Block, BlockKind } from '@prangan/contract/schemas/blocks'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { useSelection } from '../../../../lib/use-selection.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import { focusFields, focusFirst, moveButtons } from '../../../../ui/desk/items/focus-first.ts'
import { newBlock, rowOf } from '../block-registry.tsx'
import { placeBeside, placeBeyond, type Side } from '../editor/block-places.ts'
import type { AnyBlock } from '../editor/draft-edits.ts'
import type { DraftStore } from '../editor/draft-store.ts'
import { cardId } from './go-to-issue.ts'

const texts = () => deskMessages().pageEditor.blocks

const cardOf = (id: string) => document.getElementById(cardId(id))

/** Keeps the focus where it is, also if what has it changes its place in the document. */
function keepFocus(): () => void {
  const { activeElement } = document
  return () => {
    if (!(activeElement instanceof HTMLElement)) return
    if (activeElement !== document.activeElement) activeElement.focus({ preventScroll: true })
    activeElement.scrollIntoView({ block: 'nearest' })
  }
}

type BlockActionsOptions = {
  blocks: readonly AnyBlock[]
  store: DraftStore
  undoButton: RefObject<HTMLButtonElement | null>
}

/**
 * What can be done with the blocks of a page, each with all that are selected if it is one of them. The focus goes with a
 * block that is moved, to one that is added, and to Undo after a deletion.
 */
export function useBlockActions({ blocks, store, undoButton }: BlockActionsOptions) {
  const selection = useSelection(blocks, '')
  const [said, setSaid] = useState('')
  const nextFocus = useRef<() => void>(undefined)
  useEffect(() => {
    nextFocus.current?.()
    nextFocus.current = undefined
  })
  const latest = useRef({ blocks, selection })
  latest.current = { blocks, selection }
  const actions = useMemo(() => {
    const all = () => latest.current.blocks.map(({ id }) => id)
    const groupOf = (id: string) => {
      const chosen = latest.current.selection.rows.map((block) => block.id)
      return chosen.includes(id) ? chosen : [id]
    }
    const moveTo = (ids: readonly string[], to: number) => {
      store.moveBlocks(ids, to)
      setSaid(ids.length === 1 ? texts().moved(to + 1) : texts().movedSeveral(ids.length, to + 1))
    }
    return {
      groupOf,
      select: (id: string) => latest.current.selection.toggle({ id } as AnyBlock),
      add: (kind: BlockKind, at: number) => {
        const block = newBlock(kind)
        nextFocus.current = () => focusFields(cardOf(block.id))
        store.addBlocks([block], at)
      },
      /** Moves one block by the buttons of its card. */
      moveOne: (id: string, to: number) => {
        const direction = to < all().indexOf(id) ? 'up' : 'down'
        nextFocus.current = () => focusFirst(cardOf(id)?.querySelector('header'), ...moveButtons(direction))
        moveTo([id], to)
      },
      move: (ids: readonly string[], direction: 'up' | 'down') => {
        const to = placeBeyond(all(), ids, direction)
        if (to === undefined) return
        nextFocus.current = keepFocus()
        moveTo(ids, to)
      },
      drop: (ids: readonly string[], target: string, side: Side) => {
        if (!ids.includes(target)) moveTo(ids, placeBeside(all(), ids, target, side))
      },
      duplicate: (ids: readonly string[]) => {
        const { blocks } = latest.current
        const chosen = blocks.filter(({ id }) => ids.includes(id)) as Block[]
        const most = limits.content.blocks
        if (blocks.length + chosen.length > most) return setSaid(texts().full(most))
        const copies = chosen.map((block) => ({ ...block, id: crypto.randomUUID() }))
        nextFocus.current = () => cardOf(copies[0]?.id ?? '')?.focus()
        store.addBlocks(copies, all().indexOf(ids.at(-1) ?? '') + 1)
        setSaid(texts().duplicated(copies.length))
      },
      remove: (ids: readonly string[]) => {
        const [first] = latest.current.blocks.filter(({ id }) => ids.includes(id))
        if (!first) return
        nextFocus.current = () => undoButton.current?.focus()
        store.removeBlocks(ids)
        setSaid(ids.length === 1 ? texts().deleted(rowOf(first).label) : texts().deletedSeveral(ids.length))
      },
    }
  }, [store, undoButton])
  return { selection, said, actions }
}

export type BlockActions = ReturnType<typeof useBlockActions>['actions']
