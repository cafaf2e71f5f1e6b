import { createHmac, randomInt, randomUUID, timingSafeEqual } from 'node:crypto'
import { limits } from '@prangan/contract/limits'
import { documentPaths } from '@prangan/contract/paths'
import type { DocumentReference, DocumentSnapshot, Firestore, WriteBatch } from 'firebase-admin/firestore'
import { addAudit } from '../../audit/audit.ts'
import { networkOf } from '../../http/client-address.ts'
import { configuration } from '../../lib/configuration.ts'
import { keyOf, recent } from '../../lib/rate-limit.ts'
import { readAndCommit } from '../../read-and-commit.ts'

const hour = 60 * 60_000
const day = 24 * hour
const { otp } = limits

/**
 * One request for a code: a flow. Its random id is known to the one who asked, and to nobody else. A trigger makes the code
 * where the address has an account. The code itself stands nowhere, only its signature.
 */
export type ResetFlow = {
  id: string
  /** Milliseconds since 1970. */
  at: number
  /** From where it was asked for. */
  network: string
  /** Whether it is one of those kept for sources from which the account has signed in before. */
  isReserved: boolean
  /** HMAC-SHA-256 of the code in hex; null until it is made, and always for an address without an account. */
  code: string | null
  /** How many guesses its requester had for themselves, and how many it took of those that the account's codes share. */
  own: number
  shared: number
}

/** `passwordResets/{key}`: what is asked for and tried in the name of an e-mail address, with an account or without. */
export type ResetState = {
  email: string
  /** When codes were asked for in the last day; those from known sources beyond the others' limit stand apart. */
  requests: number[]
  knownRequests: number[]
  /** When codes were compared in the last day. */
  compares: number[]
  /** Those whose code may still be good. */
  flows: ResetFlow[]
}

/** Where the requests for an address (in its normal form) stand. */
export function resetOf(firestore: Firestore, email: string): DocumentReference {
  return firestore.doc(documentPaths.passwordReset(keyOf('reset', email)))
}

/** What stands there, without what is too old to matter. */
export function stateOf(stored: DocumentSnapshot, email: string, now: Date): ResetState {
  const state = stored.data() as ResetState | undefined
  return {
    email: state?.email ?? email,
    requests: recent(state?.requests ?? [], day, now),
    knownRequests: recent(state?.knownRequests ?? [], day, now),
    compares: recent(state?.compares ?? [], day, now),
    flows: (state?.flows ?? []).filter(({ at }) => at + otp.lifetime > now.getTime()),
  }
}

/** Writes it, only while nobody else has written since it was read. */
export function writeState(batch: WriteBatch, stored: DocumentSnapshot, state: ResetState, now: Date): void {
  const document = { ...state, expiresAt: new Date(now.getTime() + day) }
  if (stored.updateTime) batch.update(stored.ref, document, { lastUpdateTime: stored.updateTime })
  else batch.create(stored.ref, document)
}

/** A new flow for somebody at this address. */
export function newFlow(address: string, isReserved: boolean, now: Date): ResetFlow {
  const place = { network: networkOf(address), isReserved }
  return { id: randomUUID(), at: now.getTime(), ...place, code: null, own: 0, shared: 0 }
}

/**
 * Makes the code for a flow and keeps its signature, unless it has one already or is over. Only whoever is given the code
 * here may mail it: an event that comes twice makes one code.
 */
export async function issueCode(
  firestore: Firestore,
  reset: DocumentReference,
  flowId: string,
  now: Date,
): Promise<string | undefined> {
  const code = String(randomInt(10 ** otp.digits)).padStart(otp.digits, '0')
  const signed = sign(reset.id, flowId, code)
  return readAndCommit(async () => {
    const stored = await reset.get()
    const state = stateOf(stored, '', now)
    const flow = state.flows.find(({ id }) => id === flowId)
    if (!flow || flow.code !== null) return { value: undefined }
    const batch = firestore.batch()
    writeState(batch, stored, withFlow(state, { ...flow, code: signed }), now)
    return { batch, value: code }
  })
}

/** A code that somebody sends in the name of an address (in its normal form), with the flow's id where they know it. */
export type CodeAttempt = {
  email: string
  code: string
  flow: string | undefined
  now: Date
  address: string
}

