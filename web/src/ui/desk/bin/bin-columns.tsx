import { limits } from '@prangan/contract/limits'
import { History, RotateCcw, Trash2 } from 'lucide-react'
import { formatDateTime } from '../../../lib/format-day.ts'
import type { NameOf } from '../../../lib/person-names.ts'
import { deskMessages } from '../../../messages/desk.ts'
import { Button } from '../../button.tsx'
import { UserText } from '../../user-text.tsx'
import type { Column } from '../data-table.tsx'
import { IconButton } from '../icon-button.tsx'
import type { Bin, Deleted } from './bin.ts'

const texts = () => deskMessages().kit.bin

type BinActions<Row> = {
  nameOfPerson: NameOf
  restoringId: string | undefined
  onRestore: (row: Row) => void
  onHistory: (row: Row) => void
  onPurge: (row: Row) => void
}

/** The next sweep after that deletes it permanently. */
const keptUntil = (deletedAt: Date) => new Date(deletedAt.getTime() + limits.binLifetime)

/** The bin's columns. They are named as those of the notices are, which the stylesheet lays out. */
export function binColumns<Row extends Deleted>(
  { resource, nameHeader, deleted, picture, reason, columns }: Bin<Row>,
  { nameOfPerson, restoringId, onRestore, onHistory, onPurge }: BinActions<Row>,
): Column<Row>[] {
  const { nameOf, moreOf } = resource
  return [
    {
      id: 'title',
      header: nameHeader(),
      cell: (row) => (
        <div className="flex gap-3">
          {picture?.(row)}
          <div className="min-w-0 wrap-anywhere">
            <span className="font-semibold text-indigo-950">
              <UserText text={nameOf(row)} />
            </span>
            {moreOf?.(row) && (
              <span className="block text-xs text-muted">
                <UserText text={moreOf(row)} />
              </span>
            )}
            <span className="mt-1 block text-xs text-muted">
              <span title={nameOfPerson(row.deletedBy).title}>
                {deleted(row, formatDateTime(row.deletedAt), nameOfPerson(row.deletedBy).name)}
              </span>
            </span>
            {reason?.(row) && (
              <span className="mt-0.5 block text-xs text-ink">
                <UserText text={reason(row)} />
              </span>
            )}
            <span className="mt-0.5 block text-xs text-muted">
              {texts().keptUntil(formatDateTime(keptUntil(row.deletedAt)))}
            </span>
          </div>
        </div>
      ),
    },
    ...(columns?.() ?? []),
    {
      id: 'link',
      header: <span className="sr-only">{texts().restore}</span>,
      cell: (row) => (
        <Button
          look="secondary"
          size="small"
          busy={row.id === restoringId}
          disabled={restoringId !== undefined}
          aria-label={texts().restoreTitle(nameOf(row))}
          onClick={() => onRestore(row)}
        >
          {row.id !== restoringId && <RotateCcw aria-hidden="true" size={16} />}
          {texts().restore}
        </Button>
      ),
    },
    {
      id: 'actions',
      header: texts().actions,
      cell: (row) => (
        <span className="flex justify-center">
          <IconButton label={texts().historyOf(nameOf(row))} onClick={() => onHistory(row)}>
            <History aria-hidden="true" size={18} />
          </IconButton>
          <IconButton label={texts().purgeTitle(nameOf(row))} isDanger onClick={() => onPurge(row)}>
            <Trash2 aria-hidden="true" size={18} />
          </IconButton>
        </span>
      ),
    },
  ]
}
