import { fieldMessages } from '@prangan/contract/field-messages'
import { dayInIndia } from '@prangan/contract/india-time'
import type { Handler } from '@prangan/functions/http/handler'
import { Failure } from '@prangan/functions/lib/failure'
import { openOriginals, rollNumberOf } from '../../contract/originals.ts'
import { balanceOf } from '../../contract/paid.ts'
import { admissionPaths } from '../../contract/paths.ts'
import { changeApplication } from '../application-store.ts'
import { nextNumber } from '../next-number.ts'
import { askedAtCounter } from './counter-guards.ts'
import { originalsMail } from './originals-mail.ts'

/**
 * Ends the admission of somebody who is at the counter: the fee is confirmed, and each original was seen or is promised by a
 * day. While a part of the fee is still to be paid, the office says why that is no hindrance. The number of the roll comes from the same transaction, so that no number is left out.
 */
export const admitApplicant: Handler<'admitApplicant'> = async ({ params, body }, context) => {
  const { caller, firebase, now } = context
  const firestore = await firebase.firestore()
  let rollNumber = ''
  const version = await changeApplication(
    context,
    { id: params.id, version: body.version },
    async (before, session, transaction) => {
      const asked = askedAtCounter(before, session, now)
      if (before.status !== 'admitted') throw new Failure('fee-not-confirmed')
      if (before.roll) throw new Failure('not-now')
      if (openOriginals(asked, before, dayInIndia(now)).length > 0) throw new Failure('originals-open')
      const balance = balanceOf(before)
      const { because, balanceBy } = balance > 0 ? body : { because: '', balanceBy: '' }
      if (balance > 0 && because === '') {
        throw new Failure('invalid-input', { fields: { because: fieldMessages.balanceReason } })
      }
      if (balanceBy !== '' && balanceBy < dayInIndia(now)) {
        throw new Failure('invalid-input', { fields: { balanceBy: fieldMessages.dayHasPassed } })
      }
      const counter = firestore.doc(admissionPaths.rollCounter(session.id, before.programme))
      const { next, give } = await nextNumber(transaction, counter)
      give()
      rollNumber = rollNumberOf(before.programme, session.name, next)
      const roll = { number: rollNumber, by: caller.email, at: now, balance, because, balanceBy }
      return {
        fields: { roll },
        mail: {
          topic: 'admission complete',
          content: originalsMail('admission complete', { ...before, roll }),
        },
        action: 'roll number given',
        detail: [rollNumber, balance > 0 && `₹${balance} due${balanceBy && ` by ${balanceBy}`}: ${because}`]
          .filter(Boolean)
          .join(', '),
      }
    },
  )
  return { message: 'Applicant admitted.', version, rollNumber }
}
