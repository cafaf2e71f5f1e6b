import type { Handler, Input } from '@prangan/functions/http/handler'
import { Failure } from '@prangan/functions/lib/failure'
import type { Firestore, Transaction } from 'firebase-admin/firestore'
import { openRefund } from '../../contract/refund.ts'
import type { ApplicationStatus } from '../../contract/schemas/application.ts'
import { mayBecome } from '../../contract/states.ts'
import { cancelReceipts } from '../payments/cancel-receipt.ts'
import { refundNow } from '../refund-now.ts'
import { changeOwn, type OwnChange } from './change-own.ts'
import type { Own } from './own-steps.ts'

const over: readonly ApplicationStatus[] = ['withdrawn', 'cancelled']

/**
 * Withdraws the application before the fee, or cancels the admission after it with today's refund of the session's rule. Throws
 * 409 if the applicant was shown another refund.
 */
export const withdrawOwnApplication: Handler<'withdrawOwnApplication'> = async ({ body }, context) =>
  changeOwn(
    body.token,
    context,
    async (own, transaction, by) =>
      withdrawn(own, body, { transaction, firestore: await context.firebase.firestore(), by }),
    'admission:fees',
  )

function withdrawn(
  { id, application, session, now }: Own,
  shown: Input<'withdrawOwnApplication'>['body'],
  { transaction, firestore, by }: { transaction: Transaction; firestore: Firestore; by: string },
): OwnChange | undefined {
  if (over.includes(application.status)) return undefined
  const status = application.status === 'admitted' ? 'cancelled' : 'withdrawn'
  if (!mayBecome(application.status, status, 'applicant')) throw new Failure('not-now')
  const refund = status === 'cancelled' ? refundNow(application, session, now) : null
  const { amount = 0, step = '', payBy } = refund ?? {}
  if (shown.refund !== amount) throw new Failure('refund-changed')
  const ended = refund && {
    refund: openRefund(amount, step, now),
    ...cancelReceipts(transaction, firestore, { ...application, id }, { reason: '', by, at: now }),
  }
  return {
    fields: { status, ...ended },
    action: 'application withdrawn',
    detail: `${application.status} → ${status}`,
    mail: {
      ...{
        kind: 'programme application status',
        status,
        note: '',
        endedBy: by === '' ? 'applicant' : 'office',
      },
      ...(refund && { refund: amount, payBy }),
    },
  }
}
