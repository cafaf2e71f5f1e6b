import { parseDocuments, type WithId } from '@prangan/contract/parse-document'
import type { Row } from '@prangan/web/firebase/firestore.ts'
import {
  type AdmissionListDocument,
  AdmissionListDocumentSchema,
} from '../../../contract/schemas/admission-lists.ts'

export type ListRow = WithId<AdmissionListDocument>

export const toListRows = (stored: readonly Row[]): ListRow[] =>
  parseDocuments(AdmissionListDocumentSchema, stored)
