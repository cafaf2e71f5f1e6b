import { watchList } from '@prangan/web/firebase/firestore.ts'
import type { Listen } from '@prangan/web/lib/use-live.ts'
import type { Overdue } from '@prangan/web/plugin.ts'
import * as z from 'zod/mini'
import { collectionPaths } from '../../contract/paths.ts'

const most = 100

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
