import { randomUUID } from 'node:crypto'
import { limits } from '@prangan/contract/limits'
import { documentPaths } from '@prangan/contract/paths'
import { EmailSchema } from '@prangan/contract/schemas/fields'
import {
  SignInNetworkDocumentSchema,
  SignInSourceDocumentSchema,
  StrangersDocumentSchema,
  type Ticket,
} from '@prangan/contract/schemas/private-documents'
import type { DocumentReference, Firestore } from 'firebase-admin/firestore'
import { type AuditEntry, addAudit } from '../../audit/audit.ts'
import { networkOf } from '../../http/client-address.ts'
import { Failure } from '../../lib/failure.ts'
import { logAlarm } from '../../lib/log.ts'
import { parseStored } from '../../lib/parse-stored.ts'
import { keyOf, retryAfter } from '../../lib/rate-limit.ts'
import {
  day,
  isKnown,
  lostTickets,
  outdatedFailures,
  type Refusal,
  refusalOf,
  type SignInState,
} from './sign-in-rules.ts'
import { type Attempt, accountKey, knownSource, sourcesOf } from './sign-in-sources.ts'

/** Counts the outcome of comparing a password; throws 429 before the comparison if a limit is reached. */
export async function countSignIn<Value>(
  firestore: Firestore,
  attempt: Attempt,
  compare: () => Promise<Value>,
): Promise<Value> {
  const lease = await takeLease(firestore, attempt)
  const value = await compare().catch(async (error) => {
    // Also a right password of somebody who has no access any more.
    const isRefused = error instanceof Failure && error.status === 401
    await lease.release(isRefused ? 'failed' : 'unknown')
    throw error
  })
  await lease.release('succeeded')
  return value
}

/** The outcome of a sign-in; 'unknown' if the password was never compared. */
type SignInOutcome = 'succeeded' | 'failed' | 'unknown'

/** The right to compare one password. It has to be released. */
type Lease = { release(outcome: SignInOutcome): Promise<void> }

/** The documents that limit an attempt. */
type LimitDocuments = Record<keyof SignInState, DocumentReference> & {
  firestore: Firestore
  attempt: Attempt
  isKnown: boolean
  /** The device's own document, if it has one and is not known yet. */
  newDevice: DocumentReference | undefined
}

/** The documents that limit an attempt, and their state when they were read. */
type Found = { refs: LimitDocuments; before: SignInState }

/**
 * Takes a lease before the password is compared; throws 429 if a limit is reached. Every write is an increment or a
 * change to a list, which Firestore applies one after the other without a transaction: a ticket is added to the lists
 * of the source and its network, the lists are read, and an attempt with too many tickets ahead removes its own. So the
 * limits hold under any number of parallel attempts, and twenty correct sign-ins at once do not wait for each other's
 * locks. A known source writes to no document that a stranger's attempts write to.
 */
async function takeLease(firestore: Firestore, attempt: Attempt): Promise<Lease> {
  const { refs, before } = await findLimits(firestore, attempt)
  const ticket: Ticket = { id: randomUUID(), at: attempt.now.getTime() }
  // An attempt that has to wait anyway costs no ticket.
  await refuse(refs, before, refusalOf(before, attempt.now))

  await addTicket(refs, before, ticket)
  const release = (outcome: SignInOutcome) => releaseTicket(refs, before, ticket, outcome)
  const state = await readState(refs)
  const refusal = refusalOf(state, attempt.now, ticket)
  if (refusal) await release('unknown')
  await refuse(refs, state, refusal)
  return { release }
}

/** A known device has its own limit; everything else is limited by its network. */
async function findLimits(firestore: Firestore, attempt: Attempt): Promise<Found> {
  const sources = sourcesOf(firestore, attempt)
  const today = new Date(attempt.now).toISOString().slice(0, 10)
  const ofNetwork: LimitDocuments = {
    firestore,
    attempt,
    isKnown: false,
    newDevice: sources.device,
    source: sources.network,
    network: firestore.doc(documentPaths.rateLimit(keyOf('signInFrom', networkOf(attempt.address)))),
    strangers: firestore.doc(documentPaths.rateLimit(keyOf('strangers', `${attempt.account} ${today}`))),
  }
  const [before, ofDevice] = await Promise.all([readState(ofNetwork), sources.device?.get()])
  const device = parseStored(SignInSourceDocumentSchema, ofDevice)
  if (sources.device && isKnown(device, attempt.now)) {
    const refs = { ...ofNetwork, isKnown: true, newDevice: undefined, source: sources.device }
    return { refs, before: { ...before, source: device } }
  }
  return { refs: { ...ofNetwork, isKnown: isKnown(before.source, attempt.now) }, before }
}

