import { limits } from '@prangan/contract/limits'
import { History, RotateCcw, Trash2 } from 'lucide-react'
import type { BinRow } from '../../../lib/bin.ts'
import { focusProps } from '../../../lib/focus-props.ts'
import { formatDateTime } from '../../../lib/format-day.ts'
import type { NameOf } from '../../../lib/person-names.ts'
import { usePrivatePicture } from '../../../lib/use-private-picture.ts'
import { deskMessages } from '../../../messages/desk.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import type { Column } from '../../../ui/desk/data-table.tsx'
import { IconButton } from '../../../ui/desk/icon-button.tsx'
import { PersonPhoto } from '../../../ui/people/person-photo.tsx'
import { UserText } from '../../../ui/user-text.tsx'

const texts = () => deskMessages().bin

type BinActions = {
  nameOfPerson: NameOf
  restoringId: string | undefined
  mayRestore: (row: BinRow) => boolean
  onRestore: (row: BinRow) => void
  opener: ((id: string) => { 'data-opens': string; onClick: () => void }) | undefined
  onPurge: ((row: BinRow) => void) | undefined
}

/** The next sweep after that deletes it permanently. */
const keptUntil = (deletedAt: Date) => new Date(deletedAt.getTime() + limits.binLifetime)

export function binColumns(actions: BinActions): Column<BinRow>[] {
  const { restoringId, mayRestore, onRestore, opener, onPurge } = actions
  return [
    {
      id: 'title',
      header: texts().columns.name,
      cell: (row) => <Entry row={row} nameOfPerson={actions.nameOfPerson} />,
    },
    {
      id: 'type',
      header: texts().columns.kind,
      cell: ({ kind }) => <Badge>{texts().one[kind]}</Badge>,
    },
    {
      id: 'link',
      header: <span className="sr-only">{texts().restore}</span>,
      cell: (row) =>
        mayRestore(row) && (
          <Button
            look="secondary"
            size="small"
            busy={row.id === restoringId}
            disabled={restoringId !== undefined}
            aria-label={texts().restoreTitle(row.name)}
            onClick={() => onRestore(row)}
          >
            {row.id !== restoringId && <RotateCcw aria-hidden="true" size={16} />}
            {texts().restore}
          </Button>
        ),
    },
    {
      id: 'actions',
      header: texts().columns.actions,
      cell: (row) => (
        <span className="flex justify-center">
          {opener && (
            <IconButton label={texts().historyOf(row.name)} {...opener(row.id)}>
              <History aria-hidden="true" size={18} />
            </IconButton>
          )}
          {onPurge && (
            <IconButton label={texts().purge.label(row.name)} isDanger onClick={() => onPurge(row)}>
              <Trash2 aria-hidden="true" size={18} />
            </IconButton>
          )}
        </span>
      ),
    },
  ]
}

function Entry({ row, nameOfPerson }: { row: BinRow; nameOfPerson: NameOf }) {
  const { name, more, isRejected, reason, picture, deletedAt } = row
  const by = nameOfPerson(row.deletedBy)
  const deleted = isRejected ? texts().rejected : texts().deleted
  return (
    <div className="flex gap-3">
      {picture && <Picture {...picture} name={name} />}
      <div className="min-w-0 wrap-anywhere">
        <span className="font-semibold text-indigo-950">
          <UserText text={name} />
        </span>
        {more && (
          <span className="block text-xs text-muted">
            <UserText text={more} />
          </span>
        )}
        <span className="mt-1 block text-xs text-muted">
          <span title={by.title}>{deleted(formatDateTime(deletedAt), by.name)}</span>
        </span>
        {reason && (
          <span className="mt-0.5 block text-xs text-ink">
            <UserText text={texts().reason(reason)} />
          </span>
        )}
        <span className="mt-0.5 block text-xs text-muted">
          {texts().keptUntil(formatDateTime(keptUntil(deletedAt)))}
        </span>
      </div>
    </div>
  )
}

/** What is deleted is not public any more. */
function Picture({ path, isPortrait, focus, name }: NonNullable<BinRow['picture']> & { name: string }) {
  const { frame, url } = usePrivatePicture(path)
  if (isPortrait)
    return (
      <div ref={frame}>
        <PersonPhoto name={name} src={url} className="w-12 rounded-card border border-line" />
      </div>
    )
  return (
    <div ref={frame} className="aspect-[4/3] w-20 shrink-0 self-start overflow-hidden rounded-card bg-sand">
      {url && <img src={url} alt="" className="size-full object-cover" {...(focus && focusProps(focus))} />}
    </div>
  )
}
