import { parseDocuments, type WithId } from '@prangan/contract/parse-document'
import { type AlumnusDocument, AlumnusDocumentSchema } from '@prangan/contract/schemas/alumni'
import { fileUrl, storagePaths } from '@prangan/contract/storage-paths'
import type { Row } from '../../../../firebase/firestore.ts'

export type AlumnusRow = WithId<AlumnusDocument>

export const toAlumnusRows = (stored: readonly Row[]): AlumnusRow[] =>
  parseDocuments(AlumnusDocumentSchema, stored)

/** The URL of the public photo; '' if there is none. */
export function publicPhotoUrl({ publicPhoto }: Pick<AlumnusRow, 'publicPhoto'>): string {
  return publicPhoto && fileUrl(storagePaths.alumniPhoto(publicPhoto))
}