async function readState({ firestore, source, network, strangers }: LimitDocuments): Promise<SignInState> {
  const [ofSource, ofNetwork, ofStrangers] = await firestore.getAll(source, network, strangers)
  return {
    source: parseStored(SignInSourceDocumentSchema, ofSource),
    network: parseStored(SignInNetworkDocumentSchema, ofNetwork),
    strangers: parseStored(StrangersDocumentSchema, ofStrangers),
  }
}

async function addTicket(refs: LimitDocuments, before: SignInState, ticket: Ticket): Promise<void> {
  const { arrayUnion, arrayRemove, increment } = await fieldValues()
  const { attempt, firestore } = refs
  const batch = firestore.batch()
  batch.set(refs.source, { ...baseOf(refs, before), underWay: arrayUnion(ticket) }, { merge: true })
  if (!refs.isKnown) {
    const outdated = outdatedFailures(before.network.failures, attempt.now)
    batch.set(
      refs.network,
      {
        underWay: arrayUnion(ticket),
        ...(outdated.length > 0 && { failures: arrayRemove(...outdated) }),
        expiresAt: later(attempt, limits.signIn.perAddressWithin),
      },
      { merge: true },
    )
    batch.set(
      refs.strangers,
      { account: accountKey(attempt.account), tries: increment(1), expiresAt: later(attempt, 2 * day) },
      { merge: true },
    )
  }
  await batch.commit()
}

/** Removes the ticket and records the outcome, with the audit entry of a failure, in one batch. */
async function releaseTicket(
  refs: LimitDocuments,
  before: SignInState,
  ticket: Ticket,
  outcome: SignInOutcome,
): Promise<void> {
  const { increment, arrayUnion, arrayRemove } = await fieldValues()
  const { firestore, attempt } = refs
  const gone = ({ underWay }: { underWay: Ticket[] }) => ({
    underWay: arrayRemove(ticket, ...lostTickets(underWay, attempt.now)),
  })
  const batch = firestore.batch()
  batch.set(
    refs.source,
    {
      ...gone(before.source),
      ...(outcome === 'succeeded' ? knownSource(attempt) : baseOf(refs, before)),
      ...(outcome === 'failed' && { failures: increment(1), failedAt: ticket.at }),
    },
    { merge: true },
  )
  if (outcome === 'succeeded' && refs.newDevice) {
    batch.set(refs.newDevice, knownSource(attempt), { merge: true })
  }
  if (!refs.isKnown) {
    const failures = outcome === 'failed' ? { failures: arrayUnion(ticket) } : {}
    batch.set(refs.network, { ...gone(before.network), ...failures }, { merge: true })
  }
  if (outcome === 'failed') addAudit(batch, firestore, entryOf('sign-in failed', attempt))
  await batch.commit()
}

/** The fields of every write to a source: a new password may delete the document between two of them. */
function baseOf({ attempt }: LimitDocuments, { source }: SignInState) {
  const expiresAt = new Date(Math.max(source.knownUntil, later(attempt, day).getTime()))
  return { account: accountKey(attempt.account), expiresAt }
}

/** Throws the refusal, if there is one. Each delay has one entry in the audit trail, however many attempts hit it. */
async function refuse(refs: LimitDocuments, state: SignInState, refusal: Refusal | undefined): Promise<void> {
  if (!refusal) return
  if (refusal.by !== 'concurrency') await auditDelay(refs, state, refusal.by)
  throw new Failure('sign-in-delayed', { headers: retryAfter(refusal.milliseconds) })
}

async function auditDelay(refs: LimitDocuments, state: SignInState, by: keyof SignInState): Promise<void> {
  const { firestore, attempt } = refs
  const since = {
    source: state.source.failedAt,
    network: Math.max(...state.network.failures.map(({ at }) => at)),
    // Once a day.
    strangers: 1,
  }[by]
  if (state[by].notedAt === since) return
  const batch = firestore.batch()
  batch.set(refs[by], { notedAt: since }, { merge: true })
  addAudit(batch, firestore, { ...entryOf('sign-in delayed', attempt), detail: `by ${by}` })
  await batch.commit()
  if (by === 'strangers') logAlarm('many networks guess the password of one account')
}

/** A name that is no e-mail address is not recorded: it may be a password in the wrong field. */
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
