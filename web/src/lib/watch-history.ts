import { parseDocuments, type WithId } from '@prangan/contract/parse-document'
import { collectionPaths } from '@prangan/contract/paths'
import { type AuditDocument, AuditDocumentSchema } from '@prangan/contract/schemas/audit'
import { watchList } from '../firebase/firestore.ts'
import type { Listen } from './use-live.ts'

/** An entry of the audit trail. */
export type HistoryEntry = WithId<AuditDocument>

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
    (rows) => next(parseDocuments(AuditDocumentSchema, rows)),
    failed,
  )
