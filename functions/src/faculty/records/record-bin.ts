import { limits } from '@prangan/contract/limits'
import { collectionPaths, documentPaths, publicGroups } from '@prangan/contract/paths'
import { type DeletedRecordDocument, DeletedRecordDocumentSchema } from '@prangan/contract/schemas/faculty'
import type { CopyWrite } from '@prangan/contract/schemas/private-documents'
import type { DocumentReference, Firestore } from 'firebase-admin/firestore'
import { addAudit, type DoneBy } from '../../audit/audit.ts'
import { Failure } from '../../lib/failure.ts'
import type { Firebase } from '../../lib/firebase.ts'
import { parseStored } from '../../lib/parse-stored.ts'
import { changePublic } from '../../lib/public-copies.ts'
import { pathOf, type RecordRef, refuseIfFull } from './record-store.ts'

const binDocument = (firestore: Firestore, { uid, kind, id }: RecordRef): DocumentReference =>
  firestore.doc(documentPaths.deletedRecord(uid, kind, id))

export async function moveToBin(firestore: Firestore, ref: RecordRef, by: DoneBy): Promise<void> {
  const path = pathOf(ref)
  const profilePath = documentPaths.faculty(ref.uid)
  await changePublic(firestore, publicGroups.faculty(ref.uid), [profilePath, path], async (state) => {
    const [profile, record] = state.documents
    if (!record) throw new Failure('no-such-record')
    const highlights = highlightsOf(profile)
    const isHighlight = highlights.includes(ref.id)
    const copies: CopyWrite[] = [{ path, kind: 'delete' }]
    if (isHighlight) {
      const left = highlights.filter((id) => id !== ref.id)
      copies.push({ path: profilePath, kind: 'update', data: { highlights: left } })
    }
    const batch = firestore.batch()
    const deleted: DeletedRecordDocument = { record, isHighlight, deletedAt: by.at }
    batch.set(binDocument(firestore, ref), deleted)
    addAudit(batch, firestore, { action: 'record deleted', subject: path, ...by })
    return { batch, copies, value: undefined }
  })
}

/**
 * Restores a record from the bin, shown or hidden like its profile; a repeated call changes nothing. Throws 404 if it was
 * deleted for good, and 409 if the list is full.
 */
export async function restoreFromBin(firestore: Firestore, ref: RecordRef, by: DoneBy): Promise<void> {
  const path = pathOf(ref)
  const profilePath = documentPaths.faculty(ref.uid)
  await changePublic(firestore, publicGroups.faculty(ref.uid), [profilePath, path], async (state) => {
    const [profile, record] = state.documents
    const batch = firestore.batch()
    if (record) return { batch, copies: [], value: undefined }
    if (!profile) throw new Failure('no-such-faculty')
    const stored = await binDocument(firestore, ref).get()
    if (!stored.updateTime) throw new Failure('no-such-record')
    await refuseIfFull(firestore, ref, state.version)
    const bin = parseStored(DeletedRecordDocumentSchema, stored)
    const data = { ...bin.record, isRemoved: profile.isRemoved !== false }
    const copies: CopyWrite[] = [{ path, kind: 'set', data }]
    const highlights = highlightsOf(profile)
    if (bin.isHighlight && highlights.length < limits.records.highlights)
      copies.push({ path: profilePath, kind: 'update', data: { highlights: [...highlights, ref.id] } })
    batch.delete(stored.ref, { lastUpdateTime: stored.updateTime })
    addAudit(batch, firestore, { action: 'record restored', subject: path, ...by })
    return { batch, copies, value: undefined }
  })
}

const highlightsOf = (profile: Record<string, unknown> | undefined): string[] =>
  Array.isArray(profile?.highlights) ? profile.highlights : []

export async function sweepRecordBin(firebase: Firebase, now: Date): Promise<number> {
  const firestore = await firebase.firestore()
  const before = new Date(now.getTime() - limits.recordBinLifetime)
  const old = firestore.collection(collectionPaths.recordBin).where('deletedAt', '<=', before)
  const { docs } = await old.select().limit(500).get()
  const batch = firestore.batch()
  for (const { ref } of docs) batch.delete(ref)
  await batch.commit()
  return docs.length
}
