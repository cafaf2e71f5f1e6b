import { randomBytes, randomUUID } from 'node:crypto'
import { idOfNumber } from '@prangan/contract/ids'
import type { Language } from '@prangan/contract/languages'
import { documentPaths } from '@prangan/contract/paths'
import { normaliseEmail } from '@prangan/contract/schemas/fields'
import { type RequestedCode, RequestedCodeSchema } from '@prangan/contract/schemas/private-documents'
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore'
import { compareAndSet, writeIfUnchanged } from './compare-and-set.ts'
import type { Configuration } from './configuration.ts'
import { Failure } from './failure.ts'
import { codesAllowed, isSameCode, newCode, signCode } from './one-time-codes.ts'
import { parseStored } from './parse-stored.ts'
import { checkRateLimit, countShared, keyOf, limitsOfNetworks, retryAfter } from './rate-limit.ts'

/*
 * What opens a status page without an account: that of an inquiry, or of an application. Each document is found by a
 * secret that its owner alone has: a stranger who knows only the number can neither read one nor use it up.
 */

/** What is opened, and how: it differs between inquiries and applications. */
export type AccessKind = {
  /** The path of the document with this key. */
  pathOf: (key: string) => string
  /** The names of its limits in `rateLimits`. */
  codes: 'inquiryCodes' | 'applicationCodes'
  failures: 'inquiryFailures' | 'applicationFailures'
  limits: {
    readonly codeLifetime: number
    readonly codesPerHour: number
    readonly codesPerDay: number
    readonly comparesPerCode: number
    readonly failuresPerNetwork: number
    readonly failuresWithin: number
    readonly tokenLifetime: number
  }
  /** What is stored of a new token. */
  tokenFields: (id: string, now: Date, expiresAt: Date) => { kind: 'token' } & Record<string, unknown>
  /** A code that opens without a request: the document that it is the key of, and the id that this opens. */
  standing?: {
    documentOf: (firestore: Firestore, number: string, code: string) => DocumentReference
    idIn: (stored: DocumentSnapshot) => string | undefined
  }
}

type Secret = Pick<Configuration, 'otpSecret'>

/** The document that this secret opens. */
export function accessOf(
  firestore: Firestore,
  { pathOf }: Pick<AccessKind, 'pathOf'>,
  kind: string,
  secret: string,
): DocumentReference {
  return firestore.doc(pathOf(keyOf(kind, secret)))
}

/** The request for a code with this flow. */
export const requestOf = (
  firestore: Firestore,
  kind: Pick<AccessKind, 'pathOf'>,
  flow: string,
): DocumentReference => accessOf(firestore, kind, 'request', flow)

/** The stored request for a code; undefined where the document is none, or it has expired. */
export function currentRequest(stored: DocumentSnapshot | undefined, now: Date): RequestedCode | undefined {
  if (stored?.get('kind') !== 'request') return undefined
  const request = parseStored(RequestedCodeSchema, stored)
  return request.expiresAt <= now ? undefined : request
}

/** The e-mail address or mobile number that a request names, as it is stored. */
const contactKey = (number: string, contact: string): string =>
  keyOf('contact', `${number} ${normaliseEmail(contact)}`)

/** What somebody sends to be mailed a code. */
type CodeRequest = { number: string; contact: string; language?: Language | undefined; now: Date }

/**
 * Stores a request for a code and returns its id. It does not look at what the number names: the trigger does, so that
 * answer and time reveal nothing. Beyond the limit for a number and an address the request is stored like any other, but
 * names nobody.
 */
export async function requestCode(
  firestore: Firestore,
  kind: AccessKind,
  { number, contact, language, now }: CodeRequest,
): Promise<string> {
  const flow = randomUUID()
  const key = contactKey(number, contact)
  const limit = firestore.doc(documentPaths.rateLimit(keyOf(`${kind.codes}Of`, key)))
  await compareAndSet(async () => {
    const stored = await limit.get()
    const { wait, next } = checkRateLimit(stored, codesAllowed(kind.limits), now)
    const isAllowed = wait === 0
    const batch = firestore.batch()
    const turns = isAllowed ? next.turns : next.turns.slice(0, -1)
    writeIfUnchanged(batch, limit, stored.updateTime, { ...next, turns })
    const expiresAt = new Date(now.getTime() + kind.limits.codeLifetime)
    const request = { kind: 'request', number, contact: isAllowed ? key : '', flow, code: null, compares: 0 }
    batch.create(requestOf(firestore, kind, flow), { ...request, ...(language && { language }), expiresAt })
    return { batch, value: undefined }
  })
  return flow
}

