import { documentPaths } from '@prangan/contract/paths'
import type { ProfileReviewDocument } from '@prangan/contract/schemas/faculty'
import { addAudit, doneBy } from '../audit/audit.ts'
import type { Handler } from '../http/handler.ts'
import { Failure } from '../lib/failure.ts'
import { readMember } from './faculty-store.ts'

/** A teacher confirms only their own profile, so two confirmations at once need no order. */
export const confirmProfile: Handler<'confirmProfile'> = async (_input, context) => {
  const { caller, firebase, now } = context
  const firestore = await firebase.firestore()
  const member = await readMember(firestore, caller.uid)
  if (!member) throw new Failure('no-such-faculty')
  const batch = firestore.batch()
  const review: ProfileReviewDocument = { at: now }
  batch.set(firestore.doc(documentPaths.profileReview(caller.uid)), review)
  addAudit(batch, firestore, { action: 'profile checked', subject: member.email, ...doneBy(context) })
  await batch.commit()
  return { message: 'Thank you. We have recorded that your profile is correct.' }
}
