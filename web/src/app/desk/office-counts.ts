import { documentPaths } from '@prangan/contract/paths'
import { type OfficeCounters, OfficeCountersSchema } from '@prangan/contract/schemas/counters'
import { watchDocument } from '../../firebase/firestore.ts'
import type { Listen } from '../../lib/use-live.ts'

export const watchOfficeCounts: Listen<OfficeCounters> = (_, next, failed) =>
  watchDocument(
    documentPaths.officeCounts,
    (data) => {
      const counts = OfficeCountersSchema.safeParse(data ?? {})
      if (counts.success) next(counts.data)
      else console.error('The office’s counters are not stored as agreed.', counts.error.issues)
    },
    failed,
  )
