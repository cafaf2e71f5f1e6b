import type { BlockKind } from '@prangan/contract/schemas/blocks'
import { blockKinds } from '@prangan/contract/schemas/blocks'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { deskMessages } from '../../../../messages/desk.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/desk/dialog.tsx'
import { pageBlocks } from '../block-registry.tsx'

const texts = () => deskMessages().pageEditor.blocks

type AddBlockProps = { onAdd: (kind: BlockKind) => void; isDisabled: boolean }

const kinds = () => (Object.keys(pageBlocks()) as BlockKind[]).filter((kind) => blockKinds.includes(kind))

/** Adds a block: a menu of the kinds, with a line on what each is for. */
export function AddBlock({ onAdd, isDisabled }: AddBlockProps) {
  const [isOpen, setOpen] = useState(false)
  const [added, setAdded] = useState(false)
  return (
    <>
      <Button
        look="secondary"
        disabled={isDisabled}
        onClick={() => {
          setAdded(false)
          setOpen(true)
        }}
      >
        <Plus aria-hidden="true" size={18} />
        {texts().add}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={texts().add}
        description={texts().addText}
        isWide
        // The focus goes to the new block.
        finalFocus={() => !added}
      >
        <ul className="mt-6 grid gap-2 sm:grid-cols-2">
          {kinds().map((kind) => {
            const { label, purpose, icon: Icon } = pageBlocks()[kind]
            return (
              <li key={kind}>
                <button
                  type="button"
                  className="flex h-full w-full items-start gap-3 rounded-card border border-line p-3 text-start hover:border-indigo-400 hover:bg-indigo-50"
                  onClick={() => {
                    setAdded(true)
                    setOpen(false)
                    onAdd(kind)
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
