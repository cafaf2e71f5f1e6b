import { collections, documents } from '@prangan/contract/paths'
import {
  type AlumnusDetails,
  type AlumnusDocument,
  AlumnusDocumentSchema,
  type VerifiedAlumnusDocument,
  VerifiedAlumnusDocumentSchema,
} from '@prangan/contract/schemas/alumni'
import { normaliseEmail } from '@prangan/contract/schemas/fields'
import { searchKeys } from '@prangan/contract/search'
import type { Firestore, Timestamp } from 'firebase-admin/firestore'
import { retryAfter } from '../auth/throttle.ts'
import { Failure } from '../http/failure.ts'

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

/** An alumnus as the office sees them. */
export type StoredAlumnus = AlumnusDocument & { id: string }

/** Everyone who ever registered, verified or not, the latest first. */
export async function readAlumni(firestore: Firestore): Promise<StoredAlumnus[]> {
  const { docs } = await firestore.collection(collections.alumni).orderBy('createdAt', 'desc').get()
  return docs.map((document) => ({ ...AlumnusDocumentSchema.parse(document.data()), id: document.id }))
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
}: Pick<AlumnusDetails, 'name' | 'email' | 'mobile'>): Pick<AlumnusDocument, 'emailKey' | 'searchKeys'> {
  return { emailKey: normaliseEmail(email), searchKeys: searchKeys(name, email, mobile) }
}

/** Which alumnus somebody means, and which version of them they looked at; undefined: whichever there is. */
export type Meant = { id: string; version: number | undefined }

/** How often others may be quicker before a call gives up: each time, one of them got what it wanted. */
const mostTries = 10

/**
 * Does something to an alumnus as they stand. `work` makes its one write only while the document is the one that was
 * read (`writtenAt`), and says whether it was made; else it works again from what there is then. So nothing is written
 * over, nobody comes back who was deleted, and no call waits for another's lock. Gives the alumnus that was worked on.
 * Throws 404, 409 for another version than the one meant, and 503.
 */
export async function workOnAlumnus(
  firestore: Firestore,
  { id, version }: Meant,
  work: (alumnus: StoredAlumnus, writtenAt: Timestamp) => Promise<boolean>,
): Promise<StoredAlumnus> {
  for (let tries = 0; tries < mostTries; tries++) {
    const stored = await firestore.doc(documents.alumnus(id)).get()
    if (!stored.exists || !stored.updateTime) throw new Failure('no-such-alumnus')
    const alumnus = { ...AlumnusDocumentSchema.parse(stored.data()), id }
    if (version !== undefined && version !== alumnus.version) throw new Failure('changed-meanwhile')
    if (await work(alumnus, stored.updateTime)) return alumnus
  }
  throw new Failure('busy', { headers: retryAfter(2_000) })
}