/** Whether a request names one of these: the address and the mobile number that were left with the number. */
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
    const request = currentRequest(stored, now)
    if (!request || request.code !== null) return { value: undefined }
    const batch = document.firestore.batch()
    writeIfUnchanged(batch, document, stored.updateTime, { code: signed })
    return { batch, value: code }
  })
  return value
}

/** A new token: 32 random bytes. */
const newToken = (): string => randomBytes(32).toString('base64url')

/** A token, and until when it opens what it was given for. */
export type GivenToken = { token: string; expiresAt: Date }

/** Adds a new token for this id to a batch or transaction. */
export function giveToken(
  writer: { create(document: DocumentReference, data: object): unknown },
  firestore: Firestore,
  kind: AccessKind,
  { id, now }: { id: string; now: Date },
): GivenToken {
  const token = newToken()
  const expiresAt = new Date(now.getTime() + kind.limits.tokenLifetime)
  writer.create(accessOf(firestore, kind, 'token', token), kind.tokenFields(id, now, expiresAt))
  return { token, expiresAt }
}

/** What somebody sends to open a status page. */
type Attempt = { number: string; code: string; flow?: string | undefined; now: Date }

/**
 * Exchanges a code for a token, once; a standing code as often as its owner likes. Undefined for a wrong code. Every
 * comparison of six digits is counted before it is made, in one compare-and-set with what follows from it.
 */
async function exchangeCode(
  firestore: Firestore,
  kind: AccessKind,
  { number, code, flow = '', now }: Attempt,
  configuration: Secret,
): Promise<GivenToken | undefined> {
  const { standing, limits } = kind
  const requested = requestOf(firestore, kind, flow)
  const signed = signCode(configuration, `${requested.id} ${code}`)
  const looked = [requested, ...(standing ? [standing.documentOf(firestore, number, code)] : [])]
  const { value } = await compareAndSet(async () => {
    const [stored, other] = await firestore.getAll(...looked)
    const batch = firestore.batch()
    const give = (id: string) => ({ batch, value: giveToken(batch, firestore, kind, { id, now }) })
    const opened = other && standing?.idIn(other)
    if (opened !== undefined) return give(opened)
    const request = currentRequest(stored, now)
    const isOpen = request?.number === number && request.compares < limits.comparesPerCode
    if (!isOpen || !stored?.updateTime) return { value: undefined }
    if (isSameCode(request.code, signed)) {
      batch.delete(requested, { lastUpdateTime: stored.updateTime })
      return give(idOfNumber(number))
    }
    writeIfUnchanged(batch, requested, stored.updateTime, { compares: request.compares + 1 })
    return { batch, value: undefined }
  })
  return value
}

/**
 * Opens a status page by its code. Only failures are counted for a network, so that a right code always opens. Throws
 * 400 for a wrong code, 429 after too many.
 */
export async function openByCode(
  firestore: Firestore,
  kind: AccessKind,
  attempt: Attempt & { address: string },
  configuration: Secret,
): Promise<{ token: string; expiresAt: string }> {
  const opened = await exchangeCode(firestore, kind, attempt, configuration)
  if (opened) return { token: opened.token, expiresAt: opened.expiresAt.toISOString() }
  const { address, now } = attempt
  const { failuresPerNetwork: count, failuresWithin: per } = kind.limits
  const ofNetworks = limitsOfNetworks(firestore, kind.failures, address, { count, per })
  const wait = await countShared(firestore, ofNetworks, now)
  throw wait > 0 ? new Failure('too-often', { headers: retryAfter(wait) }) : new Failure('wrong-code')
}
