import { limits } from '@prangan/contract/limits'
import { deskMessages } from '../../../../messages/desk.ts'
import { Button } from '../../../../ui/button.tsx'
import type { PasteNote } from './table-edits.ts'

const texts = () => deskMessages().blockForms.table

type PasteMessageProps = {
  /** What there is to say; undefined for nothing. */
  note: PasteNote | undefined
  count: number
  onDelete: (from: number) => void
}

/** Says what a paste has left in a table, and what did not fit. */
export function PasteMessage({ note, count, onDelete }: PasteMessageProps) {
  const left = note?.left === undefined ? 0 : count - note.left
  return (
    <div role="status" className="text-sm">
      {left > 0 && (
        <p className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card bg-sand px-3 py-1.5">
          {texts().left(left)}
          <Button look="quiet" size="small" onClick={() => onDelete(count - left)}>
            {texts().deleteLeft(left)}
          </Button>
        </p>
      )}
      {note !== undefined && note.lost > 0 && (
        <p className="mb-3 rounded-card bg-danger-soft px-3 py-2 text-danger">
          {texts().lost(limits.content.tableRows, note.lost)}
        </p>
      )}
    </div>
  )
}
