import type { BadgeTone } from '@prangan/web/ui/badge.tsx'
import type { OwnApplication } from '../../../contract/schemas/own-application.ts'
import type { VisibleState } from '../../../contract/states.ts'
import { applicantMessages } from '../../applicant-messages.ts'

type StateTexts = { name: string; now: string; next: string }

export function stateTexts({
  state,
  session,
  offer,
  refused,
  rank,
  may,
}: Pick<OwnApplication, 'state' | 'session' | 'offer' | 'refused' | 'rank' | 'may'>): StateTexts {
  const { all, accepted, provisional, verifiedInPart, byHand } = applicantMessages().states
  if (rank?.objectionsUntil && (state === 'ranked' || state === 'waitlisted'))
    return { ...provisional[state], next: may.object ? provisional.check : provisional.wait }
  if (state === 'offered' && offer?.isAccepted) return accepted
  const own: Partial<Record<VisibleState, StateTexts>> = byHand
  const texts = (session === '' && own[state]) || all[state]
  return state === 'verified' && refused.length > 0 ? { ...texts, now: verifiedInPart } : texts
}

export const stateTones: Readonly<Record<VisibleState, BadgeTone>> = {
  incomplete: 'marigold',
  submitted: 'indigo',
  'in scrutiny': 'indigo',
  queried: 'marigold',
  resubmitted: 'indigo',
  verified: 'indigo',
  ranked: 'success',
  waitlisted: 'indigo',
  offered: 'marigold',
  lapsed: 'danger',
  'fee reported': 'indigo',
  admitted: 'success',
  withdrawn: 'plain',
  rejected: 'danger',
  declined: 'plain',
  cancelled: 'plain',
}
