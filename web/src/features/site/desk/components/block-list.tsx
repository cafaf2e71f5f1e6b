import { limits } from '@prangan/contract/limits'
import { type RefObject, useRef, useState } from 'react'
import { deskMessages } from '../../../../messages/desk.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { order } from '../editor/draft-parts.ts'
import type { DraftStore, DraftView } from '../editor/draft-store.ts'
import { AddBlock } from './add-block.tsx'
import { BlockCard } from './block-card.tsx'
import { pressBlockKey } from './block-keys.ts'
import { PartConflict } from './part-conflict.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { useBlockActions } from './use-block-actions.ts'
import { cardAround, useBlockDragging } from './use-block-dragging.ts'

const texts = () => deskMessages().pageEditor.blocks

type BlockListProps = {
  view: DraftView
  store: DraftStore
  /** Blocks can be added, moved and deleted: those of the site settings are fixed. */
  isFree: boolean
  undoButton: RefObject<HTMLButtonElement | null>
}

/** The blocks of a page, each on a card. */
export function BlockList({
  view: { blocks, conflicts, problems },
  store,
  isFree,
  undoButton,
}: BlockListProps) {
  const { selection, said, actions } = useBlockActions({ blocks, store, undoButton })
  const { dragged, target, handlers } = useBlockDragging(actions)
  /** The place at which a block is to be added; null while none is. */
  const [place, setPlace] = useState<number | null>(null)
  const lastFocused = useRef('')
  const isFull = blocks.length >= limits.content.blocks
  const selected = selection.rows.map(({ id }) => id)
  /** After the selected blocks, else after the one that had the focus last, else at the end. */
  const usualPlace = () => {
    const last = blocks.findLastIndex(({ id }) =>
      selected.length > 0 ? selected.includes(id) : id === lastFocused.current,
    )
    return last === -1 ? blocks.length : last + 1
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys and drags of the cards in it, whose buttons do the same.
    <div
      className="relative grid grid-cols-[minmax(0,1fr)] content-start justify-items-start gap-4 *:w-full [&>button]:w-auto"
      {...(isFree && handlers)}
      onKeyDown={(event) => isFree && pressBlockKey(event, actions)}
      onFocus={({ target }) => {
        lastFocused.current = cardAround(target)?.dataset.block ?? lastFocused.current
      }}
    >
      <p role="status" className="sr-only">
        {said}
      </p>
      {blocks.length === 0 && isFree && <EmptyState>{texts().empty}</EmptyState>}
      {conflicts
        .filter(({ name }) => name === order)
        .map((conflict) => (
          <PartConflict key={conflict.name} conflict={conflict} store={store} />
        ))}
      {blocks.map((block, at) => (
        <BlockCard
          key={block.id}
          block={block}
          at={at}
          count={blocks.length}
          store={store}
          conflict={conflicts.find(({ name }) => name === block.id)}
          problem={problems[block.id]}
          isSelected={selected.includes(block.id)}
          isDragged={dragged.includes(block.id)}
          drop={target?.id === block.id ? target.side : undefined}
          actions={actions}
          onInsert={isFull ? undefined : setPlace}
        />
      ))}
      {isFree && (
        <AddBlock
          blocks={blocks}
          place={place}
          onPlace={setPlace}
          onOpen={() => setPlace(usualPlace())}
          onAdd={actions.add}
          isDisabled={isFull}
        />
      )}
      <SelectionBar ids={selected} actions={actions} onClear={selection.clear} />
    </div>
  )
}
