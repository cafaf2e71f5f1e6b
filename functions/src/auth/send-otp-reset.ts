import { limits } from '@prangan/contract/limits'
import { normaliseEmail } from '@prangan/contract/schemas/fields'
import { addAudit } from '../audit/audit.ts'
import { Failure } from '../http/failure.ts'
import type { Handler } from '../http/handler.ts'
import { askMailServer } from '../mail/transport.ts'
import { writeRequest } from './codes.ts'
import { type Allowance, keyOf, readTurn, retryAfter } from './throttle.ts'

const mailsAllowed: readonly Allowance[] = [
  { count: limits.otp.mailsPerMinute, per: 60_000 },
  { count: limits.otp.mailsPerHour, per: 60 * 60_000 },
]

const minutes = limits.otp.lifetime / 60_000
const message = `If there is an account with this address, a code is on its way to it. It is good for ${minutes} minutes.`

/**
 * Call 8. It never looks whether there is an account, so that neither its answer nor its time can tell: a trigger
 * does, after the answer.
 */
export const sendOtpReset: Handler<'sendOtpReset'> = async ({ body }, { firebase, now, address }) => {
  const email = normaliseEmail(body.email)
  await askMailServer().catch((cause: unknown) => {
    throw new Failure('mail-failed', { cause })
  })
  const firestore = await firebase.firestore()
  await firestore.runTransaction(async (transaction) => {
    const turn = await readTurn(transaction, firestore, keyOf('code', email), mailsAllowed, now)
    if (turn.waitMilliseconds > 0) {
      throw new Failure('code-too-soon', { headers: retryAfter(turn.waitMilliseconds) })
    }
    turn.take()
    writeRequest(transaction, firestore, { email, now })
    addAudit(transaction, firestore, { action: 'code requested', subject: email, from: address, at: now })
  })
  return { message }
}
