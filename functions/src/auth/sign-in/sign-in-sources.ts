import { limits } from '@prangan/contract/limits'
import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import { SignInSourceDocumentSchema } from '@prangan/contract/schemas/private-documents'
import type { DocumentReference, Firestore } from 'firebase-admin/firestore'
import { limitedNetworks } from '../../http/client-address.ts'
import { parseStored } from '../../lib/parse-stored.ts'
import { keyOf } from '../../lib/rate-limit.ts'
import { isKnown } from './sign-in-rules.ts'

/** An attempt to sign in: to which account, from which network address and device, when. */
export type Attempt = { account: string; address: string; device: string | undefined; now: Date }

/** A document that counts for a network, and how many times as much that may do as one connection. */
export type NetworkDocument = { document: DocumentReference; times: number }

type Sources = {
  /** The connection's own network, which may be known. */
  network: DocumentReference
  /** The wider networks around it. */
  around: NetworkDocument[]
  device: DocumentReference | undefined
}

/** The documents that count sign-ins to the account from the attempt's networks and device. */
export function sourcesOf(firestore: Firestore, { account, address, device }: Attempt): Sources {
  const source = (kind: string, name: string) =>
    firestore.doc(documentPaths.rateLimit(keyOf(kind, `${account} ${name}`)))
  const [own, ...wider] = limitedNetworks(address)
  return {
    network: source('signIn', own.network),
    around: wider.map(({ network, times }) => ({ document: source('signIn', network), times })),
    device: device === undefined ? undefined : source('signInBy', device),
  }
}

/** Identifies the account in each document that counts for it, so that a query finds them all. */
export const accountKey = (account: string): string => keyOf('account', account)

/** Returns whether the account has signed in from this device or network recently. */
export async function isKnownSource(firestore: Firestore, attempt: Attempt): Promise<boolean> {
  const { network, device } = sourcesOf(firestore, attempt)
  const stored = await firestore.getAll(network, ...(device ? [device] : []))
  return stored.some((source) => isKnown(parseStored(SignInSourceDocumentSchema, source), attempt.now))
}

/** The document of a source from which the correct password, or a mailed code, came. */
export function knownSource({ account, now }: Attempt) {
  const knownUntil = now.getTime() + limits.signIn.knownFor
  return { account: accountKey(account), failures: 0, knownUntil, expiresAt: new Date(knownUntil) }
}

/** Marks the device and network as known: the account's owner uses them. */
export async function rememberSource(firestore: Firestore, attempt: Attempt): Promise<void> {
  const { network, device } = sourcesOf(firestore, attempt)
  const batch = firestore.batch()
  for (const source of [network, device]) if (source) batch.set(source, knownSource(attempt), { merge: true })
  await batch.commit()
}

/** A batch may have 500 writes. */
const perBatch = 500

/** Deletes an account's failures and known sources, which belong to its previous password. */
export async function forgetSignIns(firestore: Firestore, account: string): Promise<void> {
  const query = firestore.collection(collectionPaths.rateLimits).where('account', '==', accountKey(account))
  const { docs } = await query.select().get()
  for (let start = 0; start < docs.length; start += perBatch) {
    const batch = firestore.batch()
    for (const { ref } of docs.slice(start, start + perBatch)) batch.delete(ref)
    await batch.commit()
  }
}
