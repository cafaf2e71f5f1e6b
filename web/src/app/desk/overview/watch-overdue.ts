import { collectionPaths } from '@prangan/contract/paths'
import * as z from 'zod/mini'
import { watchList } from '../../../firebase/firestore.ts'
import type { Listen } from '../../../lib/use-live.ts'

const most = 100

export type Overdue = { count: number; since: string }

const DueSchema = z.object({ dueOn: z.string() })

/** Listens to the open inquiries that were due before the day in India (YYYY-MM-DD) that the name contains. */
export const watchOverdue: Listen<Overdue> = (today, next, failed) =>
  watchList(
    {
      collection: collectionPaths.inquiries,
      // Inquiries without a due date have ''.
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
