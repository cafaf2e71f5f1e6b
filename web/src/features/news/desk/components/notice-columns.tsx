import { limits } from '@prangan/contract/limits'
import { isSafeLink } from '@prangan/contract/links'
import { namedEnd, noticeLink } from '@prangan/contract/publishing'
import type { Notice, NoticeType } from '@prangan/contract/schemas/notices'
import { ExternalLink, Pencil, Trash2 } from 'lucide-react'
import type { ComponentProps } from 'react'
import { formatDay } from '../../../../lib/format-day.ts'
import { formatMoment } from '../../../../lib/format-moment.ts'
import { Badge, type BadgeTone } from '../../../../ui/badge.tsx'
import type { Column } from '../../../../ui/desk/data-table.tsx'
import { IconButton } from '../../../../ui/desk/icon-button.tsx'
import { UserText } from '../../../../ui/user-text.tsx'
import type { NoticeRow } from '../api/notice-row.ts'
import { stateOf } from '../notice-state.ts'
import { isLeftOut } from '../ticker-place.ts'

/** The colour of each type. */
export const typeTones: Record<NoticeType, BadgeTone> = {
  News: 'indigo',
  Events: 'success',
  Marquee: 'marigold',
}

/** The actions on a notice. */
type RowActions = {
  opener: (id: string) => ComponentProps<'button'>
  remove: (row: NoticeRow) => void
  /** Shows the file of one that is not public. */
  openFile: (row: NoticeRow) => void
}

/** The ticker's notices, and the moment (milliseconds since 1970) for which the table is shown. */
type Now = { moment: number; ticker: readonly Notice[] }

/** The table's columns, with their actions. */
export function noticeColumns(now: Now, { opener, remove, openFile }: RowActions): Column<NoticeRow>[] {
  const { moment } = now
  return [
    { id: 'title', header: 'Title', cell: (row) => <Title row={row} {...now} /> },
    {
      id: 'type',
      header: 'Type',
      cell: (row) => <Badge tone={typeTones[row.type]}>{row.type}</Badge>,
    },
    {
      id: 'created',
      header: 'CreatedAt',
      cell: (row) => (
        <time dateTime={row.createdAt.toISOString()} className="text-muted">
          {formatMoment(row.createdAt)}
        </time>
      ),
    },
    {
      id: 'link',
      header: 'Link',
      cell: (row) => <ViewLink row={row} isPublic={stateOf(row, moment) === 'public'} onOpen={openFile} />,
    },
    {
      id: 'actions',
      header: 'Actions',
      cell: (row) => (
        <span className="flex justify-center">
          <IconButton label={`Edit ${row.title}`} {...opener(row.id)}>
            <Pencil aria-hidden="true" size={18} />
          </IconButton>
          <IconButton label={`Delete ${row.title}`} isDanger onClick={() => remove(row)}>
            <Trash2 aria-hidden="true" size={18} />
          </IconButton>
        </span>
      ),
    },
  ]
}

/** The title, and below it what distinguishes the notice from one that is simply public. */
function Title({ row, moment, ticker }: Now & { row: NoticeRow }) {
  const { title, titleHi, isPinned, publishFrom, eventDate } = row
  const end = namedEnd(row)
  const state = stateOf(row, moment)
  const isOutOfTicker = isLeftOut(row, ticker, moment)
  const isPlain = !isPinned && state === 'public' && !end && !eventDate && !isOutOfTicker
  return (
    <>
      <span className="font-semibold text-indigo-950 wrap-anywhere">
        <UserText text={title} />
      </span>
      {titleHi && (
        <span className="mt-0.5 block text-sm text-muted wrap-anywhere" lang="hi">
          {titleHi}
        </span>
      )}
      {!isPlain && (
        <span className="mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1">
          {isPinned && <Badge tone="indigo">Pinned</Badge>}
          {state === 'expired' && <Badge>Expired</Badge>}
          {state === 'scheduled' && (
            <Badge tone="marigold">
              <span className="whitespace-normal">Scheduled from {formatMoment(publishFrom)}</span>
            </Badge>
          )}
          {eventDate && <span className="text-xs text-muted">Event on {formatDay(eventDate)}</span>}
          {isOutOfTicker && (
            <span className="text-xs font-semibold text-marigold-700">
              Not in the ticker: it shows the newest {limits.notices.ticker}
            </span>
          )}
          {end && (
            <span className="text-xs text-muted">
              {state === 'expired' ? 'Ended' : 'Until'} {formatMoment(end)}
            </span>
          )}
        </span>
      )}
    </>
  )
}

const viewClass =
  'inline-flex min-h-10 items-center gap-1.5 text-sm font-semibold text-indigo-800 underline underline-offset-4 hover:text-marigold-700'

type ViewLinkProps = { row: NoticeRow; isPublic: boolean; onOpen: (row: NoticeRow) => void }

function ViewLink({ row, isPublic, onOpen }: ViewLinkProps) {
  const link = noticeLink(row)
  if (!isSafeLink(link)) return <span className="text-sm text-muted">No link</span>
  const content = (
    <>
      View
      <span className="sr-only"> {row.title} (opens in a new tab)</span>
      <ExternalLink aria-hidden="true" size={16} />
    </>
  )
  if (row.file && !isPublic) {
    return (
      <button type="button" className={viewClass} onClick={() => onOpen(row)}>
        {content}
      </button>
    )
  }
  return (
    <a href={link} target="_blank" rel="noopener" className={viewClass}>
      {content}
    </a>
  )
}
