import { parseDocuments, type WithId } from '@prangan/contract/parse-document'
import { collectionPaths } from '@prangan/contract/paths'
import { type AuditDocument, AuditDocumentSchema } from '@prangan/contract/schemas/audit'
import { watchList } from '../firebase/firestore.ts'
import type { Listen } from './use-live.ts'

/** An entry of the audit trail. */
export type AuditEntry = WithId<AuditDocument>

/** The number of entries shown. */
export const mostEntries = 25

/** Listens to the audit entries of a document, identified by its path, the latest first. */
export const watchAuditTrail: Listen<readonly AuditEntry[]> = (subject, next, failed) =>
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
