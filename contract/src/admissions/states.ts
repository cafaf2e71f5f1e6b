import type { AdmissionListDocument, MeritListRow } from '../schemas/admission-lists.ts'
import type { AdmissionDocument, ApplicationStatus } from '../schemas/admissions.ts'

/** Where an application stands, as its applicant sees it. It is computed, never stored. */
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

/** A list with what it says of one application. */
export type ListPlace = Pick<AdmissionListDocument, 'number' | 'status' | 'publishedAt'> & {
  row: MeritListRow
}

/** What the applicant sees: the state, and of a rank the list that it is from. */
export type Visible<Place extends ListPlace = ListPlace> = { state: VisibleState; place?: Place }

/**
 * Whether an application of a session still lacks its later steps. It is not new to the office yet: until they are sent
 * there is nothing to look at.
 */
export const isIncomplete = ({
  status,
  session,
  details,
}: Pick<AdmissionDocument, 'status' | 'session'> & { details?: object | undefined }): boolean =>
  status === 'new' && session !== '' && details === undefined

/** Whether the time in which an offered seat could be paid has passed. */
export const hasLapsed = (
  { status, offer }: Pick<AdmissionDocument, 'status' | 'offer'>,
  now: Date,
): boolean => status === 'offered' && offer !== null && offer.payTo <= now

type Standing = Pick<AdmissionDocument, 'status' | 'session' | 'details' | 'offer'>

/** What each stored status is to the applicant, where nothing else decides. */
const stateOf: Readonly<Record<ApplicationStatus, VisibleState>> = {
  new: 'submitted',
  'in review': 'in scrutiny',
  queried: 'queried',
  resubmitted: 'resubmitted',
  verified: 'verified',
  // Of applications without a session, which are decided by hand.
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

/** Whether published lists say something to the applicant: where the seat is still to come, and where one was given. */
export const hasRank = ({ status }: Pick<AdmissionDocument, 'status'>): boolean =>
  ['verified', 'offered', 'fee reported', 'admitted'].includes(status)

/**
 * What an applicant sees of the own application. `lists` are those that name it; of the published ones the latest
 * counts. A rank shows once its list is published, and an offer lapses when its time has passed.
 */
export function visibleState<Place extends ListPlace>(
  application: Standing,
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
  if (!place) return { state: 'verified' }
  return { state: place.row.waiting > 0 ? 'waitlisted' : 'ranked', place }
}

/** Who changes a status. */
type Actor = 'applicant' | 'office'

/**
 * The statuses that a full application may get next, by who gives them. A lapsed offer is still 'offered' here: the
 * office may offer again, and a fee that is reported too late is refused by its time.
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
  verified: { office: ['queried', 'offered', 'rejected', 'withdrawn'], applicant: ['withdrawn'] },
  offered: {
    office: ['offered', 'admitted', 'verified', 'withdrawn'],
    applicant: ['fee reported', 'declined', 'withdrawn'],
  },
  'fee reported': { office: ['admitted', 'offered', 'withdrawn'], applicant: ['withdrawn'] },
  admitted: { office: ['cancelled'], applicant: ['cancelled'] },
  // An error of the office can be taken back; what was never sent is new again, so that it can be.
  rejected: { office: ['in review', 'new'] },
}

/** Whether somebody may give this status to an application that has that one. */
export function mayBecome(from: ApplicationStatus, to: ApplicationStatus, by: Actor): boolean {
  return transitions[from]?.[by]?.includes(to) ?? false
}
