import { dayInIndia } from '@prangan/contract/india-time'
import {
  applicationColumns as coreColumns,
  rowButton,
} from '@prangan/web/features/admissions/desk/components/application-columns.tsx'
import { deskMessages } from '@prangan/web/messages/desk.ts'
import { Badge } from '@prangan/web/ui/badge.tsx'
import type { Column } from '@prangan/web/ui/desk/data-table.tsx'
import { ListChecks } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import { isUnderAge } from '../../../contract/requirements.ts'
import type { ApplicationRow } from '../api/application-row.ts'
import { chosenIn, type SessionRow } from '../api/session-row.ts'
import { applicationHref } from '../hrefs.ts'
import { admissionMenuMessages } from '../messages.ts'
import { missingOf } from '../scrutiny/check-application.ts'
import { ProgressBadge } from './progress-badge.tsx'

const texts = () => deskMessages().admissions

type ColumnOptions = {
  opener: (id: string) => ComponentProps<'button'>
  sessions: readonly SessionRow[]
  search: string
}

/** The core's columns, with documents beside the status, and a link to the scrutiny of a full application. */
export const applicationColumns = ({ opener, sessions, search }: ColumnOptions): Column<ApplicationRow>[] =>
  coreColumns({ opener }).map((column) => {
    if (column.id === 'status') {
      return {
        ...column,
        ...(sessions.length > 0 && { header: admissionMenuMessages().applications.statusAndPapers }),
        cell: (row) => (
          <span className="flex flex-wrap gap-1 sm:flex-col sm:items-start">
            <ProgressBadge row={row} />
            <Papers row={row} sessions={sessions} />
          </span>
        ),
      }
    }
    if (column.id !== 'actions') return column
    return {
      ...column,
      cell: (row) =>
        row.session ? (
          <Link to={applicationHref(row.id, search)} data-opens={row.id} className={rowButton}>
            <ListChecks aria-hidden="true" size={16} />
            <span>
              {admissionMenuMessages().applications.check}
              <span className="sr-only">{texts().details.of(row.name, row.applicationNumber)}</span>
            </span>
          </Link>
        ) : (
          column.cell(row)
        ),
    }
  })

function Papers({ row, sessions }: { row: ApplicationRow; sessions: readonly SessionRow[] }) {
  const chosen = chosenIn(sessions, row)
  if (!(chosen && row.details)) return null
  const { papers } = admissionMenuMessages().applications
  const missing = missingOf({ ...chosen, row, details: row.details }).length
  return (
    <>
      {missing > 0 && <Badge tone="danger">{papers.missing(missing)}</Badge>}
      {isUnderAge(row.dob, dayInIndia(new Date())) &&
        (row.guardianAgreedAt ? (
          <span className="text-xs text-muted">{papers.guardianAgreed}</span>
        ) : (
          <Badge tone="marigold">{papers.guardianWaits}</Badge>
        ))}
    </>
  )
}
