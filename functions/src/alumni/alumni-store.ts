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
import { parseStored } from '../lib/parse-stored.ts'
import { changePublic, type PublicChange } from '../lib/public-copies.ts'

export type VerifiedAlumnus = VerifiedAlumnusDocument & { id: string }

function newestYearFirst(a: VerifiedAlumnus, b: VerifiedAlumnus): number {
  return (
    b.yearOfPassing.localeCompare(a.yearOfPassing, 'en') ||
    a.name.localeCompare(b.name, 'en') ||
    a.id.localeCompare(b.id, 'en')
  )
}

/**
 * Returns every verified alumnus, the newest year first. It reads only the public copy, and the schema drops any other field,
 * so nothing private can be shown by mistake.
 */
export async function readVerifiedAlumni(firestore: Firestore): Promise<VerifiedAlumnus[]> {
  const { docs } = await firestore.collection(collectionPaths.verifiedAlumni).get()
  return docs
    .map((document) => ({ ...parseStored(VerifiedAlumnusDocumentSchema, document), id: document.id }))
    .sort(newestYearFirst)
}

export type StoredAlumnus = AlumnusDocument & { id: string }

export async function readAlumni(firestore: Firestore): Promise<StoredAlumnus[]> {
  const { docs } = await firestore.collection(collectionPaths.alumni).orderBy('createdAt', 'desc').get()
  return docs.map((document) => ({ ...parseStored(AlumnusDocumentSchema, document), id: document.id }))
}

export async function photosOf(firestore: Firestore, id: string): Promise<string[]> {
  const paths = [documentPaths.alumnus(id), documentPaths.deletedAlumnus(id)]
  const stored = await firestore.getAll(...paths.map((path) => firestore.doc(path)))
  return stored.flatMap((alumnus) => [alumnus.get('photo'), alumnus.get('publicPhoto')]).map(String)
}

export function publicAlumnus(alumnus: AlumnusDocument): VerifiedAlumnusDocument {
  return VerifiedAlumnusDocumentSchema.parse({ ...alumnus, photo: alumnus.publicPhoto })
}

export function alumnusKeys({
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

/** The version that the office looked at; undefined for any. */
export type AlumnusRef = { id: string; version: number | undefined }

/**
 * Changes an alumnus. `prepare` returns a batch with the precondition that the document is unchanged since `writtenAt`, and is
 * called again after a conflict. So nothing is overwritten, a deleted alumnus stays deleted, and no request waits for a lock.
 * Throws 404, 409 if the version differs, and 503.
 */
export function updateStoredAlumnus<Value>(
  firestore: Firestore,
  { id, version }: AlumnusRef,
  prepare: (alumnus: StoredAlumnus, writtenAt: Timestamp) => Promise<PublicChange<Value>>,
): Promise<Value> {
  const copy = documentPaths.verifiedAlumnus(id)
  return changePublic(firestore, publicGroups.alumnus(id), [copy], async () => {
    const stored = await firestore.doc(documentPaths.alumnus(id)).get()
    if (!stored.exists || !stored.updateTime) throw new Failure('no-such-alumnus')
    const alumnus = { ...parseStored(AlumnusDocumentSchema, stored), id }
    if (version !== undefined && version !== alumnus.version) throw new Failure('changed-meanwhile')
    return prepare(alumnus, stored.updateTime)
  })
}
