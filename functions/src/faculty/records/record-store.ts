import { limits } from '@prangan/contract/limits'
import type { WithId } from '@prangan/contract/parse-document'
import { documentPaths, publicGroups, type RecordKind } from '@prangan/contract/paths'
import { type RecordDocuments, recordLists } from '@prangan/contract/record-lists'
import type { Firestore } from 'firebase-admin/firestore'
import { addAudit, type DoneBy } from '../../audit/audit.ts'
import { type Idempotency, noIdempotency } from '../../idempotency/idempotency.ts'
import { Failure } from '../../lib/failure.ts'
import { parseStored } from '../../lib/parse-stored.ts'
import { changePublic } from '../../lib/public-copies.ts'
import type { Version } from '../../lib/public-versions.ts'

export type MemberRecords = { [Kind in RecordKind]: WithId<RecordDocuments[Kind]>[] }

export type RecordContent<Kind extends RecordKind> = Omit<RecordDocuments[Kind], 'isRemoved'>

export async function readRecords<Kind extends RecordKind>(
  firestore: Firestore,
  uid: string,
  kind: Kind,
  which: 'all' | 'shown',
): Promise<WithId<RecordDocuments[Kind]>[]> {
  const { schema, newestFirst } = recordLists[kind]
  const all = firestore.collection(documentPaths.facultyRecords(uid, kind))
  const { docs } = await (which === 'all' ? all : all.where('isRemoved', '==', false)).get()
  return docs
    .map((document) => ({
      ...parseStored(schema, document),
      id: document.id,
    }))
    .sort((a, b) => newestFirst(a, b))
}

export async function readAllRecords(
  firestore: Firestore,
  uid: string,
  which: 'all' | 'shown',
): Promise<MemberRecords> {
  const [experiences, awards, qualifications, publications] = await Promise.all([
    readRecords(firestore, uid, 'experiences', which),
    readRecords(firestore, uid, 'awards', which),
    readRecords(firestore, uid, 'qualifications', which),
    readRecords(firestore, uid, 'publications', which),
  ])
  return { experiences, awards, qualifications, publications }
}

const unkeyed = { idempotency: noIdempotency, answerOf: () => ({}) }

/**
 * Adds a record, shown or hidden like its profile, and returns its id. Throws 404 without a profile, and 409 if the list is
 * full.
 */
export async function addRecord<Kind extends RecordKind>(
  firestore: Firestore,
  { uid, kind, content }: { uid: string; kind: Kind; content: RecordContent<Kind> },
  by: DoneBy,
  { idempotency, answerOf }: { idempotency: Idempotency; answerOf: (id: string) => object } = unkeyed,
): Promise<string> {
  const list = firestore.collection(documentPaths.facultyRecords(uid, kind))
  const { id, path } = list.doc()
  const paths = [documentPaths.faculty(uid), path]
  return changePublic(firestore, publicGroups.faculty(uid), paths, async (state) => {
    const [profile, added] = state.documents
    const batch = firestore.batch()
    // The id is new, so if it exists, a commit of ours succeeded whose reply was lost.
    if (added) return { batch, copies: [], value: id }
    await idempotency.refuseRepeat()
    if (!profile) throw new Failure('no-such-faculty')
    await refuseIfFull(firestore, { uid, kind }, state.version)
    // A profile without `isRemoved` counts as removed, as it does in the rules.
    const data = { ...content, isRemoved: profile.isRemoved !== false }
    addAudit(batch, firestore, { action: 'record added', subject: path, ...by })
    idempotency.keepAnswer(batch, answerOf(id))
    return { batch, copies: [{ path, kind: 'set', data }], value: id }
  })
}

export async function refuseIfFull(
  firestore: Firestore,
  { uid, kind }: Pick<RecordRef, 'uid' | 'kind'>,
  { pending }: Version,
): Promise<void> {
  const { count } = (await firestore.collection(documentPaths.facultyRecords(uid, kind)).count().get()).data()
  if (count + pending.length >= limits.records.perKind) throw new Failure('records-full')
}

export type RecordRef<Kind extends RecordKind = RecordKind> = { uid: string; kind: Kind; id: string }

export const pathOf = ({ uid, kind, id }: RecordRef): string =>
  `${documentPaths.facultyRecords(uid, kind)}/${id}`

/** Changes a record. Throws 404 if it does not exist any more; it is never created again. */
export async function changeRecord<Kind extends RecordKind>(
  firestore: Firestore,
  { content, ...ref }: RecordRef<Kind> & { content: RecordContent<Kind> },
  by: DoneBy,
): Promise<void> {
  const path = pathOf(ref)
  await changePublic(firestore, publicGroups.faculty(ref.uid), [path], async ({ documents: [record] }) => {
    if (!record) throw new Failure('no-such-record')
    const batch = firestore.batch()
    addAudit(batch, firestore, { action: 'record changed', subject: path, ...by })
    return { batch, copies: [{ path, kind: 'update', data: { ...content } }], value: undefined }
  })
}
