import type { ApplicationStatus } from '@prangan/contract/schemas/admissions'
import { Badge } from '../../../../ui/badge.tsx'
import { statusLabels, statusTones } from '../application-labels.ts'

export function StatusBadge({ status }: { status: ApplicationStatus }) {
  return <Badge tone={statusTones[status]}>{statusLabels()[status]}</Badge>
}
