import { normaliseEmail } from '@prangan/contract/schemas/fields'
import type { Handler } from '../../http/handler.ts'
import { Failure } from '../../lib/failure.ts'
import { checkPassword } from '../check-password.ts'
import { findStaff } from '../find-staff.ts'
import { setPassword } from '../set-password.ts'
import { rememberSource } from '../sign-in/sign-in-sources.ts'
import { redeemCode } from './codes.ts'

/**
 * Checks the password first, so that a refused one does not use up the code. A code that is wrong, used, expired or never
 * existed gets the same reply.
 */
export const resetPassword: Handler<'resetPassword'> = async ({ body }, context) => {
  const { firebase, configuration, now, address } = context
  const email = normaliseEmail(body.email)
  await checkPassword(body.newPassword, { email, field: 'newPassword', configuration })
  const firestore = await firebase.firestore()
  const attempt = { email, code: body.otp, flow: body.flow, now, address }
  const isRight = await redeemCode(firestore, attempt, configuration)
  if (!isRight) throw new Failure('wrong-code')
  const user = await findStaff(firebase, email)
  // The account was disabled or removed, or lost its role, after the code was created.
  if (!user) throw new Failure('wrong-code')
  const owner = {
    uid: user.uid,
    email: user.email ?? email,
    name: user.displayName ?? '',
    language: body.language,
  }
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
