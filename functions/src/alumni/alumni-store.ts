import { collectionPaths, documentPaths, publicGroups } from '@prangan/contract/paths'
import {
  type AlumnusDetails,
  type AlumnusDocument,
  AlumnusDocumentSchema,
  type VerifiedAlumnusDocument,
  VerifiedAlumnusDocumentSchema,
} from '@prangan/contract/schemas/alumni'
import { normaliseEmail } from '@prangan/contract/schemas/fields'
import { nameKeys } from '@prangan/contract/search'
import type { Firestore, Timestamp } from 'firebase-admin/firestore'
import { Failure } from '../lib/failure.ts'
import { changePublic, type PublicChange } from '../lib/public-copies.ts'

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
  const { docs } = await firestore.collection(collectionPaths.verifiedAlumni).get()
  return docs
    .map((document) => ({ ...VerifiedAlumnusDocumentSchema.parse(document.data()), id: document.id }))
    .sort(newestYearFirst)
}

/** An alumnus as the office sees them. */
export type StoredAlumnus = AlumnusDocument & { id: string }

/** Everyone who ever registered, verified or not, the latest first. */
export async function readAlumni(firestore: Firestore): Promise<StoredAlumnus[]> {
  const { docs } = await firestore.collection(collectionPaths.alumni).orderBy('createdAt', 'desc').get()
  return docs.map((document) => ({ ...AlumnusDocumentSchema.parse(document.data()), id: document.id }))
}

/** The names of the photos that an alumnus has now; none of whoever is gone. */
export async function photosOf(firestore: Firestore, id: string): Promise<string[]> {
  const stored = await firestore.doc(documentPaths.alumnus(id)).get()
  return [stored.get('photo'), stored.get('publicPhoto')].map(String)
}

/** What the public sees of an alumnus, once verified. The schema keeps the public fields and drops all others. */
export function publicAlumnus(alumnus: AlumnusDocument): VerifiedAlumnusDocument {
  return VerifiedAlumnusDocumentSchema.parse({ ...alumnus, photo: alumnus.publicPhoto })
}

/** What is kept beside an alumnus's details so that they are found by them. */
export function findingKeys({
  name,
  email,
  mobile,
  degree,
}: Pick<AlumnusDetails, 'name' | 'email' | 'mobile' | 'degree'>): Pick<
  AlumnusDocument,
  'emailKey' | 'searchKeys'
> {
  return { emailKey: normaliseEmail(email), searchKeys: nameKeys(name, email, mobile, degree) }
}

/** Which alumnus somebody means, and which version of them they looked at; undefined: whichever there is. */
export type Meant = { id: string; version: number | undefined }

/**
 * Does something to an alumnus as they stand. `prepare` makes a batch that holds only while the document is the one that
 * was read (`writtenAt`); whoever is overtaken prepares again from what there is then. So nothing is written over, nobody
 * comes back who was deleted, and no call waits for another's lock. Throws 404, 409 for another version than the one
 * meant, and 503.
 */
export function workOnAlumnus<Value>(
  firestore: Firestore,
  { id, version }: Meant,
  prepare: (alumnus: StoredAlumnus, writtenAt: Timestamp) => Promise<PublicChange<Value>>,
): Promise<Value> {
  return changePublic(firestore, publicGroups.alumnus(id), [], async () => {
    const stored = await firestore.doc(documentPaths.alumnus(id)).get()
    if (!stored.exists || !stored.updateTime) throw new Failure('no-such-alumnus')
    const alumnus = { ...AlumnusDocumentSchema.parse(stored.data()), id }
    if (version !== undefined && version !== alumnus.version) throw new Failure('changed-meanwhile')
    return prepare(alumnus, stored.updateTime)
  })
}
