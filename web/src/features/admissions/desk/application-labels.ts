import * as plugins from '@prangan/plugins/web/desk/application-statuses'
import { callMessages } from '../../../http/call-error.ts'
import type { FailureMessages } from '../../../lib/failure-messages.ts'
import { deskMessages } from '../../../messages/desk.ts'
import type { BadgeTone } from '../../../ui/badge.tsx'

const texts = () => deskMessages().admissions

export const statusLabels = () => texts().statuses

export const statusLabel = (status: string): string =>
  (statusLabels() as Readonly<Record<string, string>>)[status] ?? status

const tones: Readonly<Record<string, BadgeTone>> = {
  new: 'indigo',
  'in review': 'marigold',
  accepted: 'success',
  rejected: 'danger',
  ...plugins.statusTones,
}

export const statusTone = (status: string): BadgeTone => tones[status] ?? 'plain'

const before = () => texts().decide.failed

/** The messages if a decision could not be saved. */
export const decisionFailure = (): FailureMessages => ({
  before: before(),
  refused: callMessages.unreadable,
  network: before() + callMessages.unreachable,
})
