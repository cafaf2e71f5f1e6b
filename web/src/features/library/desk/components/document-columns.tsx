import { Trash2 } from 'lucide-react'
import type { ComponentProps } from 'react'
import { formatDateTime } from '../../../../lib/format-day.ts'
import { formatSize } from '../../../../lib/format-size.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import { inLanguage } from '../../../../messages/language.ts'
import { Badge } from '../../../../ui/badge.tsx'
import type { Column } from '../../../../ui/desk/data-table.tsx'
import { IconButton } from '../../../../ui/desk/icon-button.tsx'
import { UserText } from '../../../../ui/user-text.tsx'
import { type DocumentRow, documentAddress } from '../documents.ts'
import { AddressLink, CopyButton } from './copy-address.tsx'
import { titleButtonClass } from './picture-columns.tsx'

const library = () => deskMessages().library
const texts = () => library().documents

type RowActions = {
  opener: (id: string) => ComponentProps<'button'>
  remove: (row: DocumentRow) => void
}

/** The table's columns; on a phone each row is a card. */
export const documentColumns = ({ opener, remove }: RowActions): Column<DocumentRow>[] => [
  {
    id: 'title',
    header: texts().columns.title,
    cell: ({ id, title, slug }) => (
      <>
        <button type="button" {...opener(id)} className={titleButtonClass}>
          <UserText text={inLanguage(title)} />
        </button>
        <p className="text-sm text-muted">
          <AddressLink address={documentAddress(slug)} />
        </p>
      </>
    ),
  },
  {
    id: 'findings',
    header: texts().columns.findings,
    cell: ({ findings }) =>
      findings.length > 0 && (
        <span className="flex flex-wrap gap-1.5">
          {findings.map((issue) => (
            <Badge key={issue} tone="marigold">
              {texts().findings[issue][0]}
            </Badge>
          ))}
        </span>
      ),
  },
  {
    id: 'size',
    header: texts().columns.size,
    cell: ({ bytes, pages }) => (
      <span className="text-sm text-muted">
        {[formatSize(bytes), pages && texts().pages(pages)].filter(Boolean).join(', ')}
      </span>
    ),
  },
  {
    id: 'created',
    header: texts().columns.version,
    cell: ({ current, uploadedAt }) => (
      <span className="text-sm text-muted">
        {texts().version(current)},{' '}
        <time className="inline-block" dateTime={uploadedAt.toISOString()}>
          {formatDateTime(uploadedAt)}
        </time>
      </span>
    ),
  },
  {
    id: 'actions',
    header: library().columns.actions,
    cell: (row) => (
      <span className="flex justify-center">
        <CopyButton address={documentAddress(row.slug)} />
        <IconButton label={library().deleteNamed(inLanguage(row.title))} isDanger onClick={() => remove(row)}>
          <Trash2 aria-hidden="true" size={18} />
        </IconButton>
      </span>
    ),
  },
]
