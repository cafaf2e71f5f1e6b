import type { NewsType } from '@prangan/contract/schemas/news'
import { ExternalLink, Trash2 } from 'lucide-react'
import { Badge, type BadgeTone } from '../../../../ui/badge.tsx'
import type { Column } from '../../../../ui/desk/data-table.tsx'
import { IconButton } from '../../../../ui/desk/icon-button.tsx'
import type { NewsRow } from '../api/news-row.ts'

const tones: Record<NewsType, BadgeTone> = { News: 'indigo', Events: 'success', Marquee: 'marigold' }

const momentFormat = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
})

/** The view's table: its columns, with what the delete icon does. */
export function newsColumns(onDelete: (row: NewsRow) => void): Column<NewsRow>[] {
  return [
    {
      id: 'title',
      header: 'Title',
      cell: (row) => <span className="font-semibold text-indigo-950 wrap-anywhere">{row.title}</span>,
    },
    {
      id: 'type',
      header: 'Type',
      cell: (row) => <Badge tone={tones[row.type]}>{row.type}</Badge>,
    },
    {
      id: 'created',
      header: 'CreatedAt',
      cell: (row) => (
        <time dateTime={row.createdAt.toISOString()} className="text-muted">
          {momentFormat.format(row.createdAt)}
        </time>
      ),
    },
    { id: 'link', header: 'Link', cell: (row) => <ViewLink row={row} /> },
    {
      id: 'actions',
      header: 'Delete',
      cell: (row) => (
        <IconButton label={`Delete ${row.title}`} isDanger onClick={() => onDelete(row)}>
          <Trash2 aria-hidden="true" size={18} />
        </IconButton>
      ),
    },
  ]
}

function ViewLink({ row }: { row: NewsRow }) {
  if (!row.link) return <span className="text-sm text-muted">No link</span>
  return (
    <a
      href={row.link}
      target="_blank"
      rel="noopener"
      className="inline-flex min-h-10 items-center gap-1.5 text-sm font-semibold text-indigo-800 underline underline-offset-4 hover:text-marigold-700"
    >
      View
      <span className="sr-only"> {row.title} (opens in a new tab)</span>
      <ExternalLink aria-hidden="true" size={16} />
    </a>
  )
}
