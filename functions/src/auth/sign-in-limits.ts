import { randomUUID } from 'node:crypto'
import { limits } from '@prangan/contract/limits'
import { documents } from '@prangan/contract/paths'
import { EmailSchema } from '@prangan/contract/schemas/fields'
import type { DocumentReference, FieldValue, Firestore } from 'firebase-admin/firestore'
import { type AuditEntry, addAudit } from '../audit/audit.ts'
import { networkOf } from '../http/client-address.ts'
import { Failure } from '../http/failure.ts'
import {
  type AccountState,
  type AddressState,
  lostTickets,
  outdatedFailures,
  type Refusal,
  refusalOf,
  type Ticket,
} from './sign-in-room.ts'
import { keyOf, retryAfter } from './throttle.ts'

/** Who tries to sign in: to which account, from which network address, when. */
export type Attempt = { account: string; address: string; now: Date }

/** How a sign-in went; 'untold' where the password was never compared. */
export type SignInOutcome = 'succeeded' | 'failed' | 'untold'

/** A place among the sign-ins under way. It has to be settled. */
export type Place = { settle(outcome: SignInOutcome): Promise<void> }

/** What both limits say now. */
type Standing = { account: AccountState; address: AddressState }

type Limits = {
  firestore: Firestore
  attempt: Attempt
  account: DocumentReference
  address: DocumentReference
}

/** A day after the last sign-in to an account its failures may be forgotten. */
const accountMemory = 24 * 60 * 60_000

/**
 * Takes a place before the password is compared; throws 429 where there is none. Every write is an increment or a
 * change to a list, which Firestore applies one after the other without a transaction: a ticket is added to the lists
 * of the account and the address, then the lists are read, and whoever has too many before them leaves again. So the
 * limits hold however many race, and twenty right sign-ins at once do not wait for each other's locks.
 */
export async function takePlace(firestore: Firestore, attempt: Attempt): Promise<Place> {
  const places: Limits = {
    firestore,
    attempt,
    account: firestore.doc(documents.rateLimit(keyOf('signIn', attempt.account))),
    address: firestore.doc(documents.rateLimit(keyOf('signInFrom', networkOf(attempt.address)))),
  }
  const ticket: Ticket = { id: randomUUID(), at: attempt.now.getTime() }
  // Whoever has to wait anyway costs no ticket.
  const before = await readStanding(places)
  await refuse(places, before, refusalOf(before.account, before.address, attempt.now))

  await addTicket(places, before, ticket)
  const settle = (outcome: SignInOutcome) => settleTicket(places, before, ticket, outcome)
  const standing = await readStanding(places)
  const refusal = refusalOf(standing.account, standing.address, attempt.now, ticket)
  if (refusal) await settle('untold')
  await refuse(places, standing, refusal)
  return { settle }
}

async function readStanding({ firestore, account, address }: Limits): Promise<Standing> {
  const [ofAccount, ofAddress] = await firestore.getAll(account, address)
  return {
    account: { underWay: [], failures: 0, failedAt: 0, notedAt: 0, ...ofAccount?.data() },
    address: { underWay: [], failures: [], notedAt: 0, ...ofAddress?.data() },
  }
}

async function addTicket(places: Limits, before: Standing, ticket: Ticket): Promise<void> {
  const { arrayUnion, arrayRemove } = await fieldValues()
  const { now } = places.attempt
  const later = (milliseconds: number) => new Date(now.getTime() + milliseconds)
  const outdated = outdatedFailures(before.address.failures, now)
  const batch = places.firestore.batch()
  batch.set(
    places.account,
    { underWay: arrayUnion(ticket), expiresAt: later(accountMemory) },
    { merge: true },
  )
  batch.set(
    places.address,
    {
      underWay: arrayUnion(ticket),
      ...(outdated.length > 0 && { failures: arrayRemove(...outdated) }),
      expiresAt: later(limits.signIn.perAddressWithin),
    },
    { merge: true },
  )
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
  const batch = firestore.batch()
  const ofAccount: Record<string, FieldValue | number> = {
    underWay: arrayRemove(ticket, ...lostTickets(before.account.underWay, attempt.now)),
  }
  const ofAddress: Record<string, FieldValue> = {
    underWay: arrayRemove(ticket, ...lostTickets(before.address.underWay, attempt.now)),
  }
  if (outcome === 'succeeded') ofAccount.failures = 0
  if (outcome === 'failed') {
    ofAccount.failures = increment(1)
    ofAccount.failedAt = ticket.at
    ofAddress.failures = arrayUnion(ticket)
    addAudit(batch, firestore, entryOf('sign-in failed', attempt))
  }
  batch.update(places.account, ofAccount)
  batch.update(places.address, ofAddress)
  await batch.commit()
}

/** Throws the refusal, if there is one. Each delay is told once in the audit trail, however often it is run into. */
async function refuse(places: Limits, standing: Standing, refusal: Refusal | undefined): Promise<void> {
  if (!refusal) return
  if (refusal.by !== 'crowd') await noteDelay(places, standing, refusal.by)
  throw new Failure('sign-in-delayed', { headers: retryAfter(refusal.milliseconds) })
}

async function noteDelay(places: Limits, standing: Standing, by: 'account' | 'address'): Promise<void> {
  const { firestore, attempt } = places
  const since =
    by === 'account' ? standing.account.failedAt : Math.max(...standing.address.failures.map(({ at }) => at))
  if (standing[by].notedAt === since) return
  const batch = firestore.batch()
  batch.update(places[by], { notedAt: since })
  addAudit(batch, firestore, { ...entryOf('sign-in delayed', attempt), detail: `by ${by}` })
  await batch.commit()
}

/** A name that is no address is not written down: it may be a password in the wrong field. */
function entryOf(action: AuditEntry['action'], { account, address, now }: Attempt): AuditEntry {
  const subject = EmailSchema.safeParse(account).success ? account : ''
  return { action, subject, from: address, at: now }
}

async function fieldValues() {
  return (await import('firebase-admin/firestore')).FieldValue
}
