import { collections, documents, recordKinds } from '@prangan/contract/paths'
import { type FacultyDocument, FacultyDocumentSchema } from '@prangan/contract/schemas/faculty'
import type { Firestore, Query, QuerySnapshot } from 'firebase-admin/firestore'
import { addAudit, type DoneBy } from '../audit/audit.ts'
import { Failure } from '../http/failure.ts'

/** A member of the faculty, with the uid of their account. */
export type Member = FacultyDocument & { uid: string }

/** Throws when a stored document is not of its schema: nothing half-read goes out. */
function toMembers(snapshot: QuerySnapshot): Member[] {
  return snapshot.docs.map((document) => ({
    ...FacultyDocumentSchema.parse(document.data()),
    uid: document.id,
  }))
}

/** By name; the address decides between namesakes, so the order never wavers. */
function byName(a: Member, b: Member): number {
  return a.name.localeCompare(b.name, 'en') || a.email.localeCompare(b.email, 'en')
}

const members = (firestore: Firestore): Query => firestore.collection(collections.faculty)

/** Profiles say whether they are removed; one that does not counts as removed, as it does in the rules. */
const shownMembers = (firestore: Firestore): Query => members(firestore).where('isRemoved', '==', false)

/** Every member, removed or not, by name. */
export async function readFaculty(firestore: Firestore): Promise<Member[]> {
  return toMembers(await members(firestore).get()).sort(byName)
}

/** The members who are shown to the public, by name. */
export async function readShownFaculty(firestore: Firestore): Promise<Member[]> {
  return toMembers(await shownMembers(firestore).get()).sort(byName)
}

/** The member with this address, in its normal form, where there is one who is shown to the public. */
export async function findShownMember(firestore: Firestore, email: string): Promise<Member | undefined> {
  const [member] = toMembers(await shownMembers(firestore).where('email', '==', email).limit(1).get())
  return member
}

/** The member with this address, in its normal form, removed or not. */
export async function findMember(firestore: Firestore, email: string): Promise<Member | undefined> {
  const [member] = toMembers(await members(firestore).where('email', '==', email).limit(1).get())
  return member
}

/** The member whose account this is, removed or not. */
export async function readMember(firestore: Firestore, uid: string): Promise<Member | undefined> {
  const stored = await firestore.doc(documents.faculty(uid)).get()
  return stored.exists ? { ...FacultyDocumentSchema.parse(stored.data()), uid } : undefined
}

/**
 * Removes a member or restores them, and marks all their records likewise, in one step. A record that is being added
 * meanwhile reads the same profile, so one of the two waits for the other. Throws 404 where there is no profile.
 */
export async function setRemoved(
  firestore: Firestore,
  { uid, email }: Pick<Member, 'uid' | 'email'>,
  isRemoved: boolean,
  by: DoneBy,
): Promise<void> {
  const profile = firestore.doc(documents.faculty(uid))
  const lists = recordKinds.map((kind) =>
    firestore.collection(documents.facultyRecords(uid, kind)).select('isRemoved'),
  )
  await firestore.runTransaction(async (transaction) => {
    const stored = await transaction.get(profile)
    if (!stored.exists) throw new Failure('no-such-faculty')
    const records = await Promise.all(lists.map((list) => transaction.get(list)))
    for (const record of records.flatMap(({ docs }) => docs)) {
      if (record.get('isRemoved') !== isRemoved) transaction.update(record.ref, { isRemoved })
    }
    if (stored.get('isRemoved') === isRemoved) return
    transaction.update(profile, { isRemoved })
    const action = isRemoved ? 'faculty removed' : 'faculty restored'
    addAudit(transaction, firestore, { action, subject: email, ...by })
  })
}
