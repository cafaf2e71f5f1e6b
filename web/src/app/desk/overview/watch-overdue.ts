import { collectionPaths } from '@prangan/contract/paths'
import { watchList } from '../../../firebase/firestore.ts'
import type { Listen } from '../../../lib/use-live.ts'

/** The most overdue inquiries that are counted. */
const most = 100

/** Listens to how many open inquiries were due before a day in India (YYYY-MM-DD), which is the name. */
export const watchOverdue: Listen<number> = (today, next, failed) =>
  watchList(
    {
      collection: collectionPaths.inquiries,
      // Those without a due date have ''.
      where: [
        ['isOpen', true],
        ['dueOn', '', '>'],
        ['dueOn', today, '<'],
      ],
      orderBy: ['dueOn', 'asc'],
      limit: most,
    },
    (rows) => next(rows.length),
    failed,
  )
