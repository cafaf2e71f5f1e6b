import { documentPaths } from '@prangan/contract/paths'
import type { PreparedNoticeDocument, UpdateNewsInput } from '@prangan/contract/schemas/notices'
import { addAudit, doneBy } from '../../audit/audit.ts'
import type { Handler } from '../../http/handler.ts'
import { Failure } from '../../lib/failure.ts'
import { runTransaction } from '../../lib/run-transaction.ts'
import { countForOffice, showOfficeCounts } from '../../office/counters.ts'
import { dropNewsFile, type NewsFile, removeNewsFile, storeNewsFile } from '../news-file.ts'
import { checkCategory } from '../notice-categories.ts'
import {
  nextPrepared,
  ownFile,
  parsePrepared,
  preparedReference,
  refuseOthers,
  waitingIn,
} from './prepared-store.ts'

/** A changed notice waits again, whether it was returned or not. */
export const updatePreparedNotice: Handler<'updatePreparedNotice'> = async (
  { params: { id }, body, files },
  context,
) => {
  const { caller, firebase, now } = context
  const firestore = await firebase.firestore()
  const reference = preparedReference(firestore, id)
  refuseOthers(caller, parsePrepared(id, (await reference.get()).data()))
  await checkCategory(firestore, body.category, now)
  const file = await storeNewsFile(firebase, id, files.myfile, { replaces: true })
  try {
    const { before, after } = await runTransaction(firestore, async (transaction) => {
      const before = parsePrepared(id, (await transaction.get(reference)).data())
      refuseOthers(caller, before)
      const after = changed(before, body, file, now)
      transaction.set(reference, after)
      const subject = documentPaths.news(id)
      addAudit(transaction, firestore, { ...doneBy(context), action: 'notice prepared', subject })
      await countForOffice(transaction, firestore, { waitingNotices: 1 - waitingIn(before) })
      return { before, after }
    })
    if (before.file?.name !== after.file?.name) await removeNewsFile(firebase, id, ownFile(before))
    await showOfficeCounts(firestore)
    return { message: 'Notice sent for approval.', version: after.version }
  } catch (error) {
    await dropNewsFile(firebase, id, file, error)
    throw error
  }
}

function changed(
  before: PreparedNoticeDocument,
  body: UpdateNewsInput,
  sent: NewsFile,
  now: Date,
): PreparedNoticeDocument {
  if (body.version !== '' && Number(body.version) !== before.version) throw new Failure('changed-meanwhile')
  const { preparedBy, preparedByUid, preparedAt } = before
  return {
    ...nextPrepared(body, sent, now, before),
    ...{ preparedBy, preparedByUid, preparedAt },
    state: 'waiting',
    returnReason: '',
  }
}
