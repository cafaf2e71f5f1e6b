import { randomBytes, randomUUID } from 'node:crypto'
import type { Language } from '@prangan/contract/languages'
import { limits } from '@prangan/contract/limits'
import { documentPaths } from '@prangan/contract/paths'
import { normaliseEmail } from '@prangan/contract/schemas/fields'
import { inquiryIdOf } from '@prangan/contract/schemas/inquiries'
import { type InquiryAccess, InquiryAccessSchema } from '@prangan/contract/schemas/private-documents'
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore'
import { compareAndSet, writeIfUnchanged } from '../lib/compare-and-set.ts'
import type { Configuration } from '../lib/configuration.ts'
import { Failure } from '../lib/failure.ts'
import { countCode, isSameCode, newCode, signCode } from '../lib/one-time-codes.ts'
import { parseStored } from '../lib/parse-stored.ts'
import { checkRateLimit, keyOf, type RateLimit, retryAfter } from '../lib/rate-limit.ts'

/*
 * What opens the status page of an inquiry. Each document in `inquiryAccess` is found by a secret that its owner alone
 * has: a stranger who knows only the number can neither read one nor use it up.
 */

const hour = 60 * 60_000
const codesAllowed: readonly RateLimit[] = [
  { count: limits.inquiries.codesPerHour, per: hour },
  { count: limits.inquiries.codesPerDay, per: 24 * hour },
]

type Secret = Pick<Configuration, 'otpSecret'>
type RequestedCode = Extract<InquiryAccess, { kind: 'request' }>

/** The document that this secret opens. */
function accessOf(firestore: Firestore, kind: InquiryAccess['kind'], secret: string): DocumentReference {
  return firestore.doc(documentPaths.inquiryAccess(keyOf(kind, secret)))
}

/** The request for a code with this flow. */
export const requestOf = (firestore: Firestore, flow: string): DocumentReference =>
  accessOf(firestore, 'request', flow)

/** The stored access; undefined where there is none, or it has expired. */
export function currentAccess(stored: DocumentSnapshot | undefined, now: Date): InquiryAccess | undefined {
  if (!stored?.exists) return undefined
  const access = parseStored(InquiryAccessSchema, stored)
  return 'expiresAt' in access && access.expiresAt <= now ? undefined : access
}

/** The e-mail address or mobile number that a request names, as it is stored. */
const contactKey = (number: string, contact: string): string =>
  keyOf('contact', `${number} ${normaliseEmail(contact)}`)

/** Letters and digits that cannot be confused: see `newReferenceId`. */
const alphabet = '34679ACDEFGHJKMNPQRTUVWXY'
/** 16 of them are 74 bits. */
const followUpLength = 16

/**
 * The follow-up code of an inquiry. It is computed, so that a repeated request can be answered with the same code
 * although it is stored nowhere; only its hash is, as the key of its document.
 */
export function followUpCodeOf(id: string, configuration: Secret): string {
  const bytes = Buffer.from(signCode(configuration, `follow-up ${id}`), 'hex')
  const letters = Array.from({ length: followUpLength }, (_, at) => {
    // Two bytes each, so that the remainder prefers no letter by more than a thousandth.
    return alphabet[bytes.readUInt16BE(at * 2) % alphabet.length]
  })
  return letters.join('')
}

/** The document that a number and its follow-up code open. */
export function followUpOf(firestore: Firestore, number: string, code: string): DocumentReference {
  return accessOf(firestore, 'follow-up', `${number} ${code}`)
}

/** A request for a code by somebody at this network address. */
type CodeRequest = {
  number: string
  contact: string
  language?: Language | undefined
  address: string
  now: Date
}

/**
 * Stores a request for a code and returns its id. It does not look at the inquiry: the trigger does, so that answer and
 * time reveal nothing. Beyond the limit for a number and an address the request is stored like any other, but names
 * nobody. Throws 429 only for a network, or everybody together.
 */
