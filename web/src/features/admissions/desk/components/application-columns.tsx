import { FileText } from 'lucide-react'
import type { ComponentProps } from 'react'
import { formatDateTime } from '../../../../lib/format-day.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import type { Column } from '../../../../ui/desk/data-table.tsx'
import { EmailText } from '../../../../ui/desk/email-text.tsx'
import { UserText } from '../../../../ui/user-text.tsx'
import { categoryShortName } from '../../category-names.ts'
import { courseName } from '../../course-name.ts'
import type { ApplicationRow } from '../api/application-row.ts'
import { StatusBadge } from './status-badge.tsx'

const columns = () => deskMessages().admissions.columns
const details = () => deskMessages().admissions.details

/** The classes of a link or button in a row. */
export const rowButton =
  'inline-flex min-h-9 items-center gap-1.5 rounded-card px-2 text-xs font-semibold whitespace-nowrap text-indigo-800 transition-colors hover:bg-indigo-50'

type ColumnOptions = { opener: (id: string) => ComponentProps<'button'> }

export const applicationColumns = ({ opener }: ColumnOptions): Column<ApplicationRow>[] => [
  {
    id: 'number',
    header: columns().application,
    cell: ({ applicationNumber, createdAt }) => (
      <>
        <span className="block font-semibold tabular-nums text-ink">{applicationNumber}</span>
        <time dateTime={createdAt.toISOString()}>{formatDateTime(createdAt)}</time>
      </>
    ),
  },
  {
    id: 'name',
    header: columns().name,
    cell: ({ name }) => <UserText text={name} />,
  },
  {
    id: 'course',
    header: columns().course,
    cell: ({ course, category }) => (
      <>
        <span className="block">{courseName(course)}</span>
        <div className="text-xs text-muted">{categoryShortName(category)}</div>
      </>
    ),
  },
  {
    id: 'contact',
    header: columns().contact,
    cell: ({ mobile, email }) => (
      <>
        <span className="block tabular-nums">{mobile}</span>
        <span className="block">
          <EmailText email={email} />
        </span>
      </>
    ),
  },
  {
    id: 'status',
    header: columns().status,
    cell: ({ status }) => <StatusBadge status={status} />,
  },
  {
    id: 'actions',
    header: columns().actions,
    cell: ({ id, name, applicationNumber }) => (
      <button type="button" {...opener(id)} className={rowButton}>
        <FileText aria-hidden="true" size={16} />
        <span>
          {details().action}
          <span className="sr-only">{details().of(name, applicationNumber)}</span>
        </span>
      </button>
    ),
  },
]
