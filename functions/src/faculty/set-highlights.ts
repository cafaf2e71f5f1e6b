import { doneBy } from '../audit/audit.ts'
import type { Handler } from '../http/handler.ts'
import { chooseHighlights } from './highlights-store.ts'

export const setHighlights: Handler<'setHighlights'> = async ({ body }, context) => {
  const { caller, firebase } = context
  const choice = { uid: caller.uid, email: caller.email, ids: body.ids }
  await chooseHighlights(await firebase.firestore(), choice, doneBy(context))
  return { message: 'Highlights saved.' }
}
