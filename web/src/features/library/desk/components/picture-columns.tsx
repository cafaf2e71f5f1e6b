import { Trash2 } from 'lucide-react'
import type { ComponentProps } from 'react'
import { focusProps } from '../../../../lib/focus-props.ts'
import { formatDateTime } from '../../../../lib/format-day.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import { Badge } from '../../../../ui/badge.tsx'
import type { Column } from '../../../../ui/desk/data-table.tsx'
import { IconButton } from '../../../../ui/desk/icon-button.tsx'
import { UserText } from '../../../../ui/user-text.tsx'
import { type PictureRow, pictureUrl } from '../pictures.ts'

const library = () => deskMessages().library
const texts = () => library().pictures

export const titleButtonClass =
  'inline-block min-h-6 text-start font-semibold text-indigo-950 underline wrap-anywhere hover:text-marigold-700'

type RowActions = {
  opener: (id: string) => ComponentProps<'button'>
  remove: (row: PictureRow) => void
}

/** The table's columns; on a phone each row is a card. */
export const pictureColumns = ({ opener, remove }: RowActions): Column<PictureRow>[] => [
  {
    id: 'thumbnail',
    header: texts().columns.picture,
    cell: (row) => (
      <img
        src={pictureUrl(row, 1)}
        alt=""
        loading="lazy"
        className="aspect-[4/3] w-20 rounded-card bg-sand object-cover"
        {...focusProps(row.focus)}
      />
    ),
  },
  {
    id: 'title',
    header: texts().columns.name,
    cell: (row) => (
      <>
        <button type="button" {...opener(row.id)} className={titleButtonClass}>
          <UserText text={row.title} />
        </button>
        <p className="line-clamp-2 text-sm text-muted wrap-anywhere">
          {row.alt ? <UserText text={row.alt.en} /> : <Badge>{texts().decorative}</Badge>}
        </p>
      </>
    ),
  },
  {
    id: 'created',
    header: texts().columns.added,
    cell: ({ createdAt }) => (
      <time dateTime={createdAt.toISOString()} className="text-muted">
        {formatDateTime(createdAt)}
      </time>
    ),
  },
  {
    id: 'actions',
    header: library().columns.actions,
    cell: (row) => (
      <IconButton label={library().deleteNamed(row.title)} isDanger onClick={() => remove(row)}>
        <Trash2 aria-hidden="true" size={18} />
      </IconButton>
    ),
  },
]
