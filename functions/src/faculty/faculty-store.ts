import { parseDocument } from '@prangan/contract/parse-document'
import { collectionPaths, documentPaths, publicGroups, recordKinds } from '@prangan/contract/paths'
import { type FacultyDocument, FacultyDocumentSchema } from '@prangan/contract/schemas/faculty'
import { StaffDocumentSchema } from '@prangan/contract/schemas/staff'
import type { Firestore, Query, QuerySnapshot } from 'firebase-admin/firestore'
import { addAudit, type DoneBy } from '../audit/audit.ts'
import { addAccess, staffDocument, writeAccess } from '../auth/staff-access.ts'
import { nextSecond } from '../auth/staff-store.ts'
import { Failure } from '../lib/failure.ts'
import { parseStored } from '../lib/parse-stored.ts'
import { changePublic } from '../lib/public-copies.ts'
import { readState, withPending } from '../lib/public-versions.ts'

export type Member = FacultyDocument & { uid: string }

function toMembers(snapshot: QuerySnapshot): Member[] {
  return snapshot.docs.map((document) => ({
    ...parseStored(FacultyDocumentSchema, document),
    uid: document.id,
  }))
}

function byName(a: Member, b: Member): number {
  return a.name.localeCompare(b.name, 'en') || a.email.localeCompare(b.email, 'en')
}

const members = (firestore: Firestore): Query => firestore.collection(collectionPaths.faculty)

/** A profile without `isRemoved` counts as removed, as it does in the rules. */
const shownMembers = (firestore: Firestore): Query => members(firestore).where('isRemoved', '==', false)

export async function readFaculty(firestore: Firestore): Promise<Member[]> {
  return toMembers(await members(firestore).get()).sort(byName)
}

export async function readShownFaculty(firestore: Firestore): Promise<Member[]> {
  return toMembers(await shownMembers(firestore).get()).sort(byName)
}

export async function findShownMember(firestore: Firestore, email: string): Promise<Member | undefined> {
  const [member] = toMembers(await shownMembers(firestore).where('email', '==', email).limit(1).get())
  return member
}

export async function findMember(firestore: Firestore, email: string): Promise<Member | undefined> {
  const [member] = toMembers(await members(firestore).where('email', '==', email).limit(1).get())
  return member
}

export async function readMember(firestore: Firestore, uid: string): Promise<Member | undefined> {
  const id = documentPaths.faculty(uid)
  const { documents: stored } = await readState(firestore, publicGroups.faculty(uid), id)
  return stored[0] && { ...parseDocument(FacultyDocumentSchema, { id, data: stored[0] }), uid }
}

/**
 * Removes or restores a member and all their records in one commit. A record that changes at the same time changes the group's
 * version, so everything is read again. A removed teacher's sessions end in the same commit; an admin with a profile stays
 * signed in. Returns the time at which sessions end, if they do. Throws 404 if there is no profile.
 */
export async function setRemoved(
  firestore: Firestore,
  { uid, email }: Pick<Member, 'uid' | 'email'>,
  isRemoved: boolean,
  by: DoneBy,
): Promise<{ endedAt: Date | undefined }> {
  const profile = documentPaths.faculty(uid)
  const lists = recordKinds.map((kind) => firestore.collection(documentPaths.facultyRecords(uid, kind)))
  const { endedAt, isTeacher } = await changePublic(
    firestore,
    publicGroups.faculty(uid),
    [profile],
    async ({ version, documents: [stored] }) => {
      if (!stored) throw new Failure('no-such-faculty')
      const storedStaff = await staffDocument(firestore, uid).get()
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
      const staff = storedStaff.exists ? parseStored(StaffDocumentSchema, storedStaff) : undefined
      const isTeacher = staff?.role === 'faculty'
      const endedAt = isTeacher && isRemoved ? nextSecond() : undefined
      if (isTeacher && storedStaff.updateTime) {
        const isDisabled = isRemoved || staff.isDisabledByAdmin
        const change = {
          isDisabled,
          version: staff.version + 1,
          hasCopy: true,
          ...(endedAt && { notBefore: endedAt }),
        }
        batch.update(storedStaff.ref, change, { lastUpdateTime: storedStaff.updateTime })
        await addAccess(batch, firestore, uid, { ...staff, ...change })
      }
      const action = isRemoved ? 'faculty removed' : 'faculty restored'
      if (stored.isRemoved !== isRemoved) addAudit(batch, firestore, { action, subject: email, ...by })
      return { batch, copies, value: { endedAt, isTeacher } }
    },
  )
  if (isTeacher) await writeAccess(firestore, uid)
  return { endedAt }
}
