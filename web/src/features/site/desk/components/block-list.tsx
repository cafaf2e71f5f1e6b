import { limits } from '@prangan/contract/limits'
import type { BlockKind } from '@prangan/contract/schemas/blocks'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { deskMessages } from '../../../../messages/desk.ts'
import { focusFields, focusFirst, moveButtons } from '../../../../ui/desk/items/focus-first.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { newBlock } from '../block-registry.tsx'
import type { DraftStore, DraftView } from '../editor/draft-store.ts'
import { AddBlock } from './add-block.tsx'
import { BlockCard, cardId } from './block-card.tsx'

const texts = () => deskMessages().pageEditor.blocks

type BlockListProps = {
  view: DraftView
  store: DraftStore
  /** Blocks can be added, moved and deleted: those of the site settings are fixed. */
  isFree: boolean
  undoButton: RefObject<HTMLButtonElement | null>
}

/** The blocks of a page. The focus goes with a block that is moved, to one that is added, and to Undo after a deletion. */
export function BlockList({
  view: { blocks, conflicts, problems },
  store,
  isFree,
  undoButton,
}: BlockListProps) {
  const [said, setSaid] = useState('')
  const nextFocus = useRef<() => void>(undefined)
  useEffect(() => {
    nextFocus.current?.()
    nextFocus.current = undefined
  })
  const at = useRef<readonly string[]>([])
  at.current = blocks.map(({ id }) => id)
  const move = useCallback(
    (id: string, to: number) => {
      const direction = to < at.current.indexOf(id) ? 'up' : 'down'
      nextFocus.current = () =>
        focusFirst(document.getElementById(cardId(id))?.querySelector('header'), ...moveButtons(direction))
      store.moveBlock(id, to)
      setSaid(texts().moved(to + 1))
    },
    [store],
  )
  const remove = useCallback(
    (id: string, label: string) => {
      nextFocus.current = () => undoButton.current?.focus()
      store.removeBlock(id)
      setSaid(texts().deleted(label))
    },
    [store, undoButton],
  )
  const add = (kind: BlockKind) => {
    const block = newBlock(kind)
    nextFocus.current = () => focusFields(document.getElementById(cardId(block.id)))
    store.addBlock(block, blocks.length)
  }
  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      {blocks.length === 0 && isFree && <EmptyState>{texts().empty}</EmptyState>}
      {blocks.map((block, at) => (
        <BlockCard
          key={block.id}
          block={block}
          at={at}
          count={blocks.length}
          store={store}
          conflict={conflicts.find(({ name }) => name === block.id)}
          problem={problems[block.id]}
          onMove={move}
          onRemove={remove}
        />
      ))}
      {isFree && <AddBlock onAdd={add} isDisabled={blocks.length >= limits.content.blocks} />}
    </>
  )
}
