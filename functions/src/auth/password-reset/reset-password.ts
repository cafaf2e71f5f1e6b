import { normaliseEmail } from '@prangan/contract/schemas/fields'
import type { Handler } from '../../http/handler.ts'
import { Failure } from '../../lib/failure.ts'
import { checkPassword } from '../check-password.ts'
import { findStaff } from '../find-staff.ts'
import { setPassword } from '../set-password.ts'
import { rememberSource } from '../sign-in/sign-in-sources.ts'
import { redeemCode } from './codes.ts'

/**
 * The password is looked at first, so that a code is not spent on one that is refused. A code that is wrong,
 * spent, expired or was never made is refused in the same words.
 */
export const resetPassword: Handler<'resetPassword'> = async ({ body }, context) => {
  const email = normaliseEmail(body.email)
  await checkPassword(body.newPassword, { email, field: 'newPassword' })
  const { firebase, now, address } = context
  const firestore = await firebase.firestore()
  const isRight = await redeemCode(firestore, { email, code: body.otp, flow: body.flow, now, address })
  if (!isRight) throw new Failure('wrong-code')
  const user = await findStaff(firebase, email)
  // The account was disabled or removed, or lost its role, after the code was made.
  if (!user) throw new Failure('wrong-code')
  const owner = { uid: user.uid, email: user.email ?? email, name: user.displayName ?? '' }
  const entry = {
    action: 'password reset',
    actor: email,
    actorUid: user.uid,
    subject: email,
    from: address,
    at: now,
  } as const
  await setPassword(firebase, owner, body.newPassword, entry)
  await rememberSource(firestore, { account: email, address, device: body.device, now })
  return { message: 'Password reset successfully.' }
}
