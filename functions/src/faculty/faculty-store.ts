import { collectionPaths, documentPaths, publicGroups, recordKinds } from '@prangan/contract/paths'
import { type FacultyDocument, FacultyDocumentSchema } from '@prangan/contract/schemas/faculty'
import type { Firestore, Query, QuerySnapshot } from 'firebase-admin/firestore'
import { addAudit, type DoneBy } from '../audit/audit.ts'
import { nextSecond } from '../auth/end-sessions.ts'
import { staffDocument } from '../auth/staff-store.ts'
import { Failure } from '../lib/failure.ts'
import { changePublic, readState, withPending } from '../lib/public-copies.ts'

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

const members = (firestore: Firestore): Query => firestore.collection(collectionPaths.faculty)

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

/** The member whose account this is, removed or not, as the last change left them. */
export async function readMember(firestore: Firestore, uid: string): Promise<Member | undefined> {
  const { documents: stored } = await readState(
    firestore,
    publicGroups.faculty(uid),
    documentPaths.faculty(uid),
  )
  return stored[0] && { ...FacultyDocumentSchema.parse(stored[0]), uid }
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
  const profile = documentPaths.faculty(uid)
  const lists = recordKinds.map((kind) => firestore.collection(documentPaths.facultyRecords(uid, kind)))
  return changePublic(
    firestore,
    publicGroups.faculty(uid),
    [profile],
    async ({ version, documents: [stored] }) => {
      if (!stored) throw new Failure('no-such-faculty')
      const staff = await staffDocument(firestore, uid).get()
      const records = lists.map(async (list) => {
        const { docs } = await list.select('isRemoved').get()
        return [...withPending(docs, list.path, version)].map(
          ([id, data]) => [`${list.path}/${id}`, data] as const,
        )
      })
      const members = [[profile, stored] as const, ...(await Promise.all(records)).flat()]
      const copies = members
        .filter(([, data]) => data.isRemoved !== isRemoved)
        .map(([path]) => ({ path, kind: 'update' as const, data: { isRemoved } }))
      const batch = firestore.batch()
      const isTeacher = staff.updateTime && staff.get('role') === 'faculty'
      const endedAt = isTeacher && isRemoved ? nextSecond() : undefined
      if (isTeacher) {
        const change = { isDisabled: isRemoved, ...(endedAt && { notBefore: endedAt }) }
        batch.update(staff.ref, change, { lastUpdateTime: staff.updateTime })
      }
      const action = isRemoved ? 'faculty removed' : 'faculty restored'
      if (stored.isRemoved !== isRemoved) addAudit(batch, firestore, { action, subject: email, ...by })
      return { batch, copies, value: { endedAt } }
    },
  )
}
