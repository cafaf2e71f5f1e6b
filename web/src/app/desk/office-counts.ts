import { documents } from '@prangan/contract/paths'
import { type OfficeCounters, OfficeCountersSchema } from '@prangan/contract/schemas/counters'
import { watchDocument } from '../../firebase/firestore.ts'
import type { Listen } from '../../lib/use-live.ts'

/** Listens to the one document that counts what waits for the office; before anything did, there is none, and nothing waits. */
export const watchOfficeCounts: Listen<OfficeCounters> = (_, next, failed) =>
  watchDocument(
    documents.officeCounters,
    (data) => {
      const counts = OfficeCountersSchema.safeParse(data ?? {})
      if (counts.success) next(counts.data)
      else console.error('The office’s counters are not stored as agreed.', counts.error.issues)
    },
    failed,
  )
