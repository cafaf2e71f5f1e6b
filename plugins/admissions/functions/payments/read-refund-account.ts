import { documentPaths } from '@prangan/contract/paths'
import { addAudit, doneBy } from '@prangan/functions/audit/audit'
import type { Handler } from '@prangan/functions/http/handler'
import { toApplication } from '../application-store.ts'
import { openAccount, refundAccountReference } from './refund-account.ts'

/** Returns the account once the audit entry is written. */
export const readRefundAccount: Handler<'readRefundAccount'> = async ({ params }, context) => {
  const { firebase, configuration } = context
  const firestore = await firebase.firestore()
  const path = documentPaths.admission(params.id)
  const [application, stored] = await Promise.all([
    firestore.doc(path).get(),
    refundAccountReference(firestore, params.id).get(),
  ])
  toApplication(application)
  const account = openAccount(configuration, stored)
  const batch = firestore.batch()
  addAudit(batch, firestore, { action: 'refund account viewed', subject: path, ...doneBy(context) })
  await batch.commit()
  return { account }
}
