import { normaliseEmail } from '@prangan/contract/schemas/fields'
import { doneBy } from '../audit/audit.ts'
import { revokeTokens } from '../auth/end-sessions.ts'
import { findStaffDocument } from '../auth/staff-store.ts'
import type { Handler } from '../http/handler.ts'
import { Failure } from '../lib/failure.ts'
import { findMember, setRemoved } from './faculty-store.ts'
import { followDepartments } from './sync-departments.ts'
import { syncVisibility } from './sync-visibility.ts'

/**
 * The profile, its records and the owner's access change in one commit. The visibility of the files and the sessions at the
 * Auth service follow.
 */
export const toggleVisibility: Handler<'toggleVisibility'> = async ({ params, body }, context) => {
  const { firebase } = context
  const firestore = await firebase.firestore()
  const member = await findMember(firestore, normaliseEmail(params.email))
  if (!member) throw new Failure('no-such-faculty')
  // Creates the staff document of a teacher from before staff documents existed.
  await findStaffDocument(firebase, member.uid)
  const { endedAt } = await setRemoved(firestore, member, body.isRemoved, doneBy(context))
  await syncVisibility(firebase, member.uid)
  await followDepartments(firestore, context.now)
  if (endedAt) await revokeTokens(firebase, member.uid, endedAt)
  return { success: true, message: `Faculty member ${body.isRemoved ? 'removed' : 'restored'} successfully!` }
}
