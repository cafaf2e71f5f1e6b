import { parseDocuments, type WithId } from '@prangan/contract/parse-document'
import type { Row } from '@prangan/web/firebase/firestore.ts'
import {
  type AdmissionSessionDocument,
  AdmissionSessionDocumentSchema,
  type Programme,
} from '../../../contract/schemas/admission-sessions.ts'
import type { ApplicationRow } from './application-row.ts'

export type SessionRow = WithId<AdmissionSessionDocument>

export const toSessionRows = (stored: readonly Row[]): SessionRow[] =>
  parseDocuments(AdmissionSessionDocumentSchema, stored)

/** What an application was made for; undefined where it has no session, or an unknown one. */
export function chosenIn(
  sessions: readonly SessionRow[],
  { session: id, programme: key }: Pick<ApplicationRow, 'session' | 'programme'>,
): { session: SessionRow; programme: Programme } | undefined {
  const session = sessions.find((each) => each.id === id)
  const programme = session?.programmes.find((each) => each.key === key)
  return session && programme && { session, programme }
}
