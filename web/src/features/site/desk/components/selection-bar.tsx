import { ArrowDown, ArrowUp, Copy, Trash2, X } from 'lucide-react'
import { deskMessages } from '../../../../messages/desk.ts'
import { IconButton } from '../../../../ui/desk/icon-button.tsx'
import type { BlockActions } from './use-block-actions.ts'

const texts = () => deskMessages().pageEditor.blocks.selection

const look = 'size-11! text-white hover:bg-indigo-800! hover:text-white!'

type SelectionBarProps = { ids: readonly string[]; actions: BlockActions; onClear: () => void }

/** What can be done with the selected blocks, at the bottom of the window while there are any. */
export function SelectionBar({ ids, actions, onClear }: SelectionBarProps) {
  const isShown = ids.length > 0
  return (
    <div
      className={
        isShown
          ? 'edit-selection sticky bottom-2 z-10 flex flex-wrap items-center gap-x-1 rounded-card bg-indigo-900 px-3 py-1 text-sm text-white shadow-card'
          : 'absolute'
      }
    >
      <div className="min-w-0 flex-1 basis-32">
        <p role="status" className="font-semibold">
          {isShown && texts().count(ids.length)}
        </p>
        {isShown && <p className="text-xs pointer-coarse:hidden">{texts().keys}</p>}
      </div>
      {isShown && (
        <div className="flex">
          <IconButton label={texts().up} className={look} onClick={() => actions.move(ids, 'up')}>
            <ArrowUp aria-hidden="true" size={18} />
          </IconButton>
          <IconButton label={texts().down} className={look} onClick={() => actions.move(ids, 'down')}>
            <ArrowDown aria-hidden="true" size={18} />
          </IconButton>
          <IconButton label={texts().duplicate} className={look} onClick={() => actions.duplicate(ids)}>
            <Copy aria-hidden="true" size={18} />
          </IconButton>
          <IconButton label={texts().delete} className={look} onClick={() => actions.remove(ids)}>
            <Trash2 aria-hidden="true" size={18} />
          </IconButton>
          <IconButton label={texts().clear} className={look} onClick={onClear}>
            <X aria-hidden="true" size={18} />
          </IconButton>
        </div>
      )}
    </div>
  )
}
