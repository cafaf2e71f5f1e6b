import { documents } from '@prangan/contract/paths'
import type { Firestore } from 'firebase-admin/firestore'
import { addAudit, type DoneBy } from '../audit/audit.ts'
import { Failure } from '../http/failure.ts'
import { readAndCommit } from '../read-and-commit.ts'

/** A member's choice of publications to stand before the others. */
export type Choice = { uid: string; email: string; ids: readonly string[] }

/** Keeps the choice, if all of it are the member's own publications at this moment. Throws 404 otherwise. */
export async function chooseHighlights(
  firestore: Firestore,
  { uid, email, ids }: Choice,
  by: DoneBy,
): Promise<void> {
  const profile = firestore.doc(documents.faculty(uid))
  const publications = firestore.collection(documents.facultyRecords(uid, 'publications'))
  await readAndCommit(async () => {
    const [stored, ...chosen] = await firestore.getAll(profile, ...ids.map((id) => publications.doc(id)))
    if (!stored?.updateTime) throw new Failure('no-such-faculty')
    if (chosen.some(({ exists }) => !exists)) throw new Failure('no-such-record')
    const batch = firestore.batch()
    // A publication that is deleted meanwhile changes the profile too (`recordsRevision`).
    batch.update(profile, { highlights: ids }, { lastUpdateTime: stored.updateTime })
    const detail = 'highlights'
    addAudit(batch, firestore, { action: 'profile changed', subject: email, detail, ...by })
    return { batch, value: undefined }
  })
}
