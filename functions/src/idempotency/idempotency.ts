import { createHash, createHmac } from 'node:crypto'
import { limits } from '@prangan/contract/limits'
import { documentPaths } from '@prangan/contract/paths'
import { IdempotencyKeyDocumentSchema } from '@prangan/contract/schemas/private-documents'
import type { DocumentReference, DocumentSnapshot, Transaction, WriteBatch } from 'firebase-admin/firestore'
import type { SentFile } from '../http/read-multipart.ts'
import { Failure, retryAfter } from '../lib/failure.ts'
import type { Firebase } from '../lib/firebase.ts'
import { parseStored } from '../lib/parse-stored.ts'
import { runTransaction } from '../lib/run-transaction.ts'
import { seal, unseal } from '../lib/seal.ts'

/** Makes a create repeatable: its reply is stored under the `Idempotency-Key`. Without a key nothing is stored. */
export type Idempotency = {
  /** Stores the reply in the create's own batch or transaction, which fails if another request was faster. */
  keepAnswer(writer: Pick<Transaction | WriteBatch, 'create'>, answer: object): void
  /** Throws 503 if the same request has been done by then. For a `prepare` that is called again after a conflict. */
  refuseRepeat(): Promise<void>
}

export const noIdempotency: Idempotency = { keepAnswer: () => {}, refuseRepeat: async () => {} }

export type KeyedRequest = {
  key: string
  scope: readonly string[]
  fields: unknown
  files: Readonly<Record<string, SentFile | undefined>>
}

export function parseIdempotencyKey(header: string | undefined): string | undefined {
  if (header === undefined) return undefined
  const key = /^("?)([\w-]{16,128})\1$/.exec(header)?.[2]
  if (!key) throw new Failure('bad-key')
  return key
}

/**
 * Runs a create once for its key: a repeated request gets the first reply and creates nothing. Failures are not stored, so they
 * can be retried. Throws 422 if the key belongs to other content.
 */
export async function doOnce<Output>(
  request: KeyedRequest,
  { firebase, now }: { firebase: Firebase; now: Date },
  work: (idempotency: Idempotency) => Promise<Output>,
): Promise<Output | object> {
  const firestore = await firebase.firestore()
  const document = firestore.doc(documentPaths.idempotencyKey(hashOf([...request.scope, request.key])))
  const fingerprint = fingerprintOf(request)
  const readAnswer = () => readKept(document, { key: request.key, fingerprint, now })
  const kept = await readAnswer()
  if (kept) return kept
  // The key has just been read. Another request can only have been faster from the second attempt on.
  let isFirst = true
  const idempotency: Idempotency = {
    keepAnswer: (writer, answer) => {
      const expiresAt = new Date(now.getTime() + limits.idempotency.lifetime)
      writer.create(document, { fingerprint, answer: seal(sealedBy(request.key), answer), expiresAt })
    },
    refuseRepeat: async () => {
      if (!isFirst && (await document.get()).exists) throw new Failure('busy', { headers: retryAfter(1_000) })
      isFirst = false
    },
  }
  try {
    return await work(idempotency)
  } catch (error) {
    // A parallel request with the same key was faster, or the reply to our own commit was lost.
    const done = await readAnswer()
    if (done) return done
    throw error
  }
}

async function readKept(
  document: DocumentReference,
  { key, fingerprint, now }: { key: string; fingerprint: string; now: Date },
): Promise<object | undefined> {
  const stored = await document.get()
  if (!stored.exists) return undefined
  if (isExpired(stored, now)) {
    await deleteExpired(document, now)
    return undefined
  }
  const kept = parseStored(IdempotencyKeyDocumentSchema, stored)
  if (kept.fingerprint !== fingerprint) throw new Failure('key-reused')
  return unseal(sealedBy(key), kept.answer)
}

/** The key of a request is stored nowhere: only its sender may learn what the reply contains. */
const sealedBy = (key: string): Buffer => createHmac('sha256', key).update('answer').digest()

const isExpired = (stored: DocumentSnapshot, now: Date): boolean =>
  parseStored(IdempotencyKeyDocumentSchema, stored).expiresAt <= now

/** It needs a transaction, because a parallel request may have deleted it and stored its own reply. */
async function deleteExpired(document: DocumentReference, now: Date): Promise<void> {
  await runTransaction(document.firestore, async (transaction) => {
    const stored = await transaction.get(document)
    if (stored.exists && isExpired(stored, now)) transaction.delete(document)
  })
}

const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url')

/** Identifies the content. The hash uses the key, which is stored nowhere, so the content cannot be guessed. */
function fingerprintOf({ key, fields, files }: KeyedRequest): string {
  const hmac = createHmac('sha256', key).update(JSON.stringify(fields))
  for (const [field, file] of Object.entries(files)) {
    hmac.update(JSON.stringify([field, file?.name, file?.bytes.length])).update(file?.bytes ?? '')
  }
  return hmac.digest('base64url')
}
