import { collections } from '@prangan/contract/paths'
import { type VerifiedAlumnusDocument, VerifiedAlumnusDocumentSchema } from '@prangan/contract/schemas/alumni'
import type { Firestore } from 'firebase-admin/firestore'

/** What the public sees of an alumnus, with its id. */
export type VerifiedAlumnus = VerifiedAlumnusDocument & { id: string }

/** The newest year first, within it by name; the id decides between namesakes, so the order never wavers. */
function newestYearFirst(a: VerifiedAlumnus, b: VerifiedAlumnus): number {
  return (
    b.yearOfPassing.localeCompare(a.yearOfPassing, 'en') ||
    a.name.localeCompare(b.name, 'en') ||
    a.id.localeCompare(b.id, 'en')
  )
}

/**
 * Every verified alumnus, the newest year first. Reads the public projection alone: what is private is not there to
 * be shown by mistake, and the schema drops whatever else a document might hold.
 */
export async function readVerifiedAlumni(firestore: Firestore): Promise<VerifiedAlumnus[]> {
  const { docs } = await firestore.collection(collections.verifiedAlumni).get()
  return docs
    .map((document) => ({ ...VerifiedAlumnusDocumentSchema.parse(document.data()), id: document.id }))
    .sort(newestYearFirst)
}
