import { randomUUID } from 'node:crypto'
import { limits } from '@prangan/contract/limits'
import { documentPaths } from '@prangan/contract/paths'
import { EmailSchema } from '@prangan/contract/schemas/fields'
import type { DocumentReference, Firestore } from 'firebase-admin/firestore'
import { type AuditEntry, addAudit } from '../../audit/audit.ts'
import { networkOf } from '../../http/client-address.ts'
import { Failure } from '../../lib/failure.ts'
import { logAlarm } from '../../lib/log.ts'
import { keyOf, retryAfter } from '../../lib/rate-limit.ts'
import {
  day,
  isKnown,
  lostTickets,
  outdatedFailures,
  type Refusal,
  refusalOf,
  type Standing,
  type Ticket,
} from './sign-in-rules.ts'
import { type Attempt, accountKey, knownSource, noFailures, sourcesOf } from './sign-in-sources.ts'

/** Counts how comparing a password went; throws 429 before it where there is no place for it. */
export async function countSignIn<Value>(
  firestore: Firestore,
  attempt: Attempt,
  compare: () => Promise<Value>,
): Promise<Value> {
  const place = await takePlace(firestore, attempt)
  const value = await compare().catch(async (error) => {
    const isWrong = error instanceof Failure && error.code === 'wrong-credentials'
    await place.settle(isWrong ? 'failed' : 'untold')
    throw error
  })
  await place.settle('succeeded')
  return value
}

/** How a sign-in went; 'untold' where the password was never compared. */
type SignInOutcome = 'succeeded' | 'failed' | 'untold'

/** A place among the sign-ins under way. It has to be settled. */
type Place = { settle(outcome: SignInOutcome): Promise<void> }

type Limits = Record<keyof Standing, DocumentReference> & {
  firestore: Firestore
  attempt: Attempt
  isKnown: boolean
  /** The device's own document, where it has one and is not known yet. */
  newDevice: DocumentReference | undefined
}

/** The limits of an attempt, and what they said when they were looked up. */
type Found = { places: Limits; before: Standing }

/**
 * Takes a place before the password is compared; throws 429 where there is none. Every write is an increment or a
 * change to a list, which Firestore applies one after the other without a transaction: a ticket is added to the lists
 * of the source and its network, then the lists are read, and an attempt with too many before it leaves again. So the
 * limits hold however many race, and twenty right sign-ins at once do not wait for each other's locks. A known source
 * writes to no document that a stranger's attempts write to.
 */
async function takePlace(firestore: Firestore, attempt: Attempt): Promise<Place> {
  const { places, before } = await findLimits(firestore, attempt)
  const ticket: Ticket = { id: randomUUID(), at: attempt.now.getTime() }
  // An attempt that has to wait anyway costs no ticket.
  await refuse(places, before, refusalOf(before, attempt.now))

  await addTicket(places, before, ticket)
  const settle = (outcome: SignInOutcome) => settleTicket(places, before, ticket, outcome)
  const standing = await readStanding(places)
  const refusal = refusalOf(standing, attempt.now, ticket)
  if (refusal) await settle('untold')
  await refuse(places, standing, refusal)
  return { settle }
}

/** A known device counts by itself; everything else counts by its network. */
async function findLimits(firestore: Firestore, attempt: Attempt): Promise<Found> {
  const sources = sourcesOf(firestore, attempt)
  const today = new Date(attempt.now).toISOString().slice(0, 10)
  const ofNetwork: Limits = {
    firestore,
    attempt,
    isKnown: false,
    newDevice: sources.device,
    source: sources.network,
    network: firestore.doc(documentPaths.rateLimit(keyOf('signInFrom', networkOf(attempt.address)))),
    strangers: firestore.doc(documentPaths.rateLimit(keyOf('strangers', `${attempt.account} ${today}`))),
  }
  const [before, ofDevice] = await Promise.all([readStanding(ofNetwork), sources.device?.get()])
  const device = { ...noFailures, ...ofDevice?.data() }
  if (sources.device && isKnown(device, attempt.now)) {
    const places = { ...ofNetwork, isKnown: true, newDevice: undefined, source: sources.device }
    return { places, before: { ...before, source: device } }
  }
  return { places: { ...ofNetwork, isKnown: isKnown(before.source, attempt.now) }, before }
}

