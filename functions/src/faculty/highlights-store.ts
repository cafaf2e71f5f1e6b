import { documentPaths, publicGroups } from '@prangan/contract/paths'
import type { Firestore } from 'firebase-admin/firestore'
import { addAudit, type DoneBy } from '../audit/audit.ts'
import { Failure } from '../lib/failure.ts'
import { changePublic } from '../lib/public-copies.ts'

export type Choice = { uid: string; email: string; ids: readonly string[] }

export async function chooseHighlights(
  firestore: Firestore,
  { uid, email, ids }: Choice,
  by: DoneBy,
): Promise<void> {
  const path = documentPaths.faculty(uid)
  const publications = ids.map((id) => `${documentPaths.facultyRecords(uid, 'publications')}/${id}`)
  await changePublic(firestore, publicGroups.faculty(uid), [path, ...publications], async (state) => {
    const [stored, ...chosen] = state.documents
    if (!stored) throw new Failure('no-such-faculty')
    if (chosen.includes(undefined)) throw new Failure('no-such-record')
    const batch = firestore.batch()
    const copies = [{ path, kind: 'update' as const, data: { highlights: ids } }]
    const detail = 'highlights'
    addAudit(batch, firestore, { action: 'profile changed', subject: email, detail, ...by })
    return { batch, copies, value: undefined }
  })
}
