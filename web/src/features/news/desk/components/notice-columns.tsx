import { textFrom } from '@prangan/contract/language-fields'
import { limits } from '@prangan/contract/limits'
import { isSafeLink } from '@prangan/contract/links'
import { namedEnd } from '@prangan/contract/publishing'
import type { Notice, NoticeType } from '@prangan/contract/schemas/notices'
import { noticeLink } from '@prangan/contract/to-notice'
import { Copy, ExternalLink, Info, Pencil, Trash2 } from 'lucide-react'
import type { ComponentProps } from 'react'
import type { DeskSession } from '../../../../lib/desk-session.ts'
import { formatDateTime, formatShortDays } from '../../../../lib/format-day.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import { Badge, type BadgeTone } from '../../../../ui/badge.tsx'
import type { Column } from '../../../../ui/desk/data-table.tsx'
import { IconButton } from '../../../../ui/desk/icon-button.tsx'
import { Translations } from '../../../../ui/desk/translations.tsx'
import { UserText } from '../../../../ui/user-text.tsx'
import type { NoticeRow } from '../api/notice-row.ts'
import { stateOf } from '../notice-state.ts'
import { isLeftOut } from '../ticker-place.ts'

const columns = () => deskMessages().news.columns
const texts = () => deskMessages().news.row
const types = () => deskMessages().news.types
const copies = () => deskMessages().news.copies

export const typeTones: Record<NoticeType, BadgeTone> = {
  News: 'indigo',
  Events: 'success',
  Marquee: 'marigold',
}

type RowActions = {
  can: DeskSession['can']
  opener: (id: string) => ComponentProps<'button'>
  remove: (row: NoticeRow) => void
  /** Opens the form for a new one, filled in from this. */
  duplicate: (row: NoticeRow) => void
  /** Shows the file of one that is not public. */
  openFile: (row: NoticeRow) => void
}

/** The ticker's notices, and the time (milliseconds since 1970) for which the table is shown. */
type Now = { time: number; ticker: readonly Notice[] }

export function noticeColumns(
  now: Now,
  { can, opener, remove, duplicate, openFile }: RowActions,
): Column<NoticeRow>[] {
  const { time } = now
  return [
    { id: 'title', header: columns().title, cell: (row) => <Title row={row} {...now} /> },
    {
      id: 'type',
      header: columns().type,
      cell: (row) => <Badge tone={typeTones[row.type]}>{types()[row.type]}</Badge>,
    },
    {
      id: 'created',
      header: <span title={columns().createdMeans}>{columns().created}</span>,
      cell: (row) => (
        <time dateTime={row.createdAt.toISOString()} title={columns().createdMeans} className="text-muted">
          {formatDateTime(row.createdAt)}
        </time>
      ),
    },
    {
      id: 'link',
      header: columns().link,
      cell: (row) => <ViewLink row={row} isPublic={stateOf(row, time) === 'public'} onOpen={openFile} />,
    },
    {
      id: 'actions',
      header: columns().actions,
      cell: (row) => (
        <span className="flex justify-center">
          {can('news:edit') ? (
            <IconButton label={texts().edit(row.title)} {...opener(row.id)}>
              <Pencil aria-hidden="true" size={18} />
            </IconButton>
          ) : (
            <IconButton label={texts().details(row.title)} {...opener(row.id)}>
              <Info aria-hidden="true" size={18} />
            </IconButton>
          )}
          {can('news:publish') && (
            <IconButton label={copies().duplicate(row.title)} onClick={() => duplicate(row)}>
              <Copy aria-hidden="true" size={18} />
            </IconButton>
          )}
          {can('news:delete') && (
            <IconButton label={texts().remove(row.title)} isDanger onClick={() => remove(row)}>
              <Trash2 aria-hidden="true" size={18} />
            </IconButton>
          )}
        </span>
      ),
    },
  ]
}

function Title({ row, time, ticker }: Now & { row: NoticeRow }) {
  const { title, isPinned, publishFrom, eventDate, eventEndDate } = row
  const end = namedEnd(row)
  const state = stateOf(row, time)
  const isOutOfTicker = isLeftOut(row, ticker, time)
  const isPlain = !isPinned && state === 'public' && !end && !eventDate && !isOutOfTicker
  return (
    <>
      <span className="font-semibold text-indigo-950 wrap-anywhere">
        <UserText text={title} />
      </span>
      <Translations text={textFrom('title', row)} className="mt-0.5 block text-sm text-muted wrap-anywhere" />
      {!isPlain && (
        <span className="mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1">
          {isPinned && <Badge tone="indigo">{texts().pinned}</Badge>}
          {state === 'expired' && <Badge>{texts().expired}</Badge>}
          {state === 'scheduled' && (
            <Badge tone="marigold">
              <span className="whitespace-normal">{texts().scheduled(formatDateTime(publishFrom))}</span>
            </Badge>
          )}
          {eventDate && (
            <span className="text-xs text-muted">
              {texts().eventOn(formatShortDays(eventDate, eventEndDate))}
            </span>
          )}
          {isOutOfTicker && (
            <span className="text-xs font-semibold text-marigold-700">
              {texts().notInTicker(limits.notices.ticker)}
            </span>
          )}
          {end && (
            <span className="text-xs text-muted">
              {(state === 'expired' ? texts().ended : texts().until)(formatDateTime(end))}
            </span>
          )}
        </span>
      )}
    </>
  )
}

const viewClass =
  'inline-flex min-h-10 items-center gap-1.5 text-sm font-semibold text-indigo-800 underline hover:text-marigold-700'

type ViewLinkProps = { row: NoticeRow; isPublic: boolean; onOpen: (row: NoticeRow) => void }

function ViewLink({ row, isPublic, onOpen }: ViewLinkProps) {
  const link = noticeLink(row)
  if (!isSafeLink(link)) return <span className="text-sm text-muted">{texts().noLink}</span>
  const content = (
    <>
      {texts().view}
      <span className="sr-only">{texts().viewWhat(row.title)}</span>
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
