import { revokeTokens } from '../auth/end-sessions.ts'
import { nextSecond } from '../auth/staff-store.ts'
import type { Handler } from '../http/handler.ts'
import { changeStaff } from './change-staff.ts'

/** Every session ends with the commit, and then at the Auth service too. */
export const disableAccount: Handler<'disableAccount'> = async ({ params: { uid } }, context) => {
  let notBefore = nextSecond()
  await changeStaff(context, uid, (staff) => {
    if (staff.isDisabledByAdmin) return undefined
    notBefore = nextSecond()
    const fields = { isDisabled: true, isDisabledByAdmin: true, notBefore }
    return { fields, action: 'account disabled' }
  })
  await revokeTokens(context.firebase, uid, notBefore)
  return { message: 'The account was disabled.' }
}
