import { collections, documents, recordKinds } from '@prangan/contract/paths'
import { type FacultyDocument, FacultyDocumentSchema } from '@prangan/contract/schemas/faculty'
import type { Firestore, Query, QuerySnapshot } from 'firebase-admin/firestore'
import { addAudit, type DoneBy } from '../audit/audit.ts'
import { nextSecond } from '../auth/end-sessions.ts'
import { staffDocument } from '../auth/staff-store.ts'
import { Failure } from '../http/failure.ts'
import { readAndCommit } from '../read-and-commit.ts'

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
 * Removes a member or restores them, and marks all their records likewise, in one step. A record that is added or
 * deleted meanwhile changes the profile too, so then all is read again. A removed teacher's sessions end in the same
 * step; an admin who also has a profile goes on being one. Says from when on sessions have ended, where they have.
 * Throws 404 where there is no profile.
 */
export async function setRemoved(
  firestore: Firestore,
  { uid, email }: Pick<Member, 'uid' | 'email'>,
  isRemoved: boolean,
  by: DoneBy,
): Promise<{ endedAt: Date | undefined }> {
  const profile = firestore.doc(documents.faculty(uid))
  const lists = recordKinds.map((kind) => firestore.collection(documents.facultyRecords(uid, kind)))
  return readAndCommit(async () => {
    const [stored, staff] = await Promise.all([profile.get(), staffDocument(firestore, uid).get()])
    if (!stored.updateTime) throw new Failure('no-such-faculty')
    const records = await Promise.all(lists.map((list) => list.select('isRemoved').get()))
    const batch = firestore.batch()
    for (const record of records.flatMap(({ docs }) => docs)) {
      if (record.get('isRemoved') !== isRemoved) batch.update(record.ref, { isRemoved })
    }
    batch.update(profile, { isRemoved }, { lastUpdateTime: stored.updateTime })
    const isTeacher = staff.updateTime && staff.get('role') === 'faculty'
    const endedAt = isTeacher && isRemoved ? nextSecond() : undefined
    if (isTeacher) {
      const change = { isDisabled: isRemoved, ...(endedAt && { notBefore: endedAt }) }
      batch.update(staff.ref, change, { lastUpdateTime: staff.updateTime })
    }
    const action = isRemoved ? 'faculty removed' : 'faculty restored'
    if (stored.get('isRemoved') !== isRemoved) addAudit(batch, firestore, { action, subject: email, ...by })
    return { batch, value: { endedAt } }
  })
}
