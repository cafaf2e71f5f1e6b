import { documentPaths } from '@prangan/contract/paths'
import { decideApplication as decide } from '@prangan/functions/admissions/decide-application'
import type { Handler } from '@prangan/functions/http/handler'
import { Failure } from '@prangan/functions/lib/failure'
import { isIncomplete } from '../contract/states.ts'
import { toApplication } from './application-store.ts'

/** Says of an application in a session why it cannot be decided by hand; all else is the core's. */
export const decideApplication: Handler<'decideApplication'> = async (input, context) => {
  const firestore = await context.firebase.firestore()
  const application = toApplication(await firestore.doc(documentPaths.admission(input.params.id)).get())
  if (isIncomplete(application)) throw new Failure('not-sent-yet')
  return decide(input, context)
}
