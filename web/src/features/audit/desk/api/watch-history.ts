import { collectionPaths } from '@prangan/contract/paths'
import { type AuditDocument, AuditDocumentSchema } from '@prangan/contract/schemas/audit'
import { watchList } from '../../../../firebase/firestore.ts'
import type { Listen } from '../../../../lib/use-live.ts'

/** An entry of the audit trail. */
export type HistoryEntry = AuditDocument & { id: string }

/** Entries that are shown of one thing: what was done last. */
export const mostEntries = 25

/** Listens to what was done to a document, named by its path, the latest first. */
export const watchHistory: Listen<readonly HistoryEntry[]> = (subject, next, failed) =>
  watchList(
    {
      collection: collectionPaths.audit,
      where: [['subject', subject]],
      orderBy: ['at', 'desc'],
      limit: mostEntries,
    },
    (rows) =>
      next(
        rows.flatMap(({ id, data }) => {
          const parsed = AuditDocumentSchema.safeParse(data)
          if (parsed.success) return [{ ...parsed.data, id }]
          console.error(`The audit entry ${id} is not stored as agreed.`, parsed.error.issues)
          return []
        }),
      ),
    failed,
  )
