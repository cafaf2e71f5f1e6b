import { randomBytes, randomUUID } from 'node:crypto'
import { idOfNumber } from '@prangan/contract/ids'
import type { Language } from '@prangan/contract/languages'
import { statusPage } from '@prangan/contract/limits'
import { documentPaths } from '@prangan/contract/paths'
import { normaliseEmail } from '@prangan/contract/schemas/fields'
import {
  CodesOfDocumentSchema,
  KnownSourceDocumentSchema,
  type RequestedCode,
  RequestedCodeSchema,
} from '@prangan/contract/schemas/private-documents'
import type { DocumentReference, DocumentSnapshot, Firestore, WriteBatch } from 'firebase-admin/firestore'
import { networkOf } from '../http/client-address.ts'
import { countRequest, keyOf, readBudget, recent, statusPageBudgets, waitTime } from './budgets.ts'
import { compareAndSet, writeIfUnchanged } from './compare-and-set.ts'
import type { Configuration } from './configuration.ts'
import { Failure, retryAfter } from './failure.ts'
import { codeFor, isSameCode, signCode } from './one-time-codes.ts'
import { parseStored } from './parse-stored.ts'

const day = 24 * 60 * 60_000

/*
 * Opens the status page of what somebody sent without an account. Each document is found by a secret of its owner: a
 * stranger who knows only the number can neither read it nor use it up.
 */

export type AccessKind = {
  /** Begins the keys of its documents in `rateLimits`. */
  name: string
  pathOf: (key: string) => string
  tokenFields: (id: string, now: Date, expiresAt: Date) => { kind: 'token' } & Record<string, unknown>
  /** A code that opens the page without a request: the key of its document, and the id that it opens. */
  standing?: {
    documentOf: (firestore: Firestore, number: string, code: string) => DocumentReference
    idIn: (stored: DocumentSnapshot) => string | undefined
  }
}

type Secret = Pick<Configuration, 'otpSecret'>

export function accessOf(
  firestore: Firestore,
  { pathOf }: Pick<AccessKind, 'pathOf'>,
  kind: string,
  secret: string,
): DocumentReference {
  return firestore.doc(pathOf(keyOf(kind, secret)))
}

export const requestOf = (
  firestore: Firestore,
  kind: Pick<AccessKind, 'pathOf'>,
  flow: string,
): DocumentReference => accessOf(firestore, kind, 'request', flow)

export function currentRequest(stored: DocumentSnapshot | undefined, now: Date): RequestedCode | undefined {
  if (stored?.get('kind') !== 'request') return undefined
  const request = parseStored(RequestedCodeSchema, stored)
  return request.expiresAt <= now ? undefined : request
}

const contactKey = (number: string, contact: string): string =>
  keyOf('contact', `${number} ${normaliseEmail(contact)}`)

export type Source = { address: string; device?: string | undefined; now: Date }

function knownSources(
  firestore: Firestore,
  kind: AccessKind,
  number: string,
  { address, device }: Source,
): DocumentReference[] {
  const names = [networkOf(address), ...(device ? [`device ${device}`] : [])]
  return names.map((name) =>
    firestore.doc(documentPaths.rateLimit(keyOf(`${kind.name}Known`, `${number} ${name}`))),
  )
}

async function isKnownSource(
  firestore: Firestore,
  kind: AccessKind,
  number: string,
  source: Source,
): Promise<boolean> {
  const stored = await firestore.getAll(...knownSources(firestore, kind, number, source))
  return stored.some((known) => {
    const { expiresAt } = parseStored(KnownSourceDocumentSchema, known)
    return expiresAt !== undefined && expiresAt > source.now
  })
}

/** Remembers the source from which the page was opened: a stranger's requests do not use up the codes there. */
export function rememberSource(
  writer: Pick<WriteBatch, 'set'>,
  firestore: Firestore,
  kind: AccessKind,
  number: string,
  source: Source,
): void {
  const expiresAt = new Date(source.now.getTime() + statusPage.knownFor)
  for (const known of knownSources(firestore, kind, number, source)) writer.set(known, { expiresAt })
}

type CodeRequest = Source & { number: string; contact: string; language?: Language | undefined }

/**
 * Stores a request for a code and returns its id. It does not look up the number: the trigger does, so reply and time reveal
 * nothing. Beyond the limit the last valid code is mailed again, and a source where the page was opened before has a reserve.
 * Otherwise the request is stored like any other, but names nobody.
 */
