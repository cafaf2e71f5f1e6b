import { documents } from '@prangan/contract/paths'
import { addAudit, doneBy } from '../audit/audit.ts'
import { Failure } from '../http/failure.ts'
import type { Handler } from '../http/handler.ts'

/** Call 32. Only the caller's own publications can be chosen, and only those that are there at this moment. */
export const setHighlights: Handler<'setHighlights'> = async ({ body }, context) => {
  const { caller, firebase } = context
  const firestore = await firebase.firestore()
  const profile = firestore.doc(documents.faculty(caller.uid))
  const publications = firestore.collection(documents.facultyRecords(caller.uid, 'publications'))
  await firestore.runTransaction(async (transaction) => {
    const [stored, ...chosen] = await transaction.getAll(
      profile,
      ...body.ids.map((id) => publications.doc(id)),
    )
    if (!stored?.exists) throw new Failure('no-such-faculty')
    if (chosen.some(({ exists }) => !exists)) throw new Failure('no-such-record')
    transaction.update(profile, { highlights: body.ids })
    addAudit(transaction, firestore, {
      action: 'profile changed',
      subject: String(stored.get('email')),
      detail: 'highlights',
      ...doneBy(context),
    })
  })
  return { message: 'Highlights saved.' }
}
