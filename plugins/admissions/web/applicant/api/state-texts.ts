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
  admissionDay,
  refund,
  fee,
  balance,
  reportedBalance,
  decisions,
}: Pick<
  OwnApplication,
  | 'state'
  | 'session'
  | 'offer'
  | 'refused'
  | 'rank'
  | 'may'
  | 'admissionDay'
  | 'refund'
  | 'fee'
  | 'balance'
  | 'reportedBalance'
  | 'decisions'
>): StateTexts {
  const { all, accepted, provisional, verifiedInPart, byHand, accountMissing, paymentUnchecked } =
    applicantMessages().states
  if (rank?.objectionsUntil && (state === 'ranked' || state === 'waitlisted'))
    return { ...provisional[state], next: may.object ? provisional.check : provisional.wait }
  if (state === 'offered' || state === 'fee reported' || state === 'admitted') {
    const texts = state === 'offered' && offer?.isAccepted ? accepted : all[state]
    return onTheDay(texts, state, { isAccepted: offer?.isAccepted ?? false, balance, ...admissionDay })
  }
  if (state === 'cancelled') {
    // A payment of somebody who withdrew, declined or was rejected is paid back as after an admission.
    const last = decisions.at(-1)?.status
    const left = (['withdrawn', 'declined', 'rejected'] as const).find((end) => end === last)
    const ended = all[left ?? 'cancelled']
    const next = may.giveRefundAccount && !refund?.account ? accountMissing : all.cancelled.next
    return { ...ended, next: reportedBalance ? `${next} ${paymentUnchecked}` : next }
  }
  if (state === 'withdrawn' && fee && !fee.isConfirmed) return { ...all[state], next: paymentUnchecked }
  const own: Partial<Record<VisibleState, StateTexts>> = byHand
  const texts = (session === '' && own[state]) || all[state]
  return state === 'verified' && refused.length > 0 ? { ...texts, now: verifiedInPart } : texts
}

type Day = OwnApplication['admissionDay'] & { isAccepted: boolean; balance: number }

/** Says what comes next on the day of admission, in the order that the session sets. */
function onTheDay(texts: StateTexts, state: 'offered' | 'fee reported' | 'admitted', day: Day): StateTexts {
  const { originalsFirst, admitted, complete, owed, nothingOwed, withBalance } =
    applicantMessages().states.day
  const { order, originals, rollNumber, isAccepted, balance } = day
  if (state !== 'admitted') {
    if (order === 'money first' || originals.every(isShown)) return texts
    if (state === 'fee reported') return { ...texts, next: originalsFirst.reported }
    return { ...texts, next: isAccepted ? originalsFirst.accepted : originalsFirst.offered }
  }
  const next = rollNumber !== '' ? owed : order === 'money first' ? texts.next : originalsFirst.admitted
  const isDone = rollNumber !== '' && originals.every(isShown)
  const name = rollNumber === '' ? texts.name : admitted
  if (balance > 0) {
    const now = rollNumber === '' ? withBalance.open : withBalance.complete(rollNumber)
    return { name, now, next: isDone ? withBalance.pay : `${withBalance.pay} ${next}` }
  }
  if (rollNumber === '') return { ...texts, next }
  return { name, now: complete(rollNumber), next: isDone ? nothingOwed : next }
}

/** Returns true if the college has seen an original. */
export const isShown = ({ result }: OwnApplication['admissionDay']['originals'][number]): boolean =>
  result === 'seen' || result === 'copy'

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