export async function requestCode(
  firestore: Firestore,
  kind: AccessKind,
  request: CodeRequest,
): Promise<string> {
  const { number, contact, language, now } = request
  const flow = randomUUID()
  const document = requestOf(firestore, kind, flow)
  const key = contactKey(number, contact)
  const { codes, knownCodes } = statusPageBudgets(kind.name)
  const limit = firestore.doc(documentPaths.rateLimit(keyOf(codes.document, key)))
  const isKnown = await isKnownSource(firestore, kind, number, request)
  const expiresAt = new Date(now.getTime() + statusPage.codeLifetime)
  await compareAndSet(async () => {
    const stored = await limit.get()
    const batch = firestore.batch()
    const { wait, turns, next } = readBudget(stored, codes.allowed, now)
    const { knownTurns, latest } = parseStored(CodesOfDocumentSchema, stored)
    const repeated = wait === 0 ? undefined : await validRequest(firestore, kind, latest, now)
    const mayPass = isKnown && waitTime(knownTurns, knownCodes.allowed, now) === 0
    const isReserved = wait > 0 && !repeated && mayPass
    const isNew = wait === 0 || isReserved
    writeIfUnchanged(batch, limit, stored.updateTime, {
      turns: wait === 0 ? next.turns : turns,
      knownTurns: [...recent(knownTurns, day, now), ...(isReserved ? [now.getTime()] : [])],
      latest: isNew ? document.id : latest,
      expiresAt: next.expiresAt,
    })
    if (repeated) batch.update(repeated.ref, { expiresAt })
    batch.create(document, {
      kind: 'request',
      number,
      contact: isNew || repeated ? key : '',
      flow,
      code: null,
      compares: repeated && !isKnown ? statusPage.comparesPerCode - statusPage.comparesPerRepeat : 0,
      ...(repeated && { repeats: repeated.id }),
      ...(isKnown && { isKnown }),
      ...(language && { language }),
      expiresAt,
    })
    return { batch, value: undefined }
  })
  return flow
}

async function validRequest(
  firestore: Firestore,
  kind: AccessKind,
  key: string,
  now: Date,
): Promise<DocumentSnapshot | undefined> {
  if (key === '') return undefined
  const stored = await firestore.doc(kind.pathOf(key)).get()
  return currentRequest(stored, now) && stored
}

export function namesOneOf({ number, contact }: RequestedCode, contacts: readonly string[]): boolean {
  return contacts.some((known) => known !== '' && contactKey(number, known) === contact)
}

type IssuedCode = { code: string; link: string }

/**
 * Creates the code of a request and stores its signature; undefined if it has one or has expired. The mail's link has its own
 * id, so that the requester cannot use up its comparisons with wrong guesses.
 */
export async function issueCode(
  document: DocumentReference,
  kind: AccessKind,
  { now, configuration }: { now: Date; configuration: Secret },
): Promise<IssuedCode | undefined> {
  const { firestore } = document
  const link = randomUUID()
  const ofLink = requestOf(firestore, kind, link)
  const { value } = await compareAndSet(async () => {
    const stored = await document.get()
    const request = currentRequest(stored, now)
    if (!request || request.code !== null) return { value: undefined }
    const { repeats = document.id } = request
    const code = codeFor(configuration, repeats)
    const signedFor = ({ id }: DocumentReference) => signCode(configuration, `${id} ${code}`)
    const batch = firestore.batch()
    writeIfUnchanged(batch, document, stored.updateTime, { code: signedFor(document) })
    batch.create(ofLink, { ...request, flow: link, repeats, code: signedFor(ofLink), compares: 0 })
    return { batch, value: { code, link } }
  })
  return value
}

const newToken = (): string => randomBytes(32).toString('base64url')

export type GivenToken = { token: string; expiresAt: Date }

export function giveToken(
  writer: { create(document: DocumentReference, data: object): unknown },
  firestore: Firestore,
  kind: AccessKind,
  { id, now }: { id: string; now: Date },
): GivenToken {
  const token = newToken()
  const expiresAt = new Date(now.getTime() + statusPage.tokenLifetime)
  writer.create(accessOf(firestore, kind, 'token', token), kind.tokenFields(id, now, expiresAt))
  return { token, expiresAt }
}

type Attempt = Source & { number: string; code: string; flow?: string | undefined }

/**
 * Exchanges a code for a token: once, or any number of times for a follow-up code. Returns undefined for a wrong code. Every
 * comparison of six digits is counted before it is made, in one compare-and-set with its consequences.
 */
async function exchangeCode(
  firestore: Firestore,
  kind: AccessKind,
  attempt: Attempt,
  configuration: Secret,
): Promise<GivenToken | undefined> {
  const { number, code, flow = '', now } = attempt
  const { standing } = kind
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
    const isOpen = request?.number === number && request.compares < statusPage.comparesPerCode
    if (!isOpen || !stored?.updateTime) return { value: undefined }
    if (isSameCode(request.code, signed)) {
      // One code may be mailed for several requests; its first use ends it for all.
      const first = request.repeats ? await firestore.doc(kind.pathOf(request.repeats)).get() : stored
      if (!first.updateTime) return { value: undefined }
      for (const { ref, updateTime } of new Set([stored, first])) {
        if (updateTime) batch.delete(ref, { lastUpdateTime: updateTime })
      }
      rememberSource(batch, firestore, kind, number, attempt)
      return give(idOfNumber(number))
    }
    writeIfUnchanged(batch, requested, stored.updateTime, { compares: request.compares + 1 })
    return { batch, value: undefined }
  })
  return value
}

/**
 * Opens a status page by its code. Only failures are counted for a network, so that a right code always opens. Throws 400 for a
 * wrong code, 429 after too many.
 */
export async function openByCode(
  firestore: Firestore,
  kind: AccessKind,
  attempt: Attempt,
  configuration: Secret,
): Promise<{ token: string; expiresAt: string }> {
  const opened = await exchangeCode(firestore, kind, attempt, configuration)
  if (opened) return { token: opened.token, expiresAt: opened.expiresAt.toISOString() }
  const { address, now } = attempt
  const { failures } = statusPageBudgets(kind.name)
  const wait = await countRequest(firestore, [failures], { network: address }, now)
  throw wait > 0 ? new Failure('too-often', { headers: retryAfter(wait) }) : new Failure('wrong-code')
}