/**
 * Says whether a code is the one that is good for an address; then all its codes are spent. No code, an expired one and
 * one that was compared too often are all wrong, with nothing compared and nothing counted: otherwise anyone could use
 * up a teacher's comparisons without asking for a code.
 *
 * The comparison is counted, and the codes ended where it matches, in one write that is made only while the document
 * stands as it was read; a call that is overtaken reads again. So what it says holds however many calls race, and they
 * do not wait for each other's locks. Throws 503 when it is overtaken again and again.
 */
export async function redeemCode(firestore: Firestore, attempt: CodeAttempt): Promise<boolean> {
  const { email, code, now, address } = attempt
  const reset = resetOf(firestore, email)
  return readAndCommit(async () => {
    const stored = await reset.get()
    const state = stateOf(stored, email, now)
    const counted = countCompare(state, attempt)
    // Nothing is compared, so nothing is written either: otherwise anyone could fill the audit trail, at our expense.
    if (!counted) return { value: false }
    const isRight = isSame(counted.code, sign(reset.id, counted.id, code))
    const after = withFlow({ ...state, compares: [...state.compares, now.getTime()] }, counted)
    const batch = firestore.batch()
    writeState(batch, stored, isRight ? { ...after, flows: [] } : after, now)
    if (!isRight) {
      addAudit(batch, firestore, { action: 'code refused', subject: email, from: address, at: now })
    }
    return { batch, value: isRight }
  })
}

/** The flow that an attempt is compared with, with this comparison counted; undefined where none may be made. */
export function countCompare(
  state: ResetState,
  attempt: Pick<CodeAttempt, 'flow' | 'address' | 'now'>,
): ResetFlow | undefined {
  const found = findFlow(state.flows, attempt)
  if (!found || found.flow.own + found.flow.shared >= otp.comparesPerCode) return undefined
  const { flow, isRequester } = found
  if (isRequester && ownLeft(flow) > 0) return { ...flow, own: flow.own + 1 }
  return hasSharedLeft(state, attempt.now) ? { ...flow, shared: flow.shared + 1 } : undefined
}

/**
 * The flow of that id; for the earlier site, which knows none, the last that was asked for from the same network, and
 * else the last of all, at the expense of the shared guesses alone.
 */
function findFlow(
  flows: readonly ResetFlow[],
  { flow: id, address }: Pick<CodeAttempt, 'flow' | 'address'>,
): { flow: ResetFlow; isRequester: boolean } | undefined {
  const network = networkOf(address)
  const own = flows.findLast((flow) => (id === undefined ? flow.network === network : flow.id === id))
  if (own) return { flow: own, isRequester: true }
  const last = id === undefined ? flows.at(-1) : undefined
  return last && { flow: last, isRequester: false }
}

function ownLeft({ isReserved, own }: ResetFlow): number {
  return (isReserved ? otp.ownComparesOfReserved : otp.ownCompares) - own
}

/** The most guesses of their own that codes asked for within an hour, and within a day, can have. */
const ownPerHour = otp.mailsPerHour * otp.ownCompares + otp.knownMailsPerHour * otp.ownComparesOfReserved
const ownPerDay = otp.mailsPerDay * otp.ownCompares + otp.knownMailsPerDay * otp.ownComparesOfReserved

/**
 * Says whether one more of the shared guesses may be made. It may as long as the account's limits hold also when every
 * open code, and every one that can still be asked for in that time, spends the guesses of its own.
 */
function hasSharedLeft({ compares, flows }: ResetState, now: Date): boolean {
  const open = flows.reduce((sum, flow) => sum + ownLeft(flow), 0)
  return (
    recent(compares, hour, now).length + open + ownPerHour < otp.comparesPerHour &&
    compares.length + open + ownPerDay < otp.comparesPerDay
  )
}

function withFlow(state: ResetState, changed: ResetFlow): ResetState {
  return { ...state, flows: state.flows.map((flow) => (flow.id === changed.id ? changed : flow)) }
}

/** Signed with its flow, a code is worth nothing for another address or another time. */
function sign(key: string, flowId: string, code: string): string {
  const secret = configuration.otpSecret()
  if (!secret) throw new Error('OTP_SECRET is not set')
  return createHmac('sha256', secret).update(`${key} ${flowId} ${code}`).digest('hex')
}

/** In a time that tells nothing of where they differ. */
function isSame(kept: string | null, given: string): boolean {
  const nobodys = '0'.repeat(given.length)
  return timingSafeEqual(Buffer.from(kept ?? nobodys), Buffer.from(given)) && kept !== null
}