export async function requestCode(
  firestore: Firestore,
  { number, contact, language, address, now }: CodeRequest,
  configuration: Configuration,
): Promise<string> {
  const wait = await countCode(firestore, 'inquiryCodes', { address, now }, configuration)
  if (wait > 0) throw new Failure('too-often', { headers: retryAfter(wait) })
  const flow = randomUUID()
  const key = contactKey(number, contact)
  const limit = firestore.doc(documentPaths.rateLimit(keyOf('inquiryCodesOf', key)))
  await compareAndSet(async () => {
    const stored = await limit.get()
    const { wait, next } = checkRateLimit(stored, codesAllowed, now)
    const isAllowed = wait === 0
    const batch = firestore.batch()
    const turns = isAllowed ? next.turns : next.turns.slice(0, -1)
    writeIfUnchanged(batch, limit, stored.updateTime, { ...next, turns })
    const expiresAt = new Date(now.getTime() + limits.inquiries.codeLifetime)
    const request = { kind: 'request', number, contact: isAllowed ? key : '', flow, code: null, compares: 0 }
    batch.create(requestOf(firestore, flow), { ...request, ...(language && { language }), expiresAt })
    return { batch, value: undefined }
  })
  return flow
}

/** Whether a request names one of these: the address and the mobile number that an inquiry's sender left. */
export function namesOneOf({ number, contact }: RequestedCode, contacts: readonly string[]): boolean {
  return contacts.some((known) => known !== '' && contactKey(number, known) === contact)
}

/** Creates the code of a request and stores its signature, unless it has one or has expired: undefined then. */
export async function issueCode(
  document: DocumentReference,
  { now, configuration }: { now: Date; configuration: Secret },
): Promise<string | undefined> {
  const code = newCode()
  const signed = signCode(configuration, `${document.id} ${code}`)
  const { value } = await compareAndSet(async () => {
    const stored = await document.get()
    const access = currentAccess(stored, now)
    if (access?.kind !== 'request' || access.code !== null) return { value: undefined }
    const batch = document.firestore.batch()
    writeIfUnchanged(batch, document, stored.updateTime, { code: signed })
    return { batch, value: code }
  })
  return value
}

/** What somebody sends to open an inquiry. */
type Attempt = { number: string; code: string; flow: string | undefined; now: Date }

/**
 * Exchanges a code for a token, once; a follow-up code as often as its owner likes. Undefined for a wrong code. Every
 * comparison of six digits is counted before it is made, in one compare-and-set with what follows from it.
 */
export async function exchangeCode(
  firestore: Firestore,
  { number, code, flow = '', now }: Attempt,
  configuration: Secret,
): Promise<{ token: string; expiresAt: Date } | undefined> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + limits.inquiries.tokenLifetime)
  const requested = requestOf(firestore, flow)
  const signed = signCode(configuration, `${requested.id} ${code}`)
  const { value } = await compareAndSet(async () => {
    const [request, followUp] = await firestore.getAll(requested, followUpOf(firestore, number, code))
    const batch = firestore.batch()
    const give = (inquiry: string) => {
      batch.create(accessOf(firestore, 'token', token), { kind: 'token', inquiry, expiresAt })
      return { batch, value: { token, expiresAt } }
    }
    const byFollowUp = currentAccess(followUp, now)
    if (byFollowUp?.kind === 'follow-up') return give(byFollowUp.inquiry)
    const access = currentAccess(request, now)
    const isOpen =
      access?.kind === 'request' &&
      access.number === number &&
      access.compares < limits.inquiries.comparesPerCode
    if (!isOpen || !request?.updateTime) return { value: undefined }
    if (isSameCode(access.code, signed)) {
      batch.delete(requested, { lastUpdateTime: request.updateTime })
      return give(inquiryIdOf(number))
    }
    writeIfUnchanged(batch, requested, request.updateTime, { compares: access.compares + 1 })
    return { batch, value: undefined }
  })
  return value
}

/** The id of the inquiry that a token opens. Throws 403 where it opens none any more. */
export async function inquiryOfToken(firestore: Firestore, token: string, now: Date): Promise<string> {
  const access = currentAccess(await accessOf(firestore, 'token', token).get(), now)
  if (access?.kind !== 'token') throw new Failure('inquiry-look-ended')
  return access.inquiry
}
