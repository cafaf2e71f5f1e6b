import { documentPaths } from '@prangan/contract/paths'
import { addAudit, doneBy } from '../../audit/audit.ts'
import type { Handler } from '../../http/handler.ts'
import { Failure } from '../../lib/failure.ts'
import { runTransaction } from '../../lib/run-transaction.ts'
import { countForOffice, showOfficeCounts } from '../../office/counters.ts'
import { parsePrepared, preparedReference, waitingIn } from './prepared-store.ts'
import { tellAuthor } from './tell-author.ts'

export const returnNotice: Handler<'returnNotice'> = async ({ params: { id }, body }, context) => {
  const { firebase } = context
  const firestore = await firebase.firestore()
  const reference = preparedReference(firestore, id)
  await runTransaction(firestore, async (transaction) => {
    const prepared = parsePrepared(id, (await transaction.get(reference)).data())
    const { version } = prepared
    if (version !== body.version) throw new Failure('changed-meanwhile')
    const { reason } = body
    transaction.update(reference, { state: 'returned', returnReason: reason, version: version + 1 })
    const subject = documentPaths.news(id)
    const kind = 'notice returned'
    addAudit(transaction, firestore, { ...doneBy(context), action: kind, subject, detail: reason })
    tellAuthor(transaction, firestore, context, id, prepared, { kind, reason })
    await countForOffice(transaction, firestore, { waitingNotices: -waitingIn(prepared) })
  })
  await showOfficeCounts(firestore)
  return { message: 'Notice returned.' }
}
