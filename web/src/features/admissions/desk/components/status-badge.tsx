import { hasLapsed, isIncomplete } from '@prangan/contract/admissions/states'
import type { ApplicationStatus } from '@prangan/contract/schemas/admissions'
import { deskMessages } from '../../../../messages/desk.ts'
import { Badge } from '../../../../ui/badge.tsx'
import type { ApplicationRow } from '../api/application-row.ts'
import { statusLabels, statusTones } from '../application-labels.ts'

const incomplete = () => deskMessages().admissions.incomplete
const lapsed = () => deskMessages().admissions.lapsed

export function StatusBadge({ status }: { status: ApplicationStatus }) {
  return <Badge tone={statusTones[status]}>{statusLabels()[status]}</Badge>
}

export function ProgressBadge({ row }: { row: ApplicationRow }) {
  if (isIncomplete(row)) return <Badge>{incomplete()}</Badge>
  if (hasLapsed(row, new Date())) return <Badge tone="danger">{lapsed()}</Badge>
  return <StatusBadge status={row.status} />
}
