import type { ApplicationStatus } from '@prangan/contract/schemas/admissions'
import { Badge } from '../../../../ui/badge.tsx'
import { statusTones, statusWords } from '../application-words.ts'

/** Where an application stands. */
export function StatusBadge({ status }: { status: ApplicationStatus }) {
  return <Badge tone={statusTones[status]}>{statusWords[status]}</Badge>
}
