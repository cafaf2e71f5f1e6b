import type { BadgeTone } from '@prangan/web/ui/badge.tsx'

export const statusTones: Readonly<Record<string, BadgeTone>> = {
  queried: 'marigold',
  resubmitted: 'indigo',
  verified: 'success',
  offered: 'marigold',
  'fee reported': 'indigo',
  admitted: 'success',
  cancelled: 'danger',
}
