import { parseDocuments, type WithId } from '@prangan/contract/parse-document'
import { collectionPaths } from '@prangan/contract/paths'
import { type AuditDocument, AuditDocumentSchema } from '@prangan/contract/schemas/audit'
import { watchList } from '../firebase/firestore.ts'
import type { Listen } from './use-live.ts'

export type AuditEntry = WithId<AuditDocument>

export const mostEntries = 25

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
