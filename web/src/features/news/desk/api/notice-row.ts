import { parseDocuments, type WithId } from '@prangan/contract/parse-document'
import { type NoticeDocument, NoticeDocumentSchema } from '@prangan/contract/schemas/notices'
import type { Row } from '../../../../firebase/firestore.ts'

/** A notice as the office sees it: the whole document. */
export type NoticeRow = WithId<NoticeDocument>

export const toNoticeRows = (stored: readonly Row[]): NoticeRow[] =>
  parseDocuments(NoticeDocumentSchema, stored)
