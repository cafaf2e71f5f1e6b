import { limits } from '@prangan/contract/limits'
import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import { SignInSourceDocumentSchema } from '@prangan/contract/schemas/private-documents'
import type { DocumentReference, Firestore } from 'firebase-admin/firestore'
import { limitedNetworks } from '../../http/client-address.ts'
import { keyOf } from '../../lib/budgets.ts'
import { parseStored } from '../../lib/parse-stored.ts'
import { isKnown } from './sign-in-rules.ts'

export type Attempt = { account: string; address: string; device: string | undefined; now: Date }

export type NetworkDocument = { document: DocumentReference; times: number }

type Sources = {
  network: DocumentReference
  around: NetworkDocument[]
  device: DocumentReference | undefined
}

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

export const accountKey = (account: string): string => keyOf('account', account)

export async function isKnownSource(firestore: Firestore, attempt: Attempt): Promise<boolean> {
  const { network, device } = sourcesOf(firestore, attempt)
  const stored = await firestore.getAll(network, ...(device ? [device] : []))
  return stored.some((source) => isKnown(parseStored(SignInSourceDocumentSchema, source), attempt.now))
}

export function knownSource({ account, now }: Attempt) {
  const knownUntil = now.getTime() + limits.signIn.knownFor
  return { account: accountKey(account), failures: 0, knownUntil, expiresAt: new Date(knownUntil) }
}

export async function rememberSource(firestore: Firestore, attempt: Attempt): Promise<void> {
  const { network, device } = sourcesOf(firestore, attempt)
  const batch = firestore.batch()
  for (const source of [network, device]) if (source) batch.set(source, knownSource(attempt), { merge: true })
  await batch.commit()
}

/** Firestore allows 500 writes in a batch. */
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
