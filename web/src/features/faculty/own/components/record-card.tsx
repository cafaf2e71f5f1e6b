import { Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { deskMessages } from '../../../../messages/desk.ts'
import { IconButton } from '../../../../ui/desk/icon-button.tsx'
import { UserText } from '../../../../ui/user-text.tsx'
import type { Card } from '../api/record-section.ts'

const texts = () => deskMessages().ownRecords

type RecordCardProps = {
  card: Card
  onEdit: () => void
  onDelete: () => void
  /** For hover and focus of the delete button. */
  prefetch: (() => void) | undefined
  mark: ReactNode
}

export function RecordCard({ card: { line }, mark, prefetch, ...props }: RecordCardProps) {
  const { when, what, more } = line
  return (
    <article className="card grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 p-4 sm:p-5">
      <p className="text-sm font-semibold text-marigold-700">{when}</p>
      <div className="col-span-2 row-start-2 wrap-anywhere">
        <h2 className="font-sans text-base font-semibold text-indigo-950">
          <UserText text={what} />
        </h2>
        <p className="text-sm text-muted">
          <UserText text={more.filter(Boolean).join(' · ')} />
        </p>
      </div>
      <div className="col-start-2 row-start-1 -m-2 flex">
        {mark}
        <IconButton label={texts().edit(what)} data-edit="" onClick={props.onEdit}>
          <Pencil aria-hidden="true" size={18} />
        </IconButton>
        <IconButton
          label={texts().remove(what)}
          isDanger
          onClick={props.onDelete}
          onPointerEnter={prefetch}
          onFocus={prefetch}
        >
          <Trash2 aria-hidden="true" size={18} />
        </IconButton>
      </div>
    </article>
  )
}
