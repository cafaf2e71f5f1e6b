import { documentPaths } from '@prangan/contract/paths'
import { addAudit, doneBy } from '../../audit/audit.ts'
import type { Handler } from '../../http/handler.ts'
import { runTransaction } from '../../lib/run-transaction.ts'
import { countForOffice, showOfficeCounts } from '../../office/counters.ts'
import { removeNewsFile } from '../news-file.ts'
import { ownFile, parsePrepared, preparedReference, refuseOthers, waitingIn } from './prepared-store.ts'

export const deletePreparedNotice: Handler<'deletePreparedNotice'> = async ({ params: { id } }, context) => {
  const { caller, firebase } = context
  const firestore = await firebase.firestore()
  const reference = preparedReference(firestore, id)
  const prepared = await runTransaction(firestore, async (transaction) => {
    const prepared = parsePrepared(id, (await transaction.get(reference)).data())
    refuseOthers(caller, prepared)
    transaction.delete(reference)
    const subject = documentPaths.news(id)
    addAudit(transaction, firestore, { ...doneBy(context), action: 'prepared notice deleted', subject })
    await countForOffice(transaction, firestore, { waitingNotices: -waitingIn(prepared) })
    return prepared
  })
  await showOfficeCounts(firestore)
  await removeNewsFile(firebase, id, ownFile(prepared))
  return { message: 'Notice deleted.' }
}
