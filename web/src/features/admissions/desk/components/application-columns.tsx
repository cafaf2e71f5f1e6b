import { isUnderAge } from '@prangan/contract/admissions/requirements'
import { dayInIndia } from '@prangan/contract/india-time'
import { FileText, ListChecks } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import { formatDateTime } from '../../../../lib/format-day.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import { Badge } from '../../../../ui/badge.tsx'
import type { Column } from '../../../../ui/desk/data-table.tsx'
import { EmailText } from '../../../../ui/desk/email-text.tsx'
import { UserText } from '../../../../ui/user-text.tsx'
import { fieldOptions } from '../../apply/api/application-fields.ts'
import type { ApplicationRow } from '../api/application-row.ts'
import { chosenIn, type SessionRow } from '../api/session-row.ts'
import { applicationHref } from '../hrefs.ts'
import { missingOf } from '../scrutiny/check-application.ts'
import { ProgressBadge } from './status-badge.tsx'

const columns = () => deskMessages().admissions.columns
const details = () => deskMessages().admissions.details
const papers = () => deskMessages().admissions.papers

const rowButton =
  'inline-flex min-h-9 items-center gap-1.5 rounded-card px-2 text-xs font-semibold whitespace-nowrap text-indigo-800 transition-colors hover:bg-indigo-50'

type ColumnOptions = {
  opener: (id: string) => ComponentProps<'button'>
  sessions: readonly SessionRow[]
  search: string
}

export function applicationColumns({ opener, sessions, search }: ColumnOptions): Column<ApplicationRow>[] {
  return [
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
          <span className="block">{fieldOptions().course[course]}</span>
          <span className="block text-xs text-muted">{columns().categories[category]}</span>
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
      header: sessions.length > 0 ? columns().statusAndPapers : columns().status,
      cell: (row) => (
        <span className="flex flex-wrap gap-1 sm:flex-col sm:items-start">
          <ProgressBadge row={row} />
          <Papers row={row} sessions={sessions} />
        </span>
      ),
    },
    {
      id: 'actions',
      header: columns().actions,
      cell: ({ id, name, applicationNumber, session }) => {
        const of = <span className="sr-only">{details().of(name, applicationNumber)}</span>
        return session ? (
          <Link to={applicationHref(id, search)} data-opens={id} className={rowButton}>
            <ListChecks aria-hidden="true" size={16} />
            <span>
              {details().check}
              {of}
            </span>
          </Link>
        ) : (
          <button type="button" {...opener(id)} className={rowButton}>
            <FileText aria-hidden="true" size={16} />
            <span>
              {details().action}
              {of}
            </span>
          </button>
        )
      },
    },
  ]
}

function Papers({ row, sessions }: { row: ApplicationRow; sessions: readonly SessionRow[] }) {
  const chosen = chosenIn(sessions, row)
  if (!(chosen && row.details)) return null
  const missing = missingOf({ ...chosen, row, details: row.details }).length
  return (
    <>
      <Badge tone={missing === 0 ? 'success' : 'danger'}>
        {missing === 0 ? papers().complete : papers().missing(missing)}
      </Badge>
      {isUnderAge(row.dob, dayInIndia(new Date())) && (
        <Badge tone={row.guardianAgreedAt ? 'success' : 'marigold'}>
          {row.guardianAgreedAt ? papers().guardianAgreed : papers().guardianWaits}
        </Badge>
      )}
    </>
  )
}
