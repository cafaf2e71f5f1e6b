import type { ApplicationStatus } from '@prangan/contract/schemas/admissions'
import { callMessages } from '../../../http/call-error.ts'
import type { FailureMessages } from '../../../lib/failure-messages.ts'
import type { BadgeTone } from '../../../ui/badge.tsx'

/** The labels of the statuses. */
export const statusLabels: Readonly<Record<ApplicationStatus, string>> = {
  new: 'New',
  'in review': 'In review',
  accepted: 'Accepted',
  waiting: 'Waiting',
  rejected: 'Rejected',
}

/** The colours of the statuses. */
export const statusTones: Readonly<Record<ApplicationStatus, BadgeTone>> = {
  new: 'indigo',
  'in review': 'marigold',
  accepted: 'success',
  waiting: 'plain',
  rejected: 'danger',
}

const before = 'Failed to update application: '

/** The messages if a decision could not be saved. */
export const decisionFailure: FailureMessages = {
  before,
  refused: callMessages.unreadable,
  network: before + callMessages.unreachable,
}
