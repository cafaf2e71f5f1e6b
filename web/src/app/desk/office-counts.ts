import { collectionPaths } from '@prangan/contract/paths'
import { type OfficeCounters, OfficeCountersSchema, sumOfCounters } from '@prangan/contract/schemas/counters'
import * as z from 'zod/mini'
import { watchList } from '../../firebase/firestore.ts'
import type { Listen } from '../../lib/use-live.ts'

const ShardsSchema = z.array(OfficeCountersSchema)

/** Listens to the counter shards and sums them. There are none before the first request or application. */
export const watchOfficeCounts: Listen<OfficeCounters> = (_, next, failed) =>
  watchList(
    { collection: collectionPaths.counters },
    (rows) => {
      const shards = ShardsSchema.safeParse(rows.map(({ data }) => data))
      if (shards.success) next(sumOfCounters(shards.data))
      else console.error('The office’s counters are not stored as agreed.', shards.error.issues)
    },
    failed,
  )
