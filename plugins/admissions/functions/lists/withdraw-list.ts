import { addAudit, doneBy } from '@prangan/functions/audit/audit'
import type { Handler } from '@prangan/functions/http/handler'
import { Failure } from '@prangan/functions/lib/failure'
import { countListChange } from '@prangan/functions/lib/list-changes'
import { runTransaction } from '@prangan/functions/lib/run-transaction'
import { listReference, listsOf, publishedOf, toEarlier, toList } from './list-store.ts'

/** Withdraws a whole list, before any seat is offered and only if no later list builds on it. */
export const withdrawList: Handler<'withdrawList'> = async ({ params, body }, context) => {
  const { firebase, now } = context
  const firestore = await firebase.firestore()
  const document = listReference(firestore, params.id)
  await runTransaction(firestore, async (transaction) => {
    const list = toList(await transaction.get(document))
    if (list.status !== 'published') throw new Failure('changed-meanwhile')
    if (list.offeredAt) throw new Failure('list-offered')
    const { docs } = await transaction.get(listsOf(firestore, list))
    const isFollowed = publishedOf(toEarlier(docs)).some(({ number }) => number > list.number)
    if (isFollowed) throw new Failure('list-followed')
    const changed = { status: 'withdrawn', withdrawnAt: now, reason: body.reason } as const
    transaction.update(document, { ...changed, version: list.version + 1 })
    await countListChange(transaction, firestore, 'admissions')
    addAudit(transaction, firestore, {
      action: 'list withdrawn',
      subject: document.path,
      detail: body.reason,
      ...doneBy(context),
    })
  })
  return { message: 'List withdrawn successfully!' }
}
