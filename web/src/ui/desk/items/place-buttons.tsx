import './items.css'
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { deskMessages } from '../../../messages/desk.ts'
import { IconButton } from '../icon-button.tsx'

const texts = () => deskMessages().blockForms.move

type PlaceButtonsProps = {
  name: string
  at: number
  count: number
  onMove: (to: number) => void
  onDelete: () => void
}

/** Large enough for a finger on a phone or a touch screen; a mouse needs less. */
export const controlSize = 'size-9! max-sm:size-11! pointer-coarse:size-11!'

export function PlaceButtons({ name, at, count, onMove, onDelete }: PlaceButtonsProps) {
  return (
    <>
      <IconButton
        label={texts().up(name)}
        data-move="up"
        className={controlSize}
        disabled={at === 0}
        onClick={() => onMove(at - 1)}
      >
        <ArrowUp aria-hidden="true" size={16} />
      </IconButton>
      <IconButton
        label={texts().down(name)}
        data-move="down"
        className={controlSize}
        disabled={at === count - 1}
        onClick={() => onMove(at + 1)}
      >
        <ArrowDown aria-hidden="true" size={16} />
      </IconButton>
      <IconButton label={texts().delete(name)} isDanger className={controlSize} onClick={onDelete}>
        <Trash2 aria-hidden="true" size={16} />
      </IconButton>
    </>
  )
}
