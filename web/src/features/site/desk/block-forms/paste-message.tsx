import { limits } from '@prangan/contract/limits'
import { Button } from '../../../../ui/button.tsx'
import type { PasteNote } from './table-edits.ts'

type PasteMessageProps = {
  /** What there is to say; undefined for nothing. */
  note: PasteNote | undefined
  /** How many rows the table has. */
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
          {left === 1
            ? 'The last row is of the table before.'
            : `The last ${left} rows are of the table before.`}
          <Button look="quiet" size="small" onClick={() => onDelete(count - left)}>
            {left === 1 ? 'Delete it' : 'Delete them'}
          </Button>
        </p>
      )}
      {note !== undefined && note.lost > 0 && (
        <p className="mb-3 rounded-card bg-danger-soft px-3 py-2 text-danger">
          {`A table has at most ${limits.content.tableRows} rows: ${note.lost} of those you pasted did not fit. Please put them into a second table.`}
        </p>
      )}
    </div>
  )
}
