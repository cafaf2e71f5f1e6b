import { randomUUID } from 'node:crypto'
import { fieldMessages } from '@prangan/contract/field-messages'
import { dayInIndia } from '@prangan/contract/india-time'
import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import { Failure } from '@prangan/functions/lib/failure'
import { parseStored } from '@prangan/functions/lib/parse-stored'
import type { Firestore, Transaction, WriteBatch } from 'firebase-admin/firestore'
import { admissionPaths } from '../../contract/paths.ts'
import { financialYearOf, receiptNumberOf, referenceKey } from '../../contract/receipts.ts'
import type { AdmissionDocument } from '../../contract/schemas/application.ts'
import {
  type PaymentEntry,
  type PaymentReference,
  PaymentReferenceSchema,
} from '../../contract/schemas/payment-entries.ts'
import { nextNumber } from '../next-number.ts'

type Payer = Pick<
  AdmissionDocument,
  'applicationNumber' | 'name' | 'course' | 'session' | 'programme' | 'offer'
> & { id: string }

type Paid = Pick<PaymentEntry, 'kind' | 'reference' | 'paidOn' | 'amount' | 'at' | 'by'> &
  Partial<
    Pick<
      PaymentEntry,
      'difference' | 'receiptNumber' | 'reason' | 'credit' | 'expected' | 'heads' | 'isFurther'
    >
  >

/** Adds what happened to the money of an application, in the write that changes the application. */
export function addPayment(
  writer: Pick<Transaction | WriteBatch, 'create'>,
  firestore: Firestore,
  { id, applicationNumber, name, course, session, programme, offer }: Payer,
  paid: Paid,
): void {
  const entry: PaymentEntry = {
    application: id,
    ...{ applicationNumber, name, course, session, programme },
    expected: offer?.amount ?? paid.amount,
    heads: offer?.heads ?? [],
    isFurther: false,
    difference: null,
    receiptNumber: '',
    reason: '',
    credit: '',
    ...paid,
    referenceKey: referenceKey(paid.reference),
    day: dayInIndia(paid.at),
  }
  writer.create(firestore.doc(admissionPaths.payment(randomUUID())), entry)
}

/**
 * Lets a reference count for an application. Throws 409, naming the other application, if it counts already. It reads and
 * returns what writes, since a transaction reads first.
 */
export async function claimReference(
  transaction: Transaction,
  firestore: Firestore,
  reference: string,
  { id, applicationNumber }: Pick<Payer, 'id' | 'applicationNumber'>,
): Promise<(paid: Omit<PaymentReference, 'application' | 'applicationNumber'>) => void> {
  const claim = firestore.doc(admissionPaths.paymentReference(referenceKey(reference)))
  const stored = await transaction.get(claim)
  const other = stored.exists
    ? parseStored(PaymentReferenceSchema, stored)
    : await countedBefore(transaction, firestore, reference, id)
  if (other) throw await countedFor(transaction, firestore, reference, other)
  return (paid) => transaction.create(claim, { application: id, applicationNumber, ...paid })
}

type Counted = Pick<PaymentReference, 'application' | 'applicationNumber' | 'receiptNumber'>

/** Returns the refusal of a reference, which says for whom it counts already. */
export async function countedFor(
  transaction: Transaction,
  firestore: Firestore,
  reference: string,
  { application, applicationNumber, receiptNumber }: Counted,
): Promise<Failure> {
  const stored = await transaction.get(firestore.doc(documentPaths.admission(application)))
  const name = String(stored.get('name') ?? '')
  return new Failure('reference-counted', {
    fields: {
      reference: fieldMessages.referenceCounted(reference, name, applicationNumber, receiptNumber),
    },
  })
}

/** Throws 409 if the reference of a refund is that of a fee that came in: nobody could find the refund by it. */
export async function refuseIncoming(
  transaction: Transaction,
  firestore: Firestore,
  reference: string,
  { fee, otherReceipts }: Pick<AdmissionDocument, 'fee' | 'otherReceipts'>,
): Promise<void> {
  const key = referenceKey(reference)
  const own = [...(fee ? [fee] : []), ...otherReceipts]
  const claim = await transaction.get(firestore.doc(admissionPaths.paymentReference(key)))
  if (claim.exists || own.some((paid) => referenceKey(paid.reference) === key)) {
    throw new Failure('refund-reference-counted')
  }
}

/** Fees that were confirmed before references were claimed are found by the reference as it was typed. */
async function countedBefore(
  transaction: Transaction,
  firestore: Firestore,
  reference: string,
  id: string,
): Promise<Counted | undefined> {
  const same = firestore.collection(collectionPaths.admissions).where('fee.reference', '==', reference)
  const { docs } = await transaction.get(same.limit(20))
  const other = docs.find((stored) => stored.id !== id && stored.get('fee.confirmedAt'))
  return (
    other && {
      application: other.id,
      applicationNumber: String(other.get('applicationNumber')),
      receiptNumber: String(other.get('fee.receiptNumber')),
    }
  )
}

/** Returns the next receipt number of the day's financial year, and what gives it away. */
export async function nextReceipt(
  transaction: Transaction,
  firestore: Firestore,
  now: Date,
): Promise<{ number: string; give: () => void }> {
  const year = financialYearOf(dayInIndia(now))
  const { next, give } = await nextNumber(transaction, firestore.doc(admissionPaths.receiptCounter(year)))
  return { number: receiptNumberOf(year, next), give }
}
