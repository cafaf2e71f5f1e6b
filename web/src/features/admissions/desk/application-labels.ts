import type { ApplicationStatus } from '@prangan/contract/schemas/admissions'
import { callMessages } from '../../../http/call-error.ts'
import type { FailureMessages } from '../../../lib/failure-messages.ts'
import type { BadgeTone } from '../../../ui/badge.tsx'

/** What is listed: one, and several. */
export const listed = ['application', 'applications'] as const

/** What the office calls where an application stands. */
export const statusLabels: Readonly<Record<ApplicationStatus, string>> = {
  new: 'New',
  'in review': 'In review',
  accepted: 'Accepted',
  waiting: 'Waiting',
  rejected: 'Rejected',
}

/** How each is marked. */
export const statusTones: Readonly<Record<ApplicationStatus, BadgeTone>> = {
  new: 'indigo',
  'in review': 'marigold',
  accepted: 'success',
  waiting: 'plain',
  rejected: 'danger',
}

const before = 'Failed to update application: '

/** What the office is told where a decision was not taken. */
export const decisionFailure: FailureMessages = {
  before,
  refused: callMessages.unreadable,
  network: before + callMessages.unreachable,
}
