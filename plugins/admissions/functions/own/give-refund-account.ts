import type { Handler } from '@prangan/functions/http/handler'
import type { Configuration } from '@prangan/functions/lib/configuration'
import { Failure } from '@prangan/functions/lib/failure'
import type { DocumentSnapshot } from 'firebase-admin/firestore'
import { isRefundDue, payUntil } from '../../contract/refund.ts'
import type { RefundAccount } from '../../contract/schemas/payment.ts'
import { openAccount, refundAccountReference, sealAccount } from '../payments/refund-account.ts'
import { changeOwn } from './change-own.ts'

/** Stores the account for a refund, in place of an earlier one. The applicant is mailed, in case it was somebody else. */
export const giveRefundAccount: Handler<'giveRefundAccount'> = async ({ body }, context) => {
  const { token, ...account } = body
  const { configuration } = context
  const firestore = await context.firebase.firestore()
  return changeOwn(
    token,
    context,
    async ({ id, application, session, now }, transaction) => {
      const { refund } = application
      if (!isRefundDue(refund)) throw new Failure('no-refund-due')
      const reference = refundAccountReference(firestore, id)
      if (isSame(configuration, await transaction.get(reference), account)) return undefined
      const shown = { lastFour: account.number.slice(-4), ifsc: account.ifsc }
      transaction.set(reference, sealAccount(configuration, id, account, now))
      return {
        fields: { refund: { ...refund, account: { ...shown, givenAt: now } } },
        action: 'refund account given',
        detail: `ending in ${shown.lastFour}, ${shown.ifsc}`,
        mail: {
          ...{ kind: 'admission refund', topic: 'refund account given', amount: refund.amount },
          ...{ lastFour: shown.lastFour, reference: '' },
          ...(session && payUntil(refund, session.refund, now)),
        },
      }
    },
    'admission:fees',
  )
}

/** A repeated request changes nothing. */
function isSame(configuration: Configuration, stored: DocumentSnapshot, account: RefundAccount): boolean {
  try {
    const last = openAccount(configuration, stored)
    return (['name', 'number', 'ifsc', 'bank'] as const).every((part) => last[part] === account[part])
  } catch {
    return false
  }
}
