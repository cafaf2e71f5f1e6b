import { isPageBlock } from '@prangan/contract/content/site-view'
import { GripVertical, Plus } from 'lucide-react'
import { deskMessages } from '../../../../messages/desk.ts'
import { IconButton } from '../../../../ui/desk/icon-button.tsx'
import { controlSize, PlaceButtons } from '../../../../ui/desk/items/place-buttons.tsx'
import { rowOf } from '../block-registry.tsx'
import type { AnyBlock } from '../editor/draft-edits.ts'
import type { BlockActions } from './use-block-actions.ts'

const texts = () => deskMessages().pageEditor.blocks

export type BlockHeaderProps = {
  block: AnyBlock
  at: number
  count: number
  isSelected: boolean
  actions: BlockActions
  /** Asks which block to add at a place; undefined where the page is full. */
  onInsert: ((at: number) => void) | undefined
}

/** The head of a block's card: a checkbox to select it, its kind, by which it is dragged, and its buttons. */
export function BlockHeader({ block, at, count, isSelected, actions, onInsert }: BlockHeaderProps) {
  const { id } = block
  const { label, purpose, icon: Icon } = rowOf(block)
  const place = texts().place(label, at + 1)
  if (!isPageBlock(block))
    return (
      <header className="flex gap-2.5">
        <Icon aria-hidden="true" size={18} className="flex-none text-marigold-700" />
        <h2 className="min-w-0 flex-1 font-sans text-sm font-semibold text-indigo-950">
          {label}
          <span className="block text-xs font-normal text-muted">{purpose}</span>
        </h2>
      </header>
    )
  return (
    <header className="flex flex-wrap items-center gap-x-2.5">
      <label className="-m-1.5 flex size-8 flex-none cursor-pointer items-center justify-center">
        <span className="sr-only">{texts().select(place)}</span>
        <input
          type="checkbox"
          data-select=""
          className="size-5 accent-indigo-900"
          checked={isSelected}
          onChange={() => actions.select(id)}
        />
      </label>
      <div
        data-drag=""
        draggable={count > 1}
        title={count > 1 ? texts().drag : undefined}
        className="flex min-h-9 min-w-0 flex-1 basis-24 items-center gap-2.5 [&[draggable=true]]:cursor-grab"
      >
        {count > 1 && <GripVertical aria-hidden="true" size={16} className="-me-1 flex-none text-muted" />}
        <Icon aria-hidden="true" size={18} className="flex-none text-marigold-700" />
        <h2 className="min-w-0 flex-1 font-sans text-sm font-semibold text-indigo-950">{label}</h2>
      </div>
      <div className="edit-controls ms-auto flex">
        {onInsert && (
          <IconButton
            label={texts().insertBelow(place)}
            className={controlSize}
            onClick={() => onInsert(at + 1)}
          >
            <Plus aria-hidden="true" size={16} />
          </IconButton>
        )}
        <PlaceButtons
          name={place}
          at={at}
          count={count}
          onMove={(to) => actions.moveOne(id, to)}
          onDelete={() => actions.remove([id])}
        />
      </div>
    </header>
  )
}
