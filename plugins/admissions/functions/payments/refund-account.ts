import type { Configuration } from '@prangan/functions/lib/configuration'
import { Failure } from '@prangan/functions/lib/failure'
import { parseStored } from '@prangan/functions/lib/parse-stored'
import { seal, sealingKey, unseal } from '@prangan/functions/lib/seal'
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore'
import { admissionPaths } from '../../contract/paths.ts'
import { type RefundAccount, RefundAccountSchema } from '../../contract/schemas/payment.ts'
import {
  type RefundAccountDocument,
  RefundAccountDocumentSchema,
} from '../../contract/schemas/payment-entries.ts'

type Secret = Pick<Configuration, 'otpSecret'>

export const refundAccountReference = (firestore: Firestore, application: string): DocumentReference =>
  firestore.doc(admissionPaths.refundAccount(application))

/** Each application has a key of its own, so that an account that is copied to another one cannot be read there. */
const keyFor = (configuration: Secret, application: string): Buffer =>
  sealingKey(configuration, `refund account ${application}`)

export const sealAccount = (
  configuration: Secret,
  application: string,
  account: RefundAccount,
  givenAt: Date,
): RefundAccountDocument => ({ sealed: seal(keyFor(configuration, application), account), givenAt })

/** Throws 404 without an account, and 409 if it was sealed by another secret. */
export function openAccount(configuration: Secret, stored: DocumentSnapshot): RefundAccount {
  if (!stored.exists) throw new Failure('no-refund-account')
  const { sealed } = parseStored(RefundAccountDocumentSchema, stored)
  const key = keyFor(configuration, stored.id)
  try {
    return RefundAccountSchema.parse(unseal(key, sealed))
  } catch (cause) {
    throw new Failure('refund-account-unreadable', { cause })
  }
}
