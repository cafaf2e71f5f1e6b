import { collectionPaths } from '@prangan/contract/paths'
import { Failure } from '@prangan/functions/lib/failure'
import { parseStored } from '@prangan/functions/lib/parse-stored'
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore'
import { admissionPaths } from '../../contract/paths.ts'
import {
  type AdmissionSessionDocument,
  AdmissionSessionDocumentSchema,
  type Programme,
} from '../../contract/schemas/admission-sessions.ts'

export type StoredSession = AdmissionSessionDocument & { id: string }

export const sessionReference = (firestore: Firestore, id: string): DocumentReference =>
  firestore.doc(admissionPaths.session(id))

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
