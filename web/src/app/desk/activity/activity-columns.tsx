import { Link } from 'react-router-dom'
import { formatDateTime } from '../../../lib/format-day.ts'
import type { NameOf } from '../../../lib/person-names.ts'
import { deskMessages } from '../../../messages/desk.ts'
import { auditDetail } from '../../../ui/desk/audit-detail.ts'
import type { Column } from '../../../ui/desk/data-table.tsx'
import { EmailText } from '../../../ui/desk/email-text.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import type { Subject } from '../overview/in-overview.ts'
import { nameAtThatTime } from '../overview/name-at-that-time.ts'
import { unnamedText } from '../overview/unnamed-text.ts'
import { type ActivityRow, actionText } from './activity.ts'

const texts = () => deskMessages().activity

type ColumnsOptions = {
  nameOf: NameOf
  /** null if it is gone, undefined while it is not known. */
  subjectOf: (row: ActivityRow) => Subject | null | undefined
}

export const activityColumns = ({ nameOf, subjectOf }: ColumnsOptions): Column<ActivityRow>[] => [
  {
    id: 'time',
    header: texts().columns.time,
    cell: ({ at }) => <time dateTime={at.toISOString()}>{formatDateTime(at)}</time>,
  },
  { id: 'who', header: texts().columns.who, cell: (row) => <Who row={row} nameOf={nameOf} /> },
  {
    id: 'what',
    header: texts().columns.what,
    cell: ({ action, subject, detail }) => (
      <>
        <span className="block font-semibold text-indigo-950">{actionText(action)}</span>
        {detail && (
          <span className="block text-xs text-muted">
            <UserText text={auditDetail({ action, subject, detail })} />
          </span>
        )}
      </>
    ),
  },
  {
    id: 'record',
    header: texts().columns.record,
    cell: (row) => (
      <>
        <Record row={row} subject={nameAtThatTime(row.name, subjectOf(row))} />{' '}
        <span className="text-xs text-muted">{deskMessages().audit.areas[row.area]}</span>
      </>
    ),
  },
]

/** Nightly jobs and commands do these, unless an actor is named. */
const automatic: readonly string[] = [
  'role changed',
  'account mended',
  'notice deleted for ever',
  'alumnus deleted for ever',
  'picture deleted for ever',
  'document deleted for ever',
]

function Who({ row: { actor, actorUid, action }, nameOf }: { row: ActivityRow; nameOf: NameOf }) {
  const { name, title } = nameOf(actor, actorUid)
  if (title)
    return (
      <span title={title}>
        <UserText text={name} />
      </span>
    )
  if (actor.includes('@')) return <EmailText email={actor} />
  const isBySystem = actor !== '' || automatic.includes(action)
  return <span className="text-muted">{isBySystem ? texts().system : texts().visitor}</span>
}

function Record({
  row: { subject },
  subject: found,
}: {
  row: ActivityRow
  subject: Subject | null | undefined
}) {
  if (found?.href)
    return (
      <Link to={found.href} className="overview-link">
        <UserText text={found.name} />
      </Link>
    )
  if (subject.includes('@')) return <EmailText email={subject} />
  return <span className="text-muted">{unnamedText(found)}</span>
}
