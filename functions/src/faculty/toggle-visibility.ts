import { normaliseEmail } from '@prangan/contract/schemas/fields'
import { doneBy } from '../audit/audit.ts'
import { Failure } from '../http/failure.ts'
import type { Handler } from '../http/handler.ts'
import { findMember, setRemoved } from './faculty-store.ts'
import { settleVisibility } from './settle-visibility.ts'

/** Call 13. The profile and its records change in one step; then the files that it names follow. */
export const toggleVisibility: Handler<'toggleVisibility'> = async ({ params, body }, context) => {
  const { firebase } = context
  const firestore = await firebase.firestore()
  const member = await findMember(firestore, normaliseEmail(params.email))
  if (!member) throw new Failure('no-such-faculty')
  await setRemoved(firestore, member, body.isRemoved, doneBy(context))
  await settleVisibility(firebase, member.uid)
  return { success: true, message: `Faculty member ${body.isRemoved ? 'removed' : 'restored'} successfully!` }
}
