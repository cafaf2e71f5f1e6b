import { normaliseEmail } from '@prangan/contract/schemas/fields'
import type { UserRecord } from 'firebase-admin/auth'
import { addAudit } from '../audit/audit.ts'
import { Failure } from '../http/failure.ts'
import type { Context, Handler } from '../http/handler.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { checkPassword, normalisePassword } from './check-password.ts'
import { redeemCode } from './codes.ts'
import { endSessions } from './end-sessions.ts'
import { findStaff } from './find-staff.ts'

type Surroundings = Pick<Context, 'firebase' | 'now' | 'address'>

/**
 * Call 9. The password is looked at first, so that a code is not spent on one that is refused. A code that is wrong,
 * spent, expired or was never made is refused in the same words.
 */
export const resetPassword: Handler<'resetPassword'> = async ({ body }, context) => {
  const email = normaliseEmail(body.email)
  await checkPassword(body.newPassword, { email, field: 'newPassword' })
  const { firebase, now, address } = context
  const isRight = await redeemCode(await firebase.firestore(), { email, code: body.otp, now, address })
  if (!isRight) throw new Failure('wrong-code')
  const auth = await firebase.auth()
  const user = await findStaff(auth, email)
  // The account was disabled or lost its role after the code was made.
  if (!user) throw new Failure('wrong-code')
  await auth.updateUser(user.uid, { password: normalisePassword(body.newPassword) })
  await endSessions(auth, user.uid)
  await tell(user, email, context)
  return { message: 'Password reset successfully.' }
}

async function tell(
  user: UserRecord,
  email: string,
  { firebase, now, address }: Surroundings,
): Promise<void> {
  const firestore = await firebase.firestore()
  const batch = firestore.batch()
  const entry = { action: 'password reset', actor: email, subject: email, from: address, at: now } as const
  addAudit(batch, firestore, entry)
  queueMail(
    batch,
    firestore,
    { kind: 'password changed', to: user.email ?? email, name: user.displayName ?? '' },
    now,
  )
  await batch.commit()
}
