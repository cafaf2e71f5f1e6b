import { parseDocuments } from '@prangan/contract/parse-document'
import { collectionPaths } from '@prangan/contract/paths'
import {
  AdmissionSessionDocumentSchema,
  type PublicSession,
  PublicSessionSchema,
} from '@prangan/contract/schemas/admission-sessions'
import type { Firestore } from 'firebase-admin/firestore'

/** The sessions that everybody sees, the latest first, as the site shows them. */
export async function readPublicSessions(firestore: Firestore): Promise<PublicSession[]> {
  const { docs } = await firestore
    .collection(collectionPaths.admissionSessions)
    .where('isVisible', '==', true)
    .get()
  const stored = docs.map((document) => ({ id: document.id, data: document.data() }))
  return parseDocuments(AdmissionSessionDocumentSchema, stored)
    .map((session) =>
      PublicSessionSchema.parse({
        ...session,
        programmes: session.programmes.map((programme) => ({
          ...programme,
          opensAt: programme.opensAt.toISOString(),
          closesAt: programme.closesAt.toISOString(),
        })),
      }),
    )
    .toSorted((a, b) => b.name.localeCompare(a.name))
}
