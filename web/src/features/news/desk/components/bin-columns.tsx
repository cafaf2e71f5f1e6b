import { limits } from '@prangan/contract/limits'
import { History, RotateCcw, Trash2 } from 'lucide-react'
import { formatMoment } from '../../../../lib/format-moment.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import type { Column } from '../../../../ui/desk/data-table.tsx'
import { IconButton } from '../../../../ui/desk/icon-button.tsx'
import { UserText } from '../../../../ui/user-text.tsx'
import type { DeletedRow } from '../bin.ts'
import { typeTones } from './notice-columns.tsx'

/** The actions on a deleted notice. */
type BinActions = {
  /** The one that is being restored. */
  restoringId: string | undefined
  onRestore: (row: DeletedRow) => void
  onHistory: (row: DeletedRow) => void
  onPurge: (row: DeletedRow) => void
}

/** The next sweep after that deletes it for ever. */
const keptUntil = (deletedAt: Date) => new Date(deletedAt.getTime() + limits.noticeBinLifetime)

/** The bin's columns. They are named as those of the notices are, which the stylesheet lays out. */
export function binColumns({ restoringId, onRestore, onHistory, onPurge }: BinActions): Column<DeletedRow>[] {
  return [
    {
      id: 'title',
      header: 'Title',
      cell: ({ title, deletedAt, deletedBy }) => (
        <>
          <span className="font-semibold text-indigo-950 wrap-anywhere">
            <UserText text={title} />
          </span>
          <span className="mt-1 block text-xs text-muted wrap-anywhere">
            Deleted {formatMoment(deletedAt)} by {deletedBy}
          </span>
          <span className="mt-0.5 block text-xs text-muted">
            Kept until {formatMoment(keptUntil(deletedAt))}
          </span>
        </>
      ),
    },
    { id: 'type', header: 'Type', cell: ({ type }) => <Badge tone={typeTones[type]}>{type}</Badge> },
    {
      id: 'link',
      header: <span className="sr-only">Restore</span>,
      cell: (row) => (
        <Button
          look="secondary"
          size="small"
          busy={row.id === restoringId}
          disabled={restoringId !== undefined}
          aria-label={`Restore ${row.title}`}
          onClick={() => onRestore(row)}
        >
          {row.id !== restoringId && <RotateCcw aria-hidden="true" size={16} />}
          Restore
        </Button>
      ),
    },
    {
      id: 'actions',
      header: 'Actions',
      cell: (row) => (
        <span className="flex justify-center">
          <IconButton label={`History of ${row.title}`} onClick={() => onHistory(row)}>
            <History aria-hidden="true" size={18} />
          </IconButton>
          <IconButton label={`Delete ${row.title} for ever`} isDanger onClick={() => onPurge(row)}>
            <Trash2 aria-hidden="true" size={18} />
          </IconButton>
        </span>
      ),
    },
  ]
}
