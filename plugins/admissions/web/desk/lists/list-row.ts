import { parseDocuments, type WithId } from '@prangan/contract/parse-document'
import {
  type AdmissionListDocument,
  AdmissionListDocumentSchema,
} from '@prangan/contract/schemas/admission-lists'
import type { Row } from '@prangan/web/firebase/firestore.ts'

export type ListRow = WithId<AdmissionListDocument>

export const toListRows = (stored: readonly Row[]): ListRow[] =>
  parseDocuments(AdmissionListDocumentSchema, stored)