async function readStanding({ firestore, source, network, strangers }: Limits): Promise<Standing> {
  const [ofSource, ofNetwork, ofStrangers] = await firestore.getAll(source, network, strangers)
  return {
    source: { ...noFailures, ...ofSource?.data() },
    network: { underWay: [], failures: [], notedAt: 0, ...ofNetwork?.data() },
    strangers: { tries: 0, notedAt: 0, ...ofStrangers?.data() },
  }
}

async function addTicket(places: Limits, before: Standing, ticket: Ticket): Promise<void> {
  const { arrayUnion, arrayRemove, increment } = await fieldValues()
  const { attempt, firestore } = places
  const batch = firestore.batch()
  batch.set(places.source, { ...baseOf(places, before), underWay: arrayUnion(ticket) }, { merge: true })
  if (!places.isKnown) {
    const outdated = outdatedFailures(before.network.failures, attempt.now)
    batch.set(
      places.network,
      {
        underWay: arrayUnion(ticket),
        ...(outdated.length > 0 && { failures: arrayRemove(...outdated) }),
        expiresAt: later(attempt, limits.signIn.perAddressWithin),
      },
      { merge: true },
    )
    batch.set(
      places.strangers,
      { account: accountKey(attempt.account), tries: increment(1), expiresAt: later(attempt, 2 * day) },
      { merge: true },
    )
  }
  await batch.commit()
}

/** Writes in one step how it went, and the audit entry of a failure with it. */
async function settleTicket(
  places: Limits,
  before: Standing,
  ticket: Ticket,
  outcome: SignInOutcome,
): Promise<void> {
  const { increment, arrayUnion, arrayRemove } = await fieldValues()
  const { firestore, attempt } = places
  const gone = ({ underWay }: { underWay: Ticket[] }) => ({
    underWay: arrayRemove(ticket, ...lostTickets(underWay, attempt.now)),
  })
  const batch = firestore.batch()
  batch.set(
    places.source,
    {
      ...gone(before.source),
      ...(outcome === 'succeeded' ? knownSource(attempt) : baseOf(places, before)),
      ...(outcome === 'failed' && { failures: increment(1), failedAt: ticket.at }),
    },
    { merge: true },
  )
  if (outcome === 'succeeded' && places.newDevice) {
    batch.set(places.newDevice, knownSource(attempt), { merge: true })
  }
  if (!places.isKnown) {
    const failures = outcome === 'failed' ? { failures: arrayUnion(ticket) } : {}
    batch.set(places.network, { ...gone(before.network), ...failures }, { merge: true })
  }
  if (outcome === 'failed') addAudit(batch, firestore, entryOf('sign-in failed', attempt))
  await batch.commit()
}

/** What every write to a source carries: a new password deletes it, perhaps between two of them. */
function baseOf({ attempt }: Limits, { source }: Standing) {
  const expiresAt = new Date(Math.max(source.knownUntil, later(attempt, day).getTime()))
  return { account: accountKey(attempt.account), expiresAt }
}

/** Throws the refusal, if there is one. Each delay is told once in the audit trail, however often it is run into. */
async function refuse(places: Limits, standing: Standing, refusal: Refusal | undefined): Promise<void> {
  if (!refusal) return
  if (refusal.by !== 'crowd') await noteDelay(places, standing, refusal.by)
  throw new Failure('sign-in-delayed', { headers: retryAfter(refusal.milliseconds) })
}

async function noteDelay(places: Limits, standing: Standing, by: keyof Standing): Promise<void> {
  const { firestore, attempt } = places
  const since = {
    source: standing.source.failedAt,
    network: Math.max(...standing.network.failures.map(({ at }) => at)),
    // Once a day.
    strangers: 1,
  }[by]
  if (standing[by].notedAt === since) return
  const batch = firestore.batch()
  batch.set(places[by], { notedAt: since }, { merge: true })
  addAudit(batch, firestore, { ...entryOf('sign-in delayed', attempt), detail: `by ${by}` })
  await batch.commit()
  if (by === 'strangers') logAlarm('many networks guess the password of one account')
}

/** A name that is no address is not written down: it may be a password in the wrong field. */
function entryOf(action: AuditEntry['action'], { account, address, now }: Attempt): AuditEntry {
  const subject = EmailSchema.safeParse(account).success ? account : ''
  return { action, subject, from: address, at: now }
}

function later({ now }: Attempt, milliseconds: number): Date {
  return new Date(now.getTime() + milliseconds)
}

async function fieldValues() {
  return (await import('firebase-admin/firestore')).FieldValue
}
