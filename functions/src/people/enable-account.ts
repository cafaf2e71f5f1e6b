import { findUserById } from '../auth/account-store.ts'
import { readMember } from '../faculty/faculty-store.ts'
import type { Handler } from '../http/handler.ts'
import { changeStaff } from './change-staff.ts'

/** Enables an account, even if it was disabled at the Auth service. A removed teacher stays removed. */
export const enableAccount: Handler<'enableAccount'> = async ({ params: { uid } }, context) => {
  const { firebase } = context
  const [firestore, auth] = await Promise.all([firebase.firestore(), firebase.auth()])
  const user = await findUserById(auth, uid)
  let isRemoved = false
  await changeStaff(context, uid, async ({ role, isDisabledByAdmin }) => {
    // Read after the staff document: a later removal then finds it changed, and starts again.
    isRemoved = role === 'faculty' && (await readMember(firestore, uid))?.isRemoved === true
    if (!isDisabledByAdmin && !user?.disabled) return undefined
    return { fields: { isDisabled: isRemoved, isDisabledByAdmin: false }, action: 'account enabled' }
  })
  if (user?.disabled) await auth.updateUser(uid, { disabled: false })
  const still = ' The profile is still removed: it is restored under View Faculty.'
  return { message: `The account was enabled.${isRemoved ? still : ''}` }
}
