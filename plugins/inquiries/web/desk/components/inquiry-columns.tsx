import { formatDate, formatDateTime } from '@prangan/web/lib/format-day.ts'
import { Badge } from '@prangan/web/ui/badge.tsx'
import type { Column } from '@prangan/web/ui/desk/data-table.tsx'
import { UserText } from '@prangan/web/ui/user-text.tsx'
import type { ComponentProps } from 'react'
import type { InquiryStatus } from '../../../contract/inquiries.ts'
import type { InquiryRow } from '../../inquiry-labels.ts'
import { dueText, kindLabels, statusLabels, statusTones, topicOf } from '../../inquiry-labels.ts'
import { inquiryDeskMessages } from '../messages.ts'

const texts = () => inquiryDeskMessages()

export const StatusBadge = ({ status }: { status: InquiryStatus }) => (
  <Badge tone={statusTones[status]}>{statusLabels()[status]}</Badge>
)

/** By when an inquiry is to be decided, and how much time is left; nothing where nothing is due. */
export function Due({ row }: { row: InquiryRow }) {
  const due = dueText(row, new Date())
  if (!due) return null
  return (
    <span className="block text-xs">
      <span className={`block ${due.isOverdue ? 'font-semibold text-danger' : 'font-medium text-ink'}`}>
        {due.text}
      </span>
      <span className="block text-muted">{formatDate(row.dueOn)}</span>
    </span>
  )
}

export const senderOf = ({ sender: { name, email, mobile } }: InquiryRow): string =>
  name || email || mobile || texts().anonymous

/** The list's columns; `opener` makes the props of the button that shows the details of one. */
export function inquiryColumns(opener: (id: string) => ComponentProps<'button'>): Column<InquiryRow>[] {
  return [
    {
      id: 'title',
      header: texts().columns.title,
      cell: (row) => <Title row={row} opener={opener(row.id)} />,
    },
    {
      id: 'link',
      header: texts().columns.status,
      cell: ({ status }) => <StatusBadge status={status} />,
    },
    {
      id: 'kind',
      header: texts().columns.kind,
      cell: (row) => (
        <>
          <span className="block text-sm font-medium">{kindLabels()[row.kind]}</span>
          <span className="block text-xs text-muted">{topicOf(row)}</span>
        </>
      ),
    },
    { id: 'due', header: texts().columns.due, cell: (row) => dueText(row, new Date()) && <Due row={row} /> },
    {
      id: 'assigned',
      header: texts().columns.assigned,
      cell: ({ assignedTo }) =>
        assignedTo && (
          <span className="block text-sm">
            <span className="sr-only">{texts().assignedTo}</span>
            <UserText text={assignedTo.name} />
          </span>
        ),
    },
  ]
}

function Title({ row, opener }: { row: InquiryRow; opener: ComponentProps<'button'> }) {
  const { subject, number, createdAt } = row
  return (
    <>
      <button
        type="button"
        {...opener}
        className="min-h-6 text-start font-semibold text-indigo-900 underline wrap-anywhere hover:text-marigold-700"
      >
        <UserText text={subject} />
      </button>
      <div className="desk-dotted text-xs text-muted">
        <div>
          <span className="wrap-anywhere">
            <UserText text={senderOf(row)} />
          </span>{' '}
          <span className="tabular-nums">{number}</span>{' '}
          <time dateTime={createdAt.toISOString()}>{formatDateTime(createdAt)}</time>
        </div>
      </div>
    </>
  )
}
