import { Badge } from '@prangan/web/ui/badge.tsx'
import type { RequestStatus } from '../../contract/requests.ts'
import { hostelDeskMessages } from './messages.ts'

const tones = { waiting: 'marigold', given: 'success', refused: 'plain' } as const

export const StatusBadge = ({ status }: { status: RequestStatus }) => (
  <Badge tone={tones[status]}>{hostelDeskMessages().statuses[status]}</Badge>
)
