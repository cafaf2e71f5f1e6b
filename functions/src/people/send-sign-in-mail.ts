import { limits } from '@prangan/contract/limits'
import { findUserById } from '../auth/account-store.ts'
import { newFirstPassword } from '../auth/staff-store.ts'
import type { Handler } from '../http/handler.ts'
import { Failure, retryAfter } from '../lib/failure.ts'
import { changeStaff } from './change-staff.ts'

const { lifetime, mailsApart } = limits.firstPassword

/** The office's password can be replaced for three more days. The mail does not contain it, and links to a code as well. */
export const sendSignInMail: Handler<'sendSignInMail'> = async ({ params: { uid } }, context) => {
  const { firebase, now } = context
  const user = await findUserById(await firebase.auth(), uid)
  let to = ''
  await changeStaff(context, uid, ({ email, firstPassword, isDisabled }) => {
    if (isDisabled) throw new Failure('account-disabled')
    if (!firstPassword) throw new Failure('has-own-password')
    const wait = firstPassword.until.getTime() - lifetime + mailsApart - now.getTime()
    if (wait > 0) throw new Failure('mail-too-soon', { headers: retryAfter(wait) })
    const fields = { firstPassword: newFirstPassword(now) }
    const name = user?.displayName ?? ''
    const firstPasswordUntil = fields.firstPassword.until.toISOString()
    to = email
    return {
      fields,
      action: 'sign-in mail sent',
      mail: { kind: 'account created', to, name, firstPasswordUntil, language: null },
    }
  })
  return { message: `The sign-in mail is on its way to ${to}.` }
}
