import { documentPaths } from '@prangan/contract/paths'
import { addAudit, doneBy } from '@prangan/functions/audit/audit'
import type { Handler } from '@prangan/functions/http/handler'
import { Failure } from '@prangan/functions/lib/failure'
import { parseStored } from '@prangan/functions/lib/parse-stored'
import { runTransaction } from '@prangan/functions/lib/run-transaction'
import type { Firestore, Transaction } from 'firebase-admin/firestore'
import { type PaidReceipt, receiptsOf } from '../../contract/paid.ts'
import { admissionPaths, collectionPaths } from '../../contract/paths.ts'
import { referenceKey } from '../../contract/receipts.ts'
import { PaymentReferenceSchema } from '../../contract/schemas/payment-entries.ts'
import { toFullApplication } from '../application-store.ts'
import { settleCredit, toCredit } from './credits.ts'
import { addPayment } from './payment-store.ts'

/**
 * Links a credit with a confirmed payment by hand: the bank's sum or reference differs from what was confirmed, which stays. The
 * credit leaves the register of money that is nobody's.
 */
export const linkCredit: Handler<'linkCredit'> = async ({ params, body }, context) => {
  const { firebase, caller, now } = context
  const firestore = await firebase.firestore()
  const { receiptNumber, note } = body
  const version = await runTransaction(firestore, async (transaction) => {
    const credit = toCredit(await transaction.get(firestore.doc(admissionPaths.credit(params.id))))
    if (body.version !== credit.version) throw new Failure('changed-meanwhile')
    if (credit.status !== 'open') throw new Failure('credit-decided')
    const application = toFullApplication(
      await transaction.get(firestore.doc(documentPaths.admission(body.application))),
    )
    const receipt = receiptsOf(application).find((one) => one.receiptNumber === receiptNumber)
    if (!receipt) throw new Failure('no-such-receipt')
    if (receipt.receiptCancelled?.isUndone) throw new Failure('confirmation-final')
    const claim = await claimToLink(transaction, firestore, application.id, receipt)
    const settled = { ...application, receiptNumber, note, by: caller.email, at: now }
    settleCredit(transaction, firestore, credit, settled)
    claim(credit.id)
    const { reference, paidOn } = receipt
    addPayment(transaction, firestore, application, {
      ...{ kind: 'credit linked', reference, paidOn, receiptNumber, reason: note, credit: credit.id },
      ...{ amount: Math.floor(credit.paise / 100), by: caller.email, at: now },
    })
    addAudit(transaction, firestore, {
      action: 'credit linked',
      subject: application.path,
      detail: `receipt ${receiptNumber} of ₹${receipt.amount}, credit of ₹${credit.paise / 100}: ${note}`,
      ...doneBy(context),
    })
    return credit.version + 1
  })
  return { message: 'Credit linked successfully!', version }
}

/** Returns what names the credit in the claim of the reference. Throws 409 if the payment has a credit. */
async function claimToLink(
  transaction: Transaction,
  firestore: Firestore,
  application: string,
  { reference, receiptNumber }: PaidReceipt,
): Promise<(credit: string) => void> {
  const credits = firestore.collection(collectionPaths.bankCredits)
  const linked = await transaction.get(credits.where('receiptNumber', '==', receiptNumber).limit(1))
  if (!linked.empty) throw new Failure('receipt-linked')
  const claim = firestore.doc(admissionPaths.paymentReference(referenceKey(reference)))
  const stored = await transaction.get(claim)
  const isOwn = stored.exists && parseStored(PaymentReferenceSchema, stored).application === application
  return (credit) => {
    if (isOwn) transaction.update(claim, { credit })
  }
}
