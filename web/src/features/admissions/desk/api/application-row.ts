import { parseDocuments, type WithId } from '@prangan/contract/parse-document'
import { type AdmissionDocument, AdmissionDocumentSchema } from '@prangan/contract/schemas/admissions'
import type { Row } from '../../../../firebase/firestore.ts'

export type ApplicationRow = WithId<AdmissionDocument>

export const toApplicationRows = (stored: readonly Row[]): ApplicationRow[] =>
  parseDocuments(AdmissionDocumentSchema, stored)
