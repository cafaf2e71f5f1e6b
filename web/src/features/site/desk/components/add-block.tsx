import type { BlockKind } from '@prangan/contract/schemas/blocks'
import { blockKinds } from '@prangan/contract/schemas/blocks'
import { Plus } from 'lucide-react'
import { useRef } from 'react'
import { deskMessages } from '../../../../messages/desk.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/desk/dialog.tsx'
import { SelectInput } from '../../../../ui/desk/select-box.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { pageBlocks, rowOf } from '../block-registry.tsx'
import type { AnyBlock } from '../editor/draft-edits.ts'

const texts = () => deskMessages().pageEditor.blocks

type AddBlockProps = {
  blocks: readonly AnyBlock[]
  /** Where the block is added; null while the menu is closed. */
  place: number | null
  onPlace: (place: number | null) => void
  /** The button is pressed: the menu opens once it has a place. */
  onOpen: () => void
  onAdd: (kind: BlockKind, place: number) => void
  isDisabled: boolean
}

const kinds = () => (Object.keys(pageBlocks()) as BlockKind[]).filter((kind) => blockKinds.includes(kind))

/** Adds a block: a menu of the kinds, with a line on what each is for, and where it is added. */
export function AddBlock({ blocks, place, onPlace, onOpen, onAdd, isDisabled }: AddBlockProps) {
  const added = useRef(false)
  return (
    <>
      <Button look="secondary" disabled={isDisabled} onClick={onOpen}>
        <Plus aria-hidden="true" size={18} />
        {texts().add}
      </Button>
      <Dialog
        isOpen={place !== null}
        onClose={() => onPlace(null)}
        title={texts().add}
        description={texts().addText}
        isWide
        // The focus goes to the new block.
        finalFocus={() => {
          const isAdded = added.current
          added.current = false
          return !isAdded
        }}
      >
        {blocks.length > 0 && <Where blocks={blocks} place={place ?? blocks.length} onPlace={onPlace} />}
        <ul className="mt-6 grid gap-2 sm:grid-cols-2">
          {kinds().map((kind) => {
            const { label, purpose, icon: Icon } = pageBlocks()[kind]
            return (
              <li key={kind}>
                <button
                  type="button"
                  className="flex h-full w-full items-start gap-3 rounded-card border border-line p-3 text-start hover:border-indigo-400 hover:bg-indigo-50"
                  onClick={() => {
                    added.current = true
                    onPlace(null)
                    onAdd(kind, place ?? blocks.length)
                  }}
                >
                  <Icon aria-hidden="true" size={20} className="mt-0.5 flex-none text-marigold-700" />
                  <span className="min-w-0 text-sm">
                    <span className="block font-semibold text-indigo-950">{label}</span>
                    <span className="block text-muted">{purpose}</span>
                  </span>
                </button>
              </li>
            )
          })}
        </ul>
      </Dialog>
    </>
  )
}

type WhereProps = Pick<AddBlockProps, 'blocks' | 'onPlace'> & { place: number }

function Where({ blocks, place, onPlace }: WhereProps) {
  const labels = [
    texts().atBeginning,
    ...blocks.map((block, at) => texts().after(texts().place(rowOf(block).label, at + 1))),
  ].with(blocks.length, texts().atEnd)
  return (
    <div className="mt-6">
      <Field label={texts().where}>
        {({ className: _, ...control }) => (
          <SelectInput
            {...control}
            options={labels.map((_label, at) => String(at))}
            labels={Object.fromEntries(labels.map((label, at) => [String(at), label]))}
            value={String(place)}
            onChange={({ currentTarget }) => onPlace(Number(currentTarget.value))}
          />
        )}
      </Field>
    </div>
  )
}
