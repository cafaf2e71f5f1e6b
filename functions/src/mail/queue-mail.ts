import { randomUUID } from 'node:crypto'
import { limits } from '@prangan/contract/limits'
import { collectionPaths } from '@prangan/contract/paths'
import type { Mail } from '@prangan/contract/schemas/mail'
import type { Firestore, Transaction, WriteBatch } from 'firebase-admin/firestore'

/**
 * Queues a mail in the transaction or batch of its change; `on-mail-created` sends it. Returns its id. A mail that a stranger
 * caused by typing an address waits if that address got enough of them. One-time codes are never queued, since they are stored
 * nowhere in plain text.
 */
export function queueMail(
  writer: Pick<Transaction | WriteBatch, 'create'>,
  firestore: Firestore,
  mail: Mail,
  now: Date,
  { isByStranger = false }: { isByStranger?: boolean } = {},
): string {
  const id = randomUUID()
  const expiresAt = new Date(now.getTime() + limits.mailLifetime)
  writer.create(firestore.collection(collectionPaths.mail).doc(id), {
    ...mail,
    at: now,
    expiresAt,
    ...(isByStranger && { isByStranger }),
  })
  return id
}
