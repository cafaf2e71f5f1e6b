import { fieldMessages } from '@prangan/contract/field-messages'
import { addAudit, doneBy } from '@prangan/functions/audit/audit'
import type { Handler } from '@prangan/functions/http/handler'
import { Failure } from '@prangan/functions/lib/failure'
import { parseStored } from '@prangan/functions/lib/parse-stored'
import { runTransaction } from '@prangan/functions/lib/run-transaction'
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore'
import { admissionPaths, collectionPaths } from '../../contract/paths.ts'
import { referenceKey } from '../../contract/receipts.ts'
import { type BankCredit, BankCreditSchema } from '../../contract/schemas/bank-credits.ts'
import { countedFor } from './payment-store.ts'

type StoredCredit = BankCredit & { id: string }

export function toCredit(stored: DocumentSnapshot): StoredCredit {
  if (!stored.exists) throw new Failure('no-such-credit')
  return { ...parseStored(BankCreditSchema, stored), id: stored.id }
}

/** Rupees; a fee has no paise. */
const rupeesOf = ({ paise }: BankCredit): number => Math.floor(paise / 100)

type Wanted = { credit?: string | undefined; reference: string; amount: number; application: string }

/**
 * Returns the credit that a confirmed fee uses up: the named one, or an open one with its reference and sum, if the statement was
 * imported already. Throws 409 if somebody else has just decided about the named one, or the reference is that of a credit that
 * was another application's.
 */
export async function creditOf(
  transaction: Transaction,
  firestore: Firestore,
  { credit: id, reference, amount, application }: Wanted,
): Promise<StoredCredit | undefined> {
  if (id !== undefined) {
    const credit = toCredit(await transaction.get(firestore.doc(admissionPaths.credit(id))))
    if (credit.status !== 'open') throw new Failure('credit-decided')
    if (rupeesOf(credit) !== amount) {
      throw new Failure('invalid-input', { fields: { amount: fieldMessages.notTheCredit } })
    }
    return credit
  }
  const key = referenceKey(reference)
  const known = firestore.collection(collectionPaths.bankCredits).where('keys', 'array-contains', key)
  const credits = (await transaction.get(known.limit(20))).docs.map(toCredit)
  const open = credits.find((credit) => credit.status === 'open' && rupeesOf(credit) === amount)
  const counted = credits.find(
    (credit) =>
      credit.status === 'confirmed' &&
      credit.application !== application &&
      referenceKey(credit.reference) === key,
  )
  if (!open && counted) throw await countedFor(transaction, firestore, reference, counted)
  return open
}

type Settled = Pick<BankCredit, 'applicationNumber' | 'receiptNumber' | 'note'> & {
  id: string
  by: string
  at: Date
}

export function settleCredit(
  transaction: Transaction,
  firestore: Firestore,
  { id, version }: StoredCredit,
  { id: application, applicationNumber, receiptNumber, note, by, at }: Settled,
): void {
  transaction.update(firestore.doc(admissionPaths.credit(id)), {
    ...{ status: 'confirmed', application, applicationNumber, receiptNumber, note },
    ...{ decidedAt: at, decidedBy: by, version: version + 1 },
  })
}

/** Returns what opens the credits of a receipt again, since a transaction reads first. */
export async function reopenCredits(
  transaction: Transaction,
  firestore: Firestore,
  receiptNumber: string,
  { by, at }: { by: string; at: Date },
): Promise<() => void> {
  const settled = firestore
    .collection(collectionPaths.bankCredits)
    .where('receiptNumber', '==', receiptNumber)
  const { docs } = await transaction.get(settled)
  return () => {
    for (const stored of docs) {
      transaction.update(stored.ref, {
        ...{ status: 'open', application: '', applicationNumber: '', receiptNumber: '', note: '' },
        ...{ decidedAt: at, decidedBy: by, version: toCredit(stored).version + 1 },
      })
    }
  }
}

const mostNotFor = 50

export const decideCredit: Handler<'decideCredit'> = async ({ params, body }, context) => {
  const { firebase, caller, now } = context
  const firestore = await firebase.firestore()
  const document = firestore.doc(admissionPaths.credit(params.id))
  const version = await runTransaction(firestore, async (transaction) => {
    const before = toCredit(await transaction.get(document))
    if (body.version !== before.version) throw new Failure('changed-meanwhile')
    const fields = decidedFields(before, body)
    const version = before.version + 1
    transaction.update(document, { ...fields, decidedAt: now, decidedBy: caller.email, version })
    addAudit(transaction, firestore, {
      action: 'credit decided',
      subject: admissionPaths.credit(before.account),
      detail: [before.id, body.action, body.application, body.note].filter(Boolean).join(' '),
      ...doneBy(context),
    })
    return version
  })
  return { message: 'Credit updated successfully!', version }
}

function decidedFields(
  before: BankCredit,
  { action, application, note }: { action: string; application?: string | undefined; note: string },
): Partial<BankCredit> {
  if (action === 'open') {
    if (before.status !== 'set aside') throw new Failure('not-now')
    return { status: 'open', note: '' }
  }
  if (before.status !== 'open') throw new Failure('not-now')
  if (action === 'set aside') return { status: 'set aside', note }
  return { notFor: [...new Set([...before.notFor, application ?? ''])].slice(-mostNotFor) }
}
