import { collectionPaths } from '@prangan/contract/paths'
import { type ListQuery, watchList } from '../../../../firebase/firestore.ts'
import type { Listen } from '../../../../lib/use-live.ts'
import { ownOf, toPreparedRows } from '../prepared-notices.ts'

const most = 100

const watch =
  (where: (uid: string) => NonNullable<ListQuery['where']>[number], counted: string): Listen<number> =>
  (uid, next, failed) =>
    watchList(
      { collection: collectionPaths.newsForApproval, where: [where(uid)], limit: most },
      (rows) => next(toPreparedRows(rows).filter(({ state }) => state === counted).length),
      failed,
    )

/** Listens to how many notices wait for approval. */
export const watchWaiting = watch(() => ['state', 'waiting'], 'waiting')

/** Listens to how many of the notices that a person prepared were returned. */
export const watchReturned = watch(ownOf, 'returned')
