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
import { limitedNetworks } from '../../http/client-address.ts'
import { keyOf } from '../../lib/budgets.ts'
import { Failure, retryAfter } from '../../lib/failure.ts'
import { logAlarm } from '../../lib/log.ts'
import { parseStored } from '../../lib/parse-stored.ts'
import {
  day,
  isKnown,
  lostTickets,
  type NetworkState,
  outdatedFailures,
  type Refusal,
  refusalOf,
  type SignInState,
  type SourceState,
} from './sign-in-rules.ts'
import { type Attempt, accountKey, knownSource, type NetworkDocument, sourcesOf } from './sign-in-sources.ts'

export async function countSignIn<Value>(
  firestore: Firestore,
  attempt: Attempt,
  compare: () => Promise<Value>,
): Promise<Value> {
  const lease = await takeLease(firestore, attempt)
  const value = await compare().catch(async (error) => {
    // This includes the right password of somebody who lost access.
    const isRefused = error instanceof Failure && error.status === 401
    await lease.release(isRefused ? 'failed' : 'unknown')
    throw error
  })
  await lease.release('succeeded')
  return value
}

type SignInOutcome = 'succeeded' | 'failed' | 'unknown'

/** The right to compare one password. It must be released. */
type Lease = { release(outcome: SignInOutcome): Promise<void> }

type LimitDocuments = {
  firestore: Firestore
  attempt: Attempt
  isKnown: boolean
  sources: NetworkDocument[]
  networks: NetworkDocument[]
  strangers: DocumentReference
  newDevice: DocumentReference | undefined
}

type ReadState = Pick<SignInState, 'strangers'> & {
  sources: (NetworkDocument & { state: SourceState })[]
  networks: (NetworkDocument & { state: NetworkState })[]
}

type Found = { refs: LimitDocuments; before: ReadState }

/**
 * Takes a lease before the password is compared; throws 429 at a limit. Every write is an increment or a list change, which
 * Firestore applies in order without a transaction. An attempt adds its ticket to the lists of the source and its networks,
 * reads them, and removes the ticket if too many are ahead. So the limits hold for parallel attempts, and twenty correct
 * sign-ins at once do not wait for locks. A known source never writes to a document that a stranger's attempts write to.
 */
async function takeLease(firestore: Firestore, attempt: Attempt): Promise<Lease> {
  const { refs, before } = await findLimits(firestore, attempt)
  const ticket: Ticket = { id: randomUUID(), at: attempt.now.getTime() }
  // An attempt that has to wait anyway writes no ticket.
  await refuse(refs, before, refusalOf(before, attempt.now))

  await addTicket(refs, before, ticket)
  const release = (outcome: SignInOutcome) => releaseTicket(refs, before, ticket, outcome)
  const state = await readState(refs)
  const refusal = refusalOf(state, attempt.now, ticket)
  if (refusal) await release('unknown')
  await refuse(refs, state, refusal)
  return { release }
}

async function findLimits(firestore: Firestore, attempt: Attempt): Promise<Found> {
  const sources = sourcesOf(firestore, attempt)
  const today = new Date(attempt.now).toISOString().slice(0, 10)
  const ofNetwork: LimitDocuments = {
    firestore,
    attempt,
    isKnown: false,
    newDevice: sources.device,
    sources: [{ document: sources.network, times: 1 }, ...sources.around],
    networks: limitedNetworks(attempt.address).map(({ network, times }) => ({
      document: firestore.doc(documentPaths.rateLimit(keyOf('signInFrom', network))),
      times,
    })),
    strangers: firestore.doc(documentPaths.rateLimit(keyOf('strangers', `${attempt.account} ${today}`))),
  }
  const [before, ofDevice] = await Promise.all([readState(ofNetwork), sources.device?.get()])
  const known = (document: DocumentReference, state: SourceState, newDevice?: DocumentReference): Found => ({
    refs: { ...ofNetwork, isKnown: true, newDevice, sources: [{ document, times: 1 }] },
    before: { ...before, sources: [{ document, times: 1, state }] },
  })
  const device = parseStored(SignInSourceDocumentSchema, ofDevice)
  if (sources.device && isKnown(device, attempt.now)) return known(sources.device, device)
  const own = before.sources[0]
  if (own && isKnown(own.state, attempt.now)) return known(own.document, own.state, sources.device)
  return { refs: ofNetwork, before }
}

async function readState({ firestore, sources, networks, strangers }: LimitDocuments): Promise<ReadState> {
  const documents = [...sources, ...networks].map(({ document }) => document)
  const [ofStrangers, ...stored] = await firestore.getAll(strangers, ...documents)
  return {
    sources: sources.map((one, at) => ({
      ...one,
      state: parseStored(SignInSourceDocumentSchema, stored[at]),
    })),
    networks: networks.map((one, at) => ({
      ...one,
      state: parseStored(SignInNetworkDocumentSchema, stored[sources.length + at]),
    })),
    strangers: parseStored(StrangersDocumentSchema, ofStrangers),
  }
}

