import { addAudit, doneBy } from '../audit/audit.ts'
import type { Handler } from '../http/handler.ts'
import { staffDocument } from './staff-access.ts'

export const keepPassword: Handler<'keepPassword'> = async (_input, context) => {
  const { caller, firebase } = context
  const firestore = await firebase.firestore()
  const batch = firestore.batch()
  batch.update(staffDocument(firestore, caller.uid), { asksAboutPassword: false })
  addAudit(batch, firestore, { action: 'password kept', subject: caller.email, ...doneBy(context) })
  await batch.commit()
  return { message: 'Your password stays as it is.' }
}
