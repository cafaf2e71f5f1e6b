import { limits } from '@prangan/contract/limits'
import { History, RotateCcw, Trash2 } from 'lucide-react'
import { formatDateTime } from '../../../../lib/format-day.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import type { Column } from '../../../../ui/desk/data-table.tsx'
import { IconButton } from '../../../../ui/desk/icon-button.tsx'
import { UserText } from '../../../../ui/user-text.tsx'
import type { DeletedRow } from '../bin.ts'
import { typeTones } from './notice-columns.tsx'

const texts = () => deskMessages().news
const bin = () => texts().bin

type BinActions = {
  restoringId: string | undefined
  onRestore: (row: DeletedRow) => void
  onHistory: (row: DeletedRow) => void
  onPurge: (row: DeletedRow) => void
}

/** The next sweep after that deletes it permanently. */
const keptUntil = (deletedAt: Date) => new Date(deletedAt.getTime() + limits.noticeBinLifetime)

/** The bin's columns. They are named as those of the notices are, which the stylesheet lays out. */
export function binColumns({ restoringId, onRestore, onHistory, onPurge }: BinActions): Column<DeletedRow>[] {
  return [
    {
      id: 'title',
      header: texts().columns.title,
      cell: ({ title, deletedAt, deletedBy }) => (
        <>
          <span className="font-semibold text-indigo-950 wrap-anywhere">
            <UserText text={title} />
          </span>
          <span className="mt-1 block text-xs text-muted wrap-anywhere">
            {bin().deleted(formatDateTime(deletedAt), deletedBy)}
          </span>
          <span className="mt-0.5 block text-xs text-muted">
            {bin().keptUntil(formatDateTime(keptUntil(deletedAt)))}
          </span>
        </>
      ),
    },
    {
      id: 'type',
      header: texts().columns.type,
      cell: ({ type }) => <Badge tone={typeTones[type]}>{texts().types[type]}</Badge>,
    },
    {
      id: 'link',
      header: <span className="sr-only">{bin().restore}</span>,
      cell: (row) => (
        <Button
          look="secondary"
          size="small"
          busy={row.id === restoringId}
          disabled={restoringId !== undefined}
          aria-label={bin().restoreTitle(row.title)}
          onClick={() => onRestore(row)}
        >
          {row.id !== restoringId && <RotateCcw aria-hidden="true" size={16} />}
          {bin().restore}
        </Button>
      ),
    },
    {
      id: 'actions',
      header: texts().columns.actions,
      cell: (row) => (
        <span className="flex justify-center">
          <IconButton label={bin().historyOf(row.title)} onClick={() => onHistory(row)}>
            <History aria-hidden="true" size={18} />
          </IconButton>
          <IconButton label={bin().purgeTitle(row.title)} isDanger onClick={() => onPurge(row)}>
            <Trash2 aria-hidden="true" size={18} />
          </IconButton>
        </span>
      ),
    },
  ]
}
