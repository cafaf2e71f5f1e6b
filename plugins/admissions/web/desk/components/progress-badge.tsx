import { StatusBadge } from '@prangan/web/features/admissions/desk/components/status-badge.tsx'
import { Badge } from '@prangan/web/ui/badge.tsx'
import { hasLapsed, isAdmitted, isIncomplete, isProvisionalSeat } from '../../../contract/states.ts'
import type { ApplicationRow } from '../api/application-row.ts'
import { admissionMenuMessages } from '../messages.ts'

/** The status, or what is shown instead: the later steps are missing, an offer has lapsed, or the counter has admitted. */
export function ProgressBadge({ row }: { row: ApplicationRow }) {
  const { incomplete, lapsed, admitted, provisional } = admissionMenuMessages().applications
  if (isIncomplete(row)) return <Badge>{incomplete}</Badge>
  if (hasLapsed(row, new Date())) return <Badge tone="danger">{lapsed}</Badge>
  if (isProvisionalSeat(row, new Date())) return <Badge tone="marigold">{provisional}</Badge>
  if (isAdmitted(row)) return <Badge tone="success">{admitted}</Badge>
  return <StatusBadge status={row.status} />
}
