import { collectionPaths } from '@prangan/contract/paths'
import { watchList } from '@prangan/web/firebase/firestore.ts'
import type { Listen } from '@prangan/web/lib/use-live.ts'
import { type SessionRow, toSessionRows } from './session-row.ts'

export const watchSessions: Listen<readonly SessionRow[]> = (_, next, failed) =>
  watchList(
    { collection: collectionPaths.admissionSessions, orderBy: ['name', 'desc'] },
    (stored) => next(toSessionRows(stored)),
    failed,
  )
