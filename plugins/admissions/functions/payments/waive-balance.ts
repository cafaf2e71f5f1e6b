import type { Handler } from '@prangan/functions/http/handler'
import { Failure } from '@prangan/functions/lib/failure'
import { balanceOf } from '../../contract/paid.ts'
import { changeApplication, type FullApplication, type OfficeChange } from '../application-store.ts'
import { addPayment } from './payment-store.ts'

/**
 * Writes the balance of a part payment off, with a reason that the applicant reads, or takes that back. No money moves: a day's
 * closing names it, and adds nothing.
 */
export const waiveBalance: Handler<'waiveBalance'> = async ({ params: { id }, body }, context) => {
  const { caller, firebase, now } = context
  const firestore = await firebase.firestore()
  const { version, action, amount, reason } = body
  const by = caller.email
  const changed = await changeApplication(context, { id, version }, (before, _, transaction) => {
    const waiver = action === 'waive' ? { amount, reason, by, at: now } : null
    refuseOther(before, amount, action)
    const topic = waiver ? 'balance waived' : 'waiver taken back'
    addPayment(transaction, firestore, before, {
      ...{ kind: topic, reference: '', paidOn: '', amount, reason, by, at: now },
      ...{ expected: amount, heads: [], isFurther: true },
    })
    return changeOf(before, { waiver, topic, amount, reason })
  })
  return { message: 'Application updated successfully!', version: changed }
}

function refuseOther(before: FullApplication, amount: number, action: 'waive' | 'take back'): void {
  if (before.status !== 'admitted') throw new Failure('not-now')
  if (action === 'waive' && before.reportedBalance) throw new Failure('balance-reported')
  const now = action === 'waive' ? balanceOf(before) : (before.waiver?.amount ?? 0)
  if (now === 0 || now !== amount) throw new Failure('balance-changed')
}

type Change = Pick<FullApplication, 'waiver'> & {
  topic: 'balance waived' | 'waiver taken back'
  amount: number
  reason: string
}

function changeOf(before: FullApplication, { waiver, topic, amount, reason }: Change): OfficeChange {
  const balance = balanceOf({ ...before, waiver })
  return {
    fields: { waiver },
    action: topic,
    detail: `₹${amount}: ${reason}`,
    mail: {
      topic,
      content: { kind: 'admission payment', topic, amount, balance, receiptNumber: '', note: reason },
    },
  }
}
