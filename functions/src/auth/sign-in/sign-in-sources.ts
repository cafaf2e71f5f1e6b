import { limits } from '@prangan/contract/limits'
import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import type { DocumentReference, Firestore } from 'firebase-admin/firestore'
import { networkOf } from '../../http/client-address.ts'
import { keyOf } from '../../lib/rate-limit.ts'
import { isKnown, type SourceState } from './sign-in-rules.ts'

/** Who tries to sign in: to which account, from which network address and device, when. */
export type Attempt = { account: string; address: string; device: string | undefined; now: Date }

type Sources = { network: DocumentReference; device: DocumentReference | undefined }

/** Where the sign-ins to an account are counted for the network and the device of an attempt. */
export function sourcesOf(firestore: Firestore, { account, address, device }: Attempt): Sources {
  const source = (kind: string, name: string) =>
    firestore.doc(documentPaths.rateLimit(keyOf(kind, `${account} ${name}`)))
  return {
    network: source('signIn', networkOf(address)),
    device: device === undefined ? undefined : source('signInBy', device),
  }
}

/** What names the account in each document that counts for it, so that all of them are found. */
export const accountKey = (account: string): string => keyOf('account', account)

/** Says whether the account has signed in from this device or network lately. */
export async function isKnownSource(firestore: Firestore, attempt: Attempt): Promise<boolean> {
  const { network, device } = sourcesOf(firestore, attempt)
  const stored = await firestore.getAll(network, ...(device ? [device] : []))
  return stored.some((source) => isKnown({ ...noFailures, ...source.data() }, attempt.now))
}

export const noFailures: SourceState = { underWay: [], failures: 0, failedAt: 0, notedAt: 0, knownUntil: 0 }

/** What is stored of a source from which the right password, or a mailed code, came. */
export function knownSource({ account, now }: Attempt) {
  const knownUntil = now.getTime() + limits.signIn.knownFor
  return { account: accountKey(account), failures: 0, knownUntil, expiresAt: new Date(knownUntil) }
}

/** Keeps in mind that the account's owner is at this device and network. */
export async function rememberSource(firestore: Firestore, attempt: Attempt): Promise<void> {
  const { network, device } = sourcesOf(firestore, attempt)
  const batch = firestore.batch()
  for (const source of [network, device]) if (source) batch.set(source, knownSource(attempt), { merge: true })
  await batch.commit()
}

/** A batch takes 500 writes. */
const perBatch = 500

/** Forgets the failures, and the known sources, of an account: those of a password that is no longer its own. */
export async function forgetSignIns(firestore: Firestore, account: string): Promise<void> {
  const query = firestore.collection(collectionPaths.rateLimits).where('account', '==', accountKey(account))
  const { docs } = await query.select().get()
  for (let start = 0; start < docs.length; start += perBatch) {
    const batch = firestore.batch()
    for (const { ref } of docs.slice(start, start + perBatch)) batch.delete(ref)
    await batch.commit()
  }
}
