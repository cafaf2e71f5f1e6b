import { paidOf } from './paid.ts'
import type { AdmissionListDocument, ListSeats, MeritListRow, SeatState } from './schemas/admission-lists.ts'
import type { AdmissionDocument, ApplicationStatus } from './schemas/application.ts'

/** The status that the applicant sees. It is computed, never stored. */
export const visibleStates = [
  'incomplete',
  'submitted',
  'in scrutiny',
  'queried',
  'resubmitted',
  'verified',
  'ranked',
  'waitlisted',
  'offered',
  'lapsed',
  'fee reported',
  'admitted',
  'withdrawn',
  'rejected',
  'declined',
  'cancelled',
] as const
export type VisibleState = (typeof visibleStates)[number]

export type ListPlace = Pick<
  AdmissionListDocument,
  'number' | 'status' | 'publishedAt' | 'objectionsUntil'
> & {
  row: MeritListRow
}

export type Visible<Place extends ListPlace = ListPlace> = { state: VisibleState; place?: Place }

/** Returns true if the later steps are still missing. The office does not count such an application as new. */
export const isIncomplete = ({
  status,
  session,
  details,
}: Pick<AdmissionDocument, 'status' | 'session'> & { details?: object | undefined }): boolean =>
  status === 'new' && session !== '' && details === undefined

export const hasLapsed = (
  { status, offer }: Pick<AdmissionDocument, 'status' | 'offer'>,
  now: Date,
): boolean => status === 'offered' && offer !== null && offer.payTo <= now

/** Returns true if the counter has completed the admission; the status is 'admitted' from the confirmed fee on. */
export const isAdmitted = ({ status, roll }: Pick<AdmissionDocument, 'status' | 'roll'>): boolean =>
  status === 'admitted' && roll !== null

/** The statuses with a seat, until an offer lapses. */
export const seatedStatuses = [
  'offered',
  'fee reported',
  'admitted',
] as const satisfies readonly ApplicationStatus[]

/** Returns true if a seat was given that is neither given up nor lapsed. */
export const holdsSeat = (application: Pick<AdmissionDocument, 'status' | 'offer'>, now: Date): boolean =>
  seatedStatuses.some((status) => status === application.status) && !hasLapsed(application, now)

/** Returns true if a seat is kept only until the office has settled what is in question. */
export const isProvisionalSeat = (
  application: Pick<AdmissionDocument, 'status' | 'offer' | 'seatDecision'>,
  now: Date,
): boolean => application.seatDecision?.decision === 'provisional' && holdsSeat(application, now)

/** Returns what became of the seat that was offered; undefined without an offer. */
export function seatStateOf({
  status,
  offer,
}: Pick<AdmissionDocument, 'status' | 'offer'>): ListSeats[string] | undefined {
  if (!offer) return undefined
  if (status === 'offered') return { state: offer.acceptedAt ? 'accepted' : 'offered', until: offer.payTo }
  if (status === 'fee reported') return { state: 'accepted', until: null }
  return { state: status === 'admitted' ? 'admitted' : 'released', until: null }
}

/** That an offer has lapsed follows from its end, and is never stored. */
export const seatStateNow = ({ state, until }: ListSeats[string], now: Date): SeatState =>
  until && until <= now ? 'released' : state

type ProgrammeStatus = Pick<AdmissionDocument, 'status' | 'session' | 'details' | 'offer'>

const stateOf: Readonly<Record<ApplicationStatus, VisibleState>> = {
  new: 'submitted',
  'in review': 'in scrutiny',
  queried: 'queried',
  resubmitted: 'resubmitted',
  verified: 'verified',
  // Only applications without a session, which the office decides by hand.
  accepted: 'verified',
  waiting: 'waitlisted',
  offered: 'offered',
  'fee reported': 'fee reported',
  admitted: 'admitted',
  rejected: 'rejected',
  withdrawn: 'withdrawn',
  declined: 'declined',
  cancelled: 'cancelled',
}

/** Returns true if published lists can tell the applicant something: a seat is pending or was given. */
export const hasRank = ({ status }: Pick<AdmissionDocument, 'status'>): boolean =>
  ['verified', 'offered', 'fee reported', 'admitted'].includes(status)

/** Returns true if the office has answered, so that the applicant is shown what it refused: with a question, or once all is checked. */
export const knowsRefusals = ({ status }: Pick<AdmissionDocument, 'status'>): boolean =>
  hasRank({ status }) || status === 'queried' || status === 'resubmitted'

/** Returns what the applicant sees. The latest published list in `lists` counts; an offer lapses when its time has passed. */
export function visibleState<Place extends ListPlace>(
  application: ProgrammeStatus,
  lists: readonly Place[],
  now: Date,
): Visible<Place> {
  const { status } = application
  if (isIncomplete(application)) return { state: 'incomplete' }
  if (!hasRank(application)) return { state: stateOf[status] }
  const place = lists
    .filter((list) => list.status === 'published')
    .toSorted((a, b) => b.number - a.number)
    .at(0)
  if (status !== 'verified') {
    const state = hasLapsed(application, now) ? 'lapsed' : stateOf[status]
    return { state, ...(place && { place }) }
  }
  // A supernumerary seat was kept for an offer that has ended since.
  if (!place || place.row.isExtra) return { state: 'verified' }
  return { state: place.row.waiting > 0 ? 'waitlisted' : 'ranked', place }
}

