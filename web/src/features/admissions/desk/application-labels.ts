import type { ApplicationStatus } from '@prangan/contract/schemas/admissions'
import { callMessages } from '../../../http/call-error.ts'
import type { FailureMessages } from '../../../lib/failure-messages.ts'
import { deskMessages } from '../../../messages/desk.ts'
import type { BadgeTone } from '../../../ui/badge.tsx'

const texts = () => deskMessages().admissions

export const statusLabels = (): Readonly<Record<ApplicationStatus, string>> => texts().statuses

export const statusTones: Readonly<Record<ApplicationStatus, BadgeTone>> = {
  new: 'indigo',
  'in review': 'marigold',
  accepted: 'success',
  waiting: 'plain',
  rejected: 'danger',
  queried: 'marigold',
  resubmitted: 'indigo',
  verified: 'success',
  offered: 'marigold',
  'fee reported': 'indigo',
  admitted: 'success',
  withdrawn: 'plain',
  declined: 'plain',
  cancelled: 'danger',
}

const before = () => texts().decide.failed

/** The messages if a decision could not be saved. */
export const decisionFailure = (): FailureMessages => ({
  before: before(),
  refused: callMessages.unreadable,
  network: before() + callMessages.unreachable,
})
