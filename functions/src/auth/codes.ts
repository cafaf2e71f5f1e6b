import { createHmac, randomInt, randomUUID, timingSafeEqual } from 'node:crypto'
import { limits } from '@prangan/contract/limits'
import { documents } from '@prangan/contract/paths'
import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore'
import { addAudit } from '../audit/audit.ts'
import { configuration } from '../http/configuration.ts'
import { Failure } from '../http/failure.ts'
import { isCommitted } from '../is-committed.ts'
import { type Allowance, keyOf, retryAfter, turnIn } from './throttle.ts'

/**
 * `passwordResets/{key}`: what somebody asked for last in the name of an e-mail address, whether or not it has an
 * account. A trigger makes the code where there is one. The code itself stands nowhere, only its signature.
 */
export type ResetRequest = {
  requestId: string
  email: string
  requestedAt: { toMillis(): number }
  /** HMAC-SHA-256 of the code in hex; null until it is made, and always for an address without an account. */
  code: string | null
  /** How many codes were compared with this one. */
  compares: number
  /** Until when the code is good; from then on the document may be forgotten. */
  expiresAt: { toMillis(): number }
}

const hour = 60 * 60_000

const comparesAllowed: readonly Allowance[] = [
  { count: limits.otp.comparesPerHour, per: hour },
  { count: limits.otp.comparesPerDay, per: 24 * hour },
]

/** Where the request for an address (in its normal form) stands. */
export function resetOf(firestore: Firestore, email: string): DocumentReference {
  return firestore.doc(documents.passwordReset(keyOf('reset', email)))
}

/** Notes that somebody asks for a code. It ends the code before: that one's request is no longer the current one. */
export function writeRequest(
  transaction: Transaction,
  firestore: Firestore,
  { email, now }: { email: string; now: Date },
): void {
  transaction.set(resetOf(firestore, email), {
    requestId: randomUUID(),
    email,
    requestedAt: now,
    code: null,
    compares: 0,
    expiresAt: new Date(now.getTime() + limits.otp.lifetime),
  })
}

/**
 * Makes the code for a request and keeps its signature, unless the request has one already or was followed by
 * another. Only whoever is given the code here may mail it: an event that comes twice makes one code.
 */
export async function issueCode(
  firestore: Firestore,
  reset: DocumentReference,
  requestId: string,
): Promise<string | undefined> {
  const code = String(randomInt(10 ** limits.otp.digits)).padStart(limits.otp.digits, '0')
  const isKept = await firestore.runTransaction(async (transaction) => {
    const request = (await transaction.get(reset)).data() as ResetRequest | undefined
    if (request?.requestId !== requestId || request.code !== null) return false
    transaction.update(reset, { code: sign(reset.id, requestId, code) })
    return true
  })
  return isKept ? code : undefined
}

/** A code that somebody sends in the name of an address (in its normal form). */
export type CodeAttempt = { email: string; code: string; now: Date; address: string }

/**
 * Says whether a code is the one that is good for an address; then it is spent. No code, an expired one and one that was
 * compared too often are all wrong, with nothing compared and nothing counted: otherwise anyone could use up a
 * teacher's comparisons without asking for a code.
 *
 * The comparison is counted, and the code ended where it matches, in one write that is made only while the request
 * stands as it was read; whoever is overtaken reads again. So what it says holds however many calls race, and they do
 * not wait for each other's locks. Throws 503 when it is overtaken again and again.
 */
export async function redeemCode(firestore: Firestore, attempt: CodeAttempt): Promise<boolean> {
  // Each time somebody else's comparison was counted, and there are few of those.
  for (let overtaken = 0; overtaken < 4 * limits.otp.comparesPerCode; overtaken++) {
    const isRight = await compareOnce(firestore, attempt)
    if (isRight !== undefined) return isRight
  }
  throw new Failure('busy', { headers: retryAfter(2_000) })
}

/** Undefined when another call was quicker. */
async function compareOnce(
  firestore: Firestore,
  { email, code, now, address }: CodeAttempt,
): Promise<boolean | undefined> {
  const reset = resetOf(firestore, email)
  const limit = firestore.doc(documents.rateLimit(keyOf('compare', email)))
  const [stored, limited] = await firestore.getAll(reset, limit)
  const request = stored?.data() as ResetRequest | undefined
  const batch = firestore.batch()
  const turn = limited && turnIn(limited, batch, comparesAllowed, now)
  // Nothing is compared, so nothing is written either: otherwise anyone could fill the audit trail, at our expense.
  if (!stored?.updateTime || !request || turn?.waitMilliseconds !== 0 || !isOpen(request, now)) return false
  const asRead = { lastUpdateTime: stored.updateTime }
  turn.take()
  const isRight = isSame(request.code, sign(reset.id, request.requestId, code))
  if (isRight) batch.delete(reset, asRead)
  else {
    batch.update(reset, { compares: request.compares + 1 }, asRead)
    addAudit(batch, firestore, { action: 'code refused', subject: email, from: address, at: now })
  }
  return (await isCommitted(batch)) ? isRight : undefined
}

function isOpen({ expiresAt, compares }: ResetRequest, now: Date): boolean {
  return expiresAt.toMillis() > now.getTime() && compares < limits.otp.comparesPerCode
}

/** Signed with its request, a code is worth nothing for another address or another time. */
function sign(key: string, requestId: string, code: string): string {
  const secret = configuration.otpSecret()
  if (!secret) throw new Error('OTP_SECRET is not set')
  return createHmac('sha256', secret).update(`${key} ${requestId} ${code}`).digest('hex')
}

/** In a time that tells nothing of where they differ. */
function isSame(kept: string | null, given: string): boolean {
  const nobodys = '0'.repeat(given.length)
  return timingSafeEqual(Buffer.from(kept ?? nobodys), Buffer.from(given)) && kept !== null
}
