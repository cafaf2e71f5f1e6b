import { collectionPaths } from '@prangan/contract/paths'
import * as z from 'zod/mini'
import { watchList } from '../../../firebase/firestore.ts'
import type { Listen } from '../../../lib/use-live.ts'

/** The most overdue inquiries that are counted. */
const most = 100

/** How many are overdue, and the day on which the first of them was due (YYYY-MM-DD; '' without any). */
export type Overdue = { count: number; since: string }

const DueSchema = z.object({ dueOn: z.string() })

/** Listens to the open inquiries that were due before a day in India (YYYY-MM-DD), which is the name. */
export const watchOverdue: Listen<Overdue> = (today, next, failed) =>
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
    (rows) => next({ count: rows.length, since: DueSchema.safeParse(rows[0]?.data).data?.dueOn ?? '' }),
    failed,
  )
