import { dayInIndia } from '@prangan/contract/india-time'
import { factsOf, isHiddenFact, ownFactGroups } from '../../contract/facts.ts'
import { balanceOf } from '../../contract/paid.ts'
import { isRefundDue } from '../../contract/refund.ts'
import {
  documentsOf,
  feeProofSlot,
  isUnderAge,
  objectionSlot,
  openQueries,
  slotOfItem,
  slotsOfItem,
} from '../../contract/requirements.ts'
import {
  type DocumentRule,
  type Programme,
  programmeStatusOf,
} from '../../contract/schemas/admission-sessions.ts'
import type { AdmissionDocument } from '../../contract/schemas/application.ts'
import type { Facts } from '../../contract/schemas/corrections.ts'
import type { OwnApplication } from '../../contract/schemas/own-application.ts'
import { mayBecome, type VisibleState, visibleState } from '../../contract/states.ts'
import type { KnownLists, Place } from '../read-places.ts'
import type { StoredSession } from '../sessions/session-store.ts'

/** With the places in the published lists that name it, and the provisional list of its programme. */
export type Own = KnownLists & {
  id: string
  application: AdmissionDocument
  /** Undefined for an application without a session. */
  session: StoredSession | undefined
  programme: Programme | undefined
  now: Date
}

export function withSettings({
  sessions,
  ...own
}: Omit<Own, 'session' | 'programme'> & { sessions: readonly StoredSession[] }): Own {
  const { application } = own
  const session = sessions.find((one) => one.id === application.session)
  const programme = session?.programmes.find(({ key }) => key === application.programme)
  return { ...own, session, programme }
}

export const stateOf = ({ application, now }: Own, places: readonly Place[] = []) =>
  visibleState(application, places, now).state

export const isToBeSent = (own: Own): boolean =>
  stateOf(own) === 'incomplete' &&
  own.programme !== undefined &&
  programmeStatusOf(own.programme, own.now) === 'open'

export const needsGuardian = ({ application, now }: Own): boolean =>
  application.session !== '' && isUnderAge(application.dob, dayInIndia(now))

function couldBeAsked({ neededFor }: DocumentRule, { application, programme }: Own): boolean {
  if (neededFor.who === 'fee') return false
  if (neededFor.who === 'reserved') return application.category !== 'general'
  return neededFor.who !== 'master' || programme?.level === 'master'
}

/** Returns the slots that the applicant may fill now: before sending, when the office asks, and with an offer. */
export function openSlots(own: Own): string[] {
  const rules = own.session?.documents ?? []
  if (isToBeSent(own)) return rules.filter((rule) => couldBeAsked(rule, own)).map(({ key }) => key)
  const state = stateOf(own)
  if (mayCorrect(own)) return slotsAsked(own).map(({ key }) => key)
  if (state === 'queried') return [...new Set([...slotsOfQueries(own), ...missingSlots(own)])]
  if (isBeingChecked(state)) return missingSlots(own)
  if (state !== 'offered') return []
  const proofs = rules.filter(({ neededFor }) => neededFor.who === 'fee').map(({ key }) => key)
  return proofs.length > 0 ? proofs : [feeProofSlot]
}

/** Returns the slot of a document with the next objection, while there is a provisional list to object to. */
export const slotOfObjection = ({ application, provisional }: Own): string | undefined =>
  provisional && objectionSlot(application.objections.length)

/** Returns the slots in which an open question can be answered: its own, or those that show what it is about. */
function slotsOfQueries(own: Own): string[] {
  const { application, session } = own
  const asked = slotsAsked(own).map(({ key }) => key)
  return openQueries(application).flatMap(({ item }) => {
    const slot = slotOfItem(item)
    if (slot !== undefined) return [slot]
    return session ? slotsOfItem(session, item).filter((key) => asked.includes(key)) : []
  })
}

function slotsAsked({ session, programme, application }: Own): DocumentRule[] {
  const { details, category } = application
  return session && programme && details
    ? documentsOf(session, programme, { category, claims: details.claims, education: details.education })
    : []
}

/** A correction may have made another document necessary. */
const missingSlots = (own: Own): string[] =>
  slotsAsked(own)
    .filter(({ key, isRequired }) => isRequired && !own.application.documents[key])
    .map(({ key }) => key)

const isBeingChecked = (state: VisibleState): boolean =>
  ['submitted', 'in scrutiny', 'resubmitted'].includes(state)

/**
 * Returns true if the applicant may correct a sent application: until the programme closes, unless a list has been published.
 * An applicant of whom the office asks something answers first.
 */
export function mayCorrect(own: Own): boolean {
  const state = stateOf(own)
  const isPending = isBeingChecked(state) || state === 'verified'
  const isOpen = own.programme !== undefined && programmeStatusOf(own.programme, own.now) === 'open'
  return isPending && isOpen && own.places.length === 0 && own.application.details !== undefined
}

/** Returns the groups of facts that the applicant may correct now: all, or those that the office asks about. */
export function openGroups(own: Own): string[] {
  const { session, programme, application } = own
  if (!session || !programme || !application.details) return []
  const keys = ownFactGroups(session, programme).map(({ key }) => key)
  if (mayCorrect(own)) return keys
  if (stateOf(own) !== 'queried') return []
  const asked = new Set(openQueries(application).flatMap(({ opens }) => opens))
  return keys.filter((key) => asked.has(key))
}

export function openFacts(own: Own): Facts {
  const { session, programme, application } = own
  const { details } = application
  if (!session || !programme || !details) return {}
  const open = openGroups(own)
  const groups = ownFactGroups(session, programme).filter(({ key }) => open.includes(key))
  const facts = Object.entries(factsOf({ ...application, details }, groups))
  return Object.fromEntries(facts.filter(([fact]) => !isHiddenFact(fact)))
}

/** What the applicant has changed is checked again. */
export function toBeCheckedAgain(
  { checks, status }: AdmissionDocument,
  items: readonly string[],
): Pick<AdmissionDocument, 'checks'> & Partial<Pick<AdmissionDocument, 'status'>> {
  const kept = Object.entries(checks).filter(
    ([item, { result }]) => result === 'queried' || !items.includes(item),
  )
  return {
    checks: Object.fromEntries(kept),
    ...(status === 'verified' && items.length > 0 && { status: 'resubmitted' }),
  }
}

/** Returns true if the applicant has accepted a seat whose time has not ended, or a balance is due. */
export const mayPay = (own: Own): boolean =>
  (stateOf(own) === 'offered' && own.application.offer?.acceptedAt instanceof Date) ||
  balanceOf(own.application) > 0

export function mayNow(own: Own): Omit<OwnApplication['may'], 'object'> {
  const { status, offer, fee, refund, reportedBalance } = own.application
  const isOffered = stateOf(own) === 'offered'
  return {
    submit: isToBeSent(own),
    answer: mayBecome(status, 'resubmitted', 'applicant') && openQueries(own.application).length > 0,
    correct: mayCorrect(own),
    acceptOffer: isOffered && offer !== null && offer.acceptedAt === null,
    declineOffer: isOffered,
    reportFee:
      (isOffered && offer !== null && offer.payFrom <= own.now) ||
      (balanceOf(own.application) > 0 && reportedBalance === null),
    correctReport:
      (status === 'fee reported' && fee?.confirmedAt === null) ||
      (balanceOf(own.application) > 0 && reportedBalance !== null),
    withdraw: mayBecome(status, 'withdrawn', 'applicant') || mayBecome(status, 'cancelled', 'applicant'),
    giveRefundAccount: isRefundDue(refund),
  }
}
