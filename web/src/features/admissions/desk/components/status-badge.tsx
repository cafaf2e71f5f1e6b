import { Badge } from '../../../../ui/badge.tsx'
import { statusLabel, statusTone } from '../application-labels.ts'

export function StatusBadge({ status }: { status: string }) {
  return <Badge tone={statusTone(status)}>{statusLabel(status)}</Badge>
}
