import { createHash, createHmac } from 'node:crypto'
import { limits } from '@prangan/contract/limits'
import { documentPaths } from '@prangan/contract/paths'
import type { DocumentReference, Timestamp, Transaction, WriteBatch } from 'firebase-admin/firestore'
import type { SentFile } from '../http/read-multipart.ts'
import { Failure } from '../lib/failure.ts'
import type { Firebase } from '../lib/firebase.ts'
import { retryAfter } from '../lib/rate-limit.ts'
import { isOvertaken } from '../lost-race.ts'

/** What lets a create be repeated: with an `Idempotency-Key` its answer is kept, without one nothing happens. */
export type Idempotency = {
  /** Keeps the answer in the batch or transaction of the create itself. It fails where another request was quicker. */
  keepAnswer(writer: Pick<Transaction | WriteBatch, 'create'>, answer: object): void
  /** Throws 503 where the same request was done meanwhile: asked by what prepares a commit again and again. */
  refuseRepeat(): Promise<void>
}

/** Of a request without a key. */
export const noIdempotency: Idempotency = { keepAnswer: () => {}, refuseRepeat: async () => {} }

/** A request with a key. `scope` is who sends it and to which endpoint; the rest is what it says. */
export type KeyedRequest = {
  key: string
  scope: readonly string[]
  fields: unknown
  files: Readonly<Record<string, SentFile | undefined>>
}

/** The key in an `Idempotency-Key` header, with or without quotes; undefined where there is none. Throws 400. */
export function parseIdempotencyKey(header: string | undefined): string | undefined {
  if (header === undefined) return undefined
  const key = /^("?)([\w-]{16,128})\1$/.exec(header)?.[2]
  if (!key) throw new Failure('bad-key')
  return key
}

/**
 * Does the work of a create once for a key: a repeat gets the first answer, and creates nothing. Failures are not kept,
 * so they can be tried again. Throws 422 where the key belongs to other content.
 */
export async function doOnce<Output>(
  request: KeyedRequest,
  { firebase, now }: { firebase: Firebase; now: Date },
  work: (idempotency: Idempotency) => Promise<Output>,
): Promise<Output> {
  const firestore = await firebase.firestore()
  const document = firestore.doc(documentPaths.idempotencyKey(hashOf([...request.scope, request.key])))
  const fingerprint = fingerprintOf(request)
  const readAnswer = () => readKept<Output>(document, fingerprint, now)
  const kept = await readAnswer()
  if (kept) return kept.answer
  // It was asked for just now; from the second preparation on, another request may have been quicker.
  let isFirst = true
  const idempotency: Idempotency = {
    keepAnswer: (writer, answer) => {
      const expiresAt = new Date(now.getTime() + limits.idempotency.lifetime)
      writer.create(document, { fingerprint, answer, expiresAt })
    },
    refuseRepeat: async () => {
      if (!isFirst && (await document.get()).exists) throw new Failure('busy', { headers: retryAfter(1_000) })
      isFirst = false
    },
  }
  try {
    return await work(idempotency)
  } catch (error) {
    // The same request at the same moment was quicker, or the reply to our own commit was lost.
    const done = await readAnswer()
    if (done) return done.answer
    throw error
  }
}

/** The answer that was kept under a key; undefined where there is none. What has expired is removed on the way. */
async function readKept<Output>(
  document: DocumentReference,
  fingerprint: string,
  now: Date,
): Promise<{ answer: Output } | undefined> {
  const stored = await document.get()
  if (!stored.exists) return undefined
  if ((stored.get('expiresAt') as Timestamp).toMillis() <= now.getTime()) {
    if (stored.updateTime) await forget(document, stored.updateTime)
    return undefined
  }
  if (stored.get('fingerprint') !== fingerprint) throw new Failure('key-reused')
  return { answer: stored.get('answer') as Output }
}

/** Another request may have removed it, and kept its own answer, at the same moment. */
async function forget(document: DocumentReference, lastUpdateTime: Timestamp): Promise<void> {
  await document.delete({ lastUpdateTime }).catch((error: unknown) => {
    if (!isOvertaken(error)) throw error
  })
}

const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url')

/** Tells content from content. The key itself is stored nowhere, so nobody finds out the content by guessing. */
function fingerprintOf({ key, fields, files }: KeyedRequest): string {
  const hmac = createHmac('sha256', key).update(JSON.stringify(fields))
  for (const [field, file] of Object.entries(files)) {
    hmac.update(JSON.stringify([field, file?.name, file?.bytes.length])).update(file?.bytes ?? '')
  }
  return hmac.digest('base64url')
}