async function addTicket(refs: LimitDocuments, before: ReadState, ticket: Ticket): Promise<void> {
  const { arrayUnion, arrayRemove, increment } = await fieldValues()
  const { attempt, firestore } = refs
  const batch = firestore.batch()
  for (const { document, state } of before.sources) {
    batch.set(document, { ...baseOf(refs, state), underWay: arrayUnion(ticket) }, { merge: true })
  }
  if (!refs.isKnown) {
    for (const { document, state } of before.networks) {
      const outdated = outdatedFailures(state.failures, attempt.now)
      batch.set(
        document,
        {
          underWay: arrayUnion(ticket),
          ...(outdated.length > 0 && { failures: arrayRemove(...outdated) }),
          expiresAt: later(attempt, limits.signIn.perAddressWithin),
        },
        { merge: true },
      )
    }
    batch.set(
      refs.strangers,
      { account: accountKey(attempt.account), tries: increment(1), expiresAt: later(attempt, 2 * day) },
      { merge: true },
    )
  }
  await batch.commit()
}

async function releaseTicket(
  refs: LimitDocuments,
  before: ReadState,
  ticket: Ticket,
  outcome: SignInOutcome,
): Promise<void> {
  const { increment, arrayUnion, arrayRemove } = await fieldValues()
  const { firestore, attempt } = refs
  const gone = ({ underWay }: { underWay: Ticket[] }) => ({
    underWay: arrayRemove(ticket, ...lostTickets(underWay, attempt.now)),
  })
  const batch = firestore.batch()
  for (const [at, { document, state }] of before.sources.entries()) {
    const isNowKnown = outcome === 'succeeded' && at === 0
    batch.set(
      document,
      {
        ...gone(state),
        ...(isNowKnown ? knownSource(attempt) : baseOf(refs, state)),
        // A right password also ends the series in the wider networks, which do not become known.
        ...(outcome === 'succeeded' && { failures: 0 }),
        ...(outcome === 'failed' && { failures: increment(1), failedAt: ticket.at }),
      },
      { merge: true },
    )
  }
  if (outcome === 'succeeded' && refs.newDevice) {
    batch.set(refs.newDevice, knownSource(attempt), { merge: true })
  }
  if (!refs.isKnown) {
    const failures = outcome === 'failed' ? { failures: arrayUnion(ticket) } : {}
    for (const { document, state } of before.networks) {
      batch.set(document, { ...gone(state), ...failures }, { merge: true })
    }
  }
  if (outcome === 'failed') addAudit(batch, firestore, entryOf('sign-in failed', attempt))
  await batch.commit()
}

/** Every write contains these fields, because a new password may delete the document between two writes. */
function baseOf({ attempt }: LimitDocuments, { knownUntil }: SourceState) {
  const expiresAt = new Date(Math.max(knownUntil, later(attempt, day).getTime()))
  return { account: accountKey(attempt.account), expiresAt }
}

/** Throws the refusal, if there is one. Each delay has one entry in the audit trail, however many attempts reach it. */
async function refuse(refs: LimitDocuments, state: ReadState, refusal: Refusal | undefined): Promise<void> {
  if (!refusal) return
  await auditDelay(refs, state, refusal)
  throw new Failure('sign-in-delayed', { headers: retryAfter(refusal.milliseconds) })
}

async function auditDelay(refs: LimitDocuments, state: ReadState, { by, at }: Refusal): Promise<void> {
  const delay = delayOf(refs, state, by, at)
  if (!delay || delay.notedAt === delay.since) return
  const { firestore, attempt } = refs
  const batch = firestore.batch()
  batch.set(delay.document, { notedAt: delay.since }, { merge: true })
  addAudit(batch, firestore, { ...entryOf('sign-in delayed', attempt), detail: `by ${by}` })
  await batch.commit()
  if (by === 'strangers') logAlarm('many networks guess the password of one account')
}

function delayOf(
  refs: LimitDocuments,
  { sources, networks, strangers }: ReadState,
  by: Refusal['by'],
  at: number,
) {
  const [source, network] = [sources[at], networks[at]]
  if (by === 'strangers') {
    return { document: refs.strangers, since: 1, notedAt: strangers.notedAt }
  }
  if (by === 'source' && source) {
    return { document: source.document, since: source.state.failedAt, notedAt: source.state.notedAt }
  }
  if (by === 'network' && network) {
    const since = Math.max(...network.state.failures.map((failure) => failure.at))
    return { document: network.document, since, notedAt: network.state.notedAt }
  }
  return undefined
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
