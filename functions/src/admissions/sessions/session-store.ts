import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import {
  type AdmissionSessionDocument,
  AdmissionSessionDocumentSchema,
  type Programme,
} from '@prangan/contract/schemas/admission-sessions'
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore'
import { Failure } from '../../lib/failure.ts'
import { parseStored } from '../../lib/parse-stored.ts'

export type StoredSession = AdmissionSessionDocument & { id: string }

export const sessionReference = (firestore: Firestore, id: string): DocumentReference =>
  firestore.doc(documentPaths.admissionSession(id))

export function toSession(stored: DocumentSnapshot): StoredSession {
  if (!stored.exists) throw new Failure('no-such-session')
  return { id: stored.id, ...parseStored(AdmissionSessionDocumentSchema, stored) }
}

export async function readVisibleSessions(firestore: Firestore): Promise<StoredSession[]> {
  const visible = firestore.collection(collectionPaths.admissionSessions).where('isVisible', '==', true)
  const { docs } = await visible.get()
  return docs.map(toSession).sort((one, other) => (one.name < other.name ? 1 : -1))
}

export function programmeOf(
  { programmes }: Pick<AdmissionSessionDocument, 'programmes'>,
  key: string,
): Programme {
  const programme = programmes.find((each) => each.key === key)
  if (!programme) throw new Failure('no-such-session')
  return programme
}
