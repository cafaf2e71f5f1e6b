import { dayInIndia } from '@prangan/contract/india-time'
import type { Handler } from '@prangan/functions/http/handler'
import { Failure } from '@prangan/functions/lib/failure'
import { parseStored } from '@prangan/functions/lib/parse-stored'
import type { Firestore, Transaction } from 'firebase-admin/firestore'
import { openOriginals, rollNumberOf } from '../../contract/originals.ts'
import { admissionPaths } from '../../contract/paths.ts'
import { RollCounterSchema } from '../../contract/schemas/admission-day.ts'
import type { AdmissionDocument } from '../../contract/schemas/application.ts'
import { changeApplication } from '../application-store.ts'
import type { StoredSession } from '../sessions/session-store.ts'
import { askedAtCounter } from './counter-guards.ts'
import { originalsMail } from './originals-mail.ts'

/**
 * Ends the admission of somebody who is at the counter: the fee is confirmed, and each original was seen or is promised by a
 * day. The number of the roll comes from the same transaction, so that no number is left out.
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
      const next = await nextInRoll(transaction, firestore, session, before)
      next.give()
      rollNumber = next.number
      const roll = { number: rollNumber, by: caller.email, at: now }
      return {
        fields: { roll },
        mail: {
          topic: 'admission complete',
          content: originalsMail('admission complete', { ...before, roll }),
        },
        action: 'roll number given',
        detail: rollNumber,
      }
    },
  )
  return { message: 'Applicant admitted.', version, rollNumber }
}

/** Returns the next number in the roll of a programme, and what gives it away. */
async function nextInRoll(
  transaction: Transaction,
  firestore: Firestore,
  { id, name }: Pick<StoredSession, 'id' | 'name'>,
  { programme }: Pick<AdmissionDocument, 'programme'>,
): Promise<{ number: string; give: () => void }> {
  const counter = firestore.doc(admissionPaths.rollCounter(id, programme))
  const stored = await transaction.get(counter)
  const last = (stored.exists ? parseStored(RollCounterSchema, stored).last : 0) + 1
  return { number: rollNumberOf(programme, name, last), give: () => transaction.set(counter, { last }) }
}
