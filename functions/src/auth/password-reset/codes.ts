import { randomUUID } from 'node:crypto'
import { limits } from '@prangan/contract/limits'
import { documentPaths } from '@prangan/contract/paths'
import {
  type PasswordResetDocument,
  PasswordResetDocumentSchema,
  type ResetFlow,
} from '@prangan/contract/schemas/private-documents'
import type { DocumentReference, DocumentSnapshot, Firestore, WriteBatch } from 'firebase-admin/firestore'
import { addAudit } from '../../audit/audit.ts'
import { networkOf } from '../../http/client-address.ts'
import { keyOf, recent } from '../../lib/budgets.ts'
import { compareAndSet, writeIfUnchanged } from '../../lib/compare-and-set.ts'
import type { Configuration } from '../../lib/configuration.ts'
import { isSameCode, newCode, signCode } from '../../lib/one-time-codes.ts'
import { parseStored } from '../../lib/parse-stored.ts'

const hour = 60 * 60_000
const day = 24 * hour
const { otp } = limits

export type ResetState = Omit<PasswordResetDocument, 'expiresAt'>

export function resetOf(firestore: Firestore, email: string): DocumentReference {
  return firestore.doc(documentPaths.passwordReset(keyOf('reset', email)))
}

export function stateOf(stored: DocumentSnapshot, email: string, now: Date): ResetState {
  const state = parseStored(PasswordResetDocumentSchema, stored)
  return {
    email: state.email || email,
    requests: recent(state.requests, day, now),
    knownRequests: recent(state.knownRequests, day, now),
    compares: recent(state.compares, day, now),
    flows: state.flows.filter(({ at }) => at + otp.lifetime > now.getTime()),
  }
}

export function writeState(batch: WriteBatch, stored: DocumentSnapshot, state: ResetState, now: Date): void {
  const document = { ...state, expiresAt: new Date(now.getTime() + day) }
  writeIfUnchanged(batch, stored.ref, stored.updateTime, document)
}

export function newFlow(
  address: string,
  kind: Pick<ResetFlow, 'isReserved' | 'isKnown' | 'isByOffice' | 'language'>,
  now: Date,
): ResetFlow {
  const network = networkOf(address)
  return { id: randomUUID(), at: now.getTime(), network, ...kind, code: null, own: 0, shared: 0 }
}

type Secret = Pick<Configuration, 'otpSecret'>

/**
 * Creates the code of a flow and stores its signature, unless it has one already or has expired. Only the caller that gets the
 * code may mail it, so an event that is delivered twice creates one code.
 */
export async function issueCode(
  reset: DocumentReference,
  flowId: string,
  { now, configuration }: { now: Date; configuration: Secret },
): Promise<string | undefined> {
  const code = newCode()
  const signed = sign(configuration, reset.id, flowId, code)
  const { value } = await compareAndSet(async () => {
    const stored = await reset.get()
    const state = stateOf(stored, '', now)
    const flow = state.flows.find(({ id }) => id === flowId)
    if (!flow || flow.code !== null) return { value: undefined }
    const batch = reset.firestore.batch()
    writeState(batch, stored, withFlow(state, { ...flow, code: signed }), now)
    return { batch, value: code }
  })
  return value
}

export type CodeAttempt = {
  email: string
  code: string
  flow: string | undefined
  now: Date
  address: string
}

/**
 * Returns true if a code is valid for an address, and then ends all its codes. A code that does not exist, has expired or was
 * compared too often is not compared or counted: otherwise anyone could use up a teacher's comparisons without requesting a
 * code. Counting and ending are one compare-and-set, so the limits hold for any number of parallel requests. Throws 503 after
 * too many conflicts.
 */
export async function redeemCode(
  firestore: Firestore,
  attempt: CodeAttempt,
  configuration: Secret,
): Promise<boolean> {
  const { email, code, now, address } = attempt
  const reset = resetOf(firestore, email)
  const { value } = await compareAndSet(async () => {
    const stored = await reset.get()
    const state = stateOf(stored, email, now)
    const counted = countCompare(state, attempt)
    // Nothing is compared, so nothing is written: otherwise anyone could fill the audit trail.
    if (!counted) return { value: false }
    const isRight = isSameCode(counted.code, sign(configuration, reset.id, counted.id, code))
    const after = withFlow({ ...state, compares: [...state.compares, now.getTime()] }, counted)
    const batch = firestore.batch()
    writeState(batch, stored, isRight ? { ...after, flows: [] } : after, now)
    if (!isRight) {
      addAudit(batch, firestore, { action: 'code refused', subject: email, from: address, at: now })
    }
    return { batch, value: isRight }
  })
  return value
}

/** Returns the flow to compare with, after counting this comparison; undefined if none is allowed. */
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
 * Finds the flow with that id. The earlier site sends no id: it gets the last flow of the same network, or else the last of
 * all, which then uses shared guesses only.
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

const ownPerHour = otp.mailsPerHour * otp.ownCompares + otp.knownMailsPerHour * otp.ownComparesOfReserved
const ownPerDay = otp.mailsPerDay * otp.ownCompares + otp.knownMailsPerDay * otp.ownComparesOfReserved

/**
 * Returns true if a shared guess is left. The account's limits must hold even if every code that is open, or can still be
 * requested, uses all its own guesses.
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

/** Signs a code together with its flow, which makes it worthless for another address or time. */
function sign(configuration: Secret, key: string, flowId: string, code: string): string {
  return signCode(configuration, `${key} ${flowId} ${code}`)
}