const endedStatuses: readonly ApplicationStatus[] = ['rejected', 'withdrawn', 'declined', 'cancelled']

/** Returns true if nothing more is asked of the applicant. */
export const isEnded = (status: ApplicationStatus): boolean => endedStatuses.includes(status)

/** Returns true if the office may still correct what the applicant entered. */
export const isCorrectable = ({ status }: Pick<AdmissionDocument, 'status'>): boolean =>
  !endedStatuses.includes(status)

/** Returns true if the applicant had reported a payment before withdrawing, and the office has not found it yet. */
export const isPaymentUnchecked = ({ status, fee }: Pick<AdmissionDocument, 'status' | 'fee'>): boolean =>
  status === 'withdrawn' && fee !== null && fee.confirmedAt === null

/** Returns true if a payment of the balance was reported before the admission ended, and the office has not found it yet. */
export const isBalanceUnchecked = ({
  status,
  reportedBalance,
}: Pick<AdmissionDocument, 'status' | 'reportedBalance'>): boolean =>
  status === 'cancelled' && reportedBalance !== null

/** Returns true if nobody waits for a seat any more: money that comes in is paid back. */
export const hasLeft = ({ status }: Pick<AdmissionDocument, 'status'>): boolean =>
  endedStatuses.includes(status)

/** Returns the payment, of the fee or its balance, that was reported and neither confirmed nor refused. */
export function unconfirmedReport(
  application: Pick<AdmissionDocument, 'status' | 'offer' | 'fee' | 'otherReceipts' | 'reportedBalance'>,
): { reference: string; paidOn: string; amount: number; isBalance: boolean } | undefined {
  const { status, offer, fee, reportedBalance } = application
  if (reportedBalance) {
    const { reference, paidOn } = reportedBalance
    const left = Math.max(0, (offer?.amount ?? 0) - paidOf(application))
    return { reference, paidOn, amount: left, isBalance: true }
  }
  const isAwaited = status === 'fee reported' || isPaymentUnchecked(application)
  if (!isAwaited || !fee || fee.confirmedAt) return undefined
  const { reference, paidOn, amount } = fee
  return { reference, paidOn, amount, isBalance: false }
}

type Actor = 'applicant' | 'office'

/** Returns true if the applicant has sent the application and not ended it: then provisional lists concern them. */
export const mayObject = ({ status, details }: { status: ApplicationStatus; details?: object | undefined }) =>
  details !== undefined && (status === 'rejected' || !endedStatuses.includes(status))

/**
 * The allowed next statuses, by actor. A lapsed offer is still 'offered' here: the office may offer again, and a late fee is
 * refused by its date.
 */
const transitions: Readonly<
  Partial<Record<ApplicationStatus, Partial<Record<Actor, readonly ApplicationStatus[]>>>>
> = {
  new: { office: ['in review', 'queried', 'verified', 'rejected', 'withdrawn'], applicant: ['withdrawn'] },
  'in review': { office: ['queried', 'verified', 'rejected', 'withdrawn'], applicant: ['withdrawn'] },
  queried: {
    office: ['in review', 'queried', 'verified', 'rejected', 'withdrawn'],
    applicant: ['resubmitted', 'withdrawn'],
  },
  resubmitted: {
    office: ['in review', 'queried', 'verified', 'rejected', 'withdrawn'],
    applicant: ['withdrawn'],
  },
  verified: {
    office: ['queried', 'offered', 'rejected', 'withdrawn'],
    // A correction of their own is checked again.
    applicant: ['resubmitted', 'withdrawn'],
  },
  offered: {
    office: ['offered', 'admitted', 'verified', 'withdrawn'],
    applicant: ['fee reported', 'declined', 'withdrawn'],
  },
  'fee reported': { office: ['admitted', 'offered', 'withdrawn'], applicant: ['withdrawn'] },
  // A wrong confirmation can be undone.
  admitted: { office: ['fee reported', 'offered', 'cancelled'], applicant: ['cancelled'] },
  // A payment of somebody who withdrew or declined is found: it is paid back as after an admission.
  withdrawn: { office: ['cancelled'] },
  declined: { office: ['cancelled'] },
  // The office can undo a rejection. An application that was never completed becomes new again, so that it can still be sent.
  // Money that is found is paid back.
  rejected: { office: ['in review', 'new', 'cancelled'] },
}

export function mayBecome(from: ApplicationStatus, to: ApplicationStatus, by: Actor): boolean {
  return transitions[from]?.[by]?.includes(to) ?? false
}
