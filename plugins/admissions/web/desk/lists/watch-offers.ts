import { collectionPaths } from '@prangan/contract/paths'
import { watchList } from '@prangan/web/firebase/firestore.ts'
import type { Listen } from '@prangan/web/lib/use-live.ts'
import { type ApplicationRow, toApplicationRows } from '../api/application-row.ts'

export type Offered = ReadonlyMap<string, ApplicationRow>

/** Listens to the applications whose offer is from one of these lists (a JSON array), by their ids. */
export const watchOffers: Listen<Offered> = (lists, next, failed) =>
  watchList(
    { collection: collectionPaths.admissions, where: [['offer.list', JSON.parse(lists), 'in']] },
    (stored) => next(new Map(toApplicationRows(stored).map((row) => [row.id, row]))),
    failed,
  )
