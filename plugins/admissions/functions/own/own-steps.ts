import { dayInIndia } from '@prangan/contract/india-time'
import { feeProofSlot, isUnderAge, openQueries, slotOfItem } from '../../contract/requirements.ts'
import {
  type DocumentRule,
  type Programme,
  programmeStatusOf,
} from '../../contract/schemas/admission-sessions.ts'
import type { AdmissionDocument } from '../../contract/schemas/application.ts'
import type { OwnApplication } from '../../contract/schemas/own-application.ts'
import { mayBecome, visibleState } from '../../contract/states.ts'
import type { Place } from '../read-places.ts'
import type { StoredSession } from '../sessions/session-store.ts'

export type Own = {
  id: string
  application: AdmissionDocument
  /** Undefined for an application without a session. */
  session: StoredSession | undefined
  programme: Programme | undefined
  now: Date
}

export function withSettings(
  id: string,
  application: AdmissionDocument,
  sessions: readonly StoredSession[],
  now: Date,
): Own {
  const session = sessions.find((one) => one.id === application.session)
  const programme = session?.programmes.find(({ key }) => key === application.programme)
  return { id, application, session, programme, now }
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
  if (state === 'queried') {
    const asked = openQueries(own.application).flatMap(({ item }) => slotOfItem(item) ?? [])
    return [...new Set(asked)]
  }
  if (state !== 'offered') return []
  const proofs = rules.filter(({ neededFor }) => neededFor.who === 'fee').map(({ key }) => key)
  return proofs.length > 0 ? proofs : [feeProofSlot]
}

export function mayNow(own: Own): OwnApplication['may'] {
  const { status, offer } = own.application
  const isOffered = stateOf(own) === 'offered'
  return {
    submit: isToBeSent(own),
    answer: mayBecome(status, 'resubmitted', 'applicant') && openQueries(own.application).length > 0,
    acceptOffer: isOffered && offer !== null && offer.acceptedAt === null,
    declineOffer: isOffered,
    reportFee: isOffered && offer !== null && offer.payFrom <= own.now,
    withdraw: mayBecome(status, 'withdrawn', 'applicant') || mayBecome(status, 'cancelled', 'applicant'),
  }
}
