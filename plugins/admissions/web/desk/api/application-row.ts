import { parseDocuments, type WithId } from '@prangan/contract/parse-document'
import type { Row } from '@prangan/web/firebase/firestore.ts'
import { type AdmissionDocument, AdmissionDocumentSchema } from '../../../contract/schemas/application.ts'

export type ApplicationRow = WithId<AdmissionDocument>

export const toApplicationRows = (stored: readonly Row[]): ApplicationRow[] =>
  parseDocuments(AdmissionDocumentSchema, stored)
