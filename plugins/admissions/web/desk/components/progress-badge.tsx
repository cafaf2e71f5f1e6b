import { StatusBadge } from '@prangan/web/features/admissions/desk/components/status-badge.tsx'
import { Badge } from '@prangan/web/ui/badge.tsx'
import { hasLapsed, isIncomplete } from '../../../contract/states.ts'
import type { ApplicationRow } from '../api/application-row.ts'
import { admissionMenuMessages } from '../messages.ts'

/** The status, or what is shown instead: the later steps are missing, or an offer has lapsed. */
export function ProgressBadge({ row }: { row: ApplicationRow }) {
  const { incomplete, lapsed } = admissionMenuMessages().applications
  if (isIncomplete(row)) return <Badge>{incomplete}</Badge>
  if (hasLapsed(row, new Date())) return <Badge tone="danger">{lapsed}</Badge>
  return <StatusBadge status={row.status} />
}
