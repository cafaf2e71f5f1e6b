import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import type { PreparedNoticeDocument } from '@prangan/contract/schemas/notices'
import { addAudit, doneBy } from '../../audit/audit.ts'
import type { Handler } from '../../http/handler.ts'
import { runTransaction } from '../../lib/run-transaction.ts'
import { countForOffice, showOfficeCounts } from '../../office/counters.ts'
import { dropNewsFile, storeNewsFile } from '../news-file.ts'
import { checkCategory } from '../notice-categories.ts'
import { toNoticeDocument } from '../notice-document.ts'
import { preparedReference } from './prepared-store.ts'

/** The notice already has the id that it keeps when it is published, so its file never moves. */
export const prepareNotice: Handler<'prepareNotice'> = async ({ body, files }, context) => {
  const { caller, firebase, now, idempotency } = context
  const firestore = await firebase.firestore()
  await checkCategory(firestore, body.category, now)
  const { id } = firestore.collection(collectionPaths.news).doc()
  const file = await storeNewsFile(firebase, id, files.myfile)
  try {
    const prepared: PreparedNoticeDocument = {
      ...toNoticeDocument(body, file, now),
      state: 'waiting',
      preparedBy: caller.email,
      preparedByUid: caller.uid,
      preparedAt: now,
      returnReason: '',
    }
    const answer = { message: 'Notice sent for approval.', id }
    await runTransaction(firestore, async (transaction) => {
      transaction.create(preparedReference(firestore, id), prepared)
      const subject = documentPaths.news(id)
      addAudit(transaction, firestore, { ...doneBy(context), action: 'notice prepared', subject })
      idempotency.keepAnswer(transaction, answer)
      await countForOffice(transaction, firestore, { waitingNotices: 1 })
    })
    await showOfficeCounts(firestore)
    return answer
  } catch (error) {
    await dropNewsFile(firebase, id, file, error)
    throw error
  }
}
