import { limits } from '@prangan/contract/limits'
import { documents } from '@prangan/contract/paths'
import type { AdmissionInput } from '@prangan/contract/schemas/admissions'
import type { DocumentReference, DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore'
import { keyOf } from '../auth/throttle.ts'

/** A text as it is compared: whatever its case, its spaces or its Unicode form. */
const normalised = (text: string): string => text.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase()

/** Where it is kept for a while that an application with just these fields came in; its name tells none of them. */
export function sameApplication(firestore: Firestore, application: AdmissionInput): DocumentReference {
  const fields = Object.entries(application).sort(([a], [b]) => (a < b ? -1 : 1))
  const texts = fields.map(([name, text]) => [name, normalised(text)])
  return firestore.doc(documents.rateLimit(keyOf('application', JSON.stringify(texts))))
}

/** The number that the same application was given a short while ago; undefined where none was. */
export function numberGiven(same: DocumentSnapshot, now: Date): string | undefined {
  const expiresAt = same.get('expiresAt') as { toMillis(): number } | undefined
  const isFresh = expiresAt !== undefined && expiresAt.toMillis() > now.getTime()
  return isFresh ? String(same.get('applicationNumber')) : undefined
}

/** Remembers the number for as long as the same application is taken for the one that came in. */
export function rememberNumber(
  transaction: Transaction,
  same: DocumentReference,
  { applicationNumber, now }: { applicationNumber: string; now: Date },
): void {
  const expiresAt = new Date(now.getTime() + limits.publicForms.sameWithin)
  transaction.set(same, { applicationNumber, expiresAt })
}
