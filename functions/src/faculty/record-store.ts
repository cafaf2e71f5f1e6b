import { limits } from '@prangan/contract/limits'
import { documents, type RecordKind } from '@prangan/contract/paths'
import {
  experiencesNewestFirst,
  publicationsNewestFirst,
  yearsNewestFirst,
} from '@prangan/contract/records-order'
import {
  type AwardDocument,
  AwardDocumentSchema,
  type ExperienceDocument,
  ExperienceDocumentSchema,
  type PublicationDocument,
  PublicationDocumentSchema,
  type QualificationDocument,
  QualificationDocumentSchema,
} from '@prangan/contract/schemas/faculty'
import type { DocumentReference, DocumentSnapshot, Firestore, WriteBatch } from 'firebase-admin/firestore'
import { addAudit, type DoneBy } from '../audit/audit.ts'
import { Failure } from '../http/failure.ts'
import { type Idempotency, noIdempotency } from '../http/idempotency.ts'
import { readAndCommit } from '../read-and-commit.ts'

type RecordDocuments = {
  experiences: ExperienceDocument
  awards: AwardDocument
  qualifications: QualificationDocument
  publications: PublicationDocument
}
type WithId<Content> = Content & { id: string }

/** A member's four lists of records, each newest first. */
export type MemberRecords = { [Kind in RecordKind]: WithId<RecordDocuments[Kind]>[] }

/** What a teacher says in a record; whether it is shown is their profile's to say. */
export type RecordContent<Kind extends RecordKind> = Omit<RecordDocuments[Kind], 'isRemoved'>

type Reading<Content> = {
  schema: { parse(stored: unknown): Content }
  newestFirst(a: WithId<Content>, b: WithId<Content>): number
}

const readings: { [Kind in RecordKind]: Reading<RecordDocuments[Kind]> } = {
  experiences: { schema: ExperienceDocumentSchema, newestFirst: experiencesNewestFirst },
  awards: { schema: AwardDocumentSchema, newestFirst: yearsNewestFirst },
  qualifications: { schema: QualificationDocumentSchema, newestFirst: yearsNewestFirst },
  publications: { schema: PublicationDocumentSchema, newestFirst: publicationsNewestFirst },
}

/** One list of a member's records, newest first: all of it, or what is shown to the public. */
export async function readRecords<Kind extends RecordKind>(
  firestore: Firestore,
  uid: string,
  kind: Kind,
  which: 'all' | 'shown',
): Promise<WithId<RecordDocuments[Kind]>[]> {
  const { schema, newestFirst } = readings[kind]
  const all = firestore.collection(documents.facultyRecords(uid, kind))
  const { docs } = await (which === 'all' ? all : all.where('isRemoved', '==', false)).get()
  return docs
    .map((document) => ({ ...schema.parse(document.data()), id: document.id }))
    .sort((a, b) => newestFirst(a, b))
}

/** All four lists. Of a member who is removed at this very moment nothing is shown: the records go with them. */
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

/** Adds a record, shown or not as its profile is, and gives its id. Throws 404 without a profile, 409 without room. */
export async function addRecord<Kind extends RecordKind>(
  firestore: Firestore,
  { uid, kind, content }: { uid: string; kind: Kind; content: RecordContent<Kind> },
  by: DoneBy,
  { idempotency, answerOf }: { idempotency: Idempotency; answerOf: (id: string) => object } = unkeyed,
): Promise<string> {
  const list = firestore.collection(documents.facultyRecords(uid, kind))
  const record = list.doc()
  return readAndCommit(async () => {
    const [stored, added] = await firestore.getAll(firestore.doc(documents.faculty(uid)), record)
    // Nobody else has this new id: a commit whose answer was lost on the way had been made after all.
    if (added?.exists) return { batch: firestore.batch(), value: record.id }
    await idempotency.refuseRepeat()
    if (!stored?.exists) throw new Failure('no-such-faculty')
    const { count } = (await list.count().get()).data()
    if (count >= limits.records.perKind) throw new Failure('records-full')
    const batch = firestore.batch()
    // A profile that does not say whether it is removed counts as removed, as it does in the rules.
    batch.create(record, { ...content, isRemoved: stored.get('isRemoved') !== false })
    meetIn(batch, stored)
    addAudit(batch, firestore, { action: 'record added', subject: record.path, ...by })
    idempotency.keepAnswer(batch, answerOf(record.id))
    return { batch, value: record.id }
  })
}

/** Lets the batch hold only for the profile as it was read, and lets no other that read the same hold after it. */
function meetIn(batch: WriteBatch, stored: DocumentSnapshot, changes: object = {}): void {
  if (!stored.updateTime) return
  const recordsRevision = (Number(stored.get('recordsRevision')) || 0) + 1
  batch.update(stored.ref, { ...changes, recordsRevision }, { lastUpdateTime: stored.updateTime })
}

/** One of a member's records, by its id. */
export type RecordPlace<Kind extends RecordKind = RecordKind> = { uid: string; kind: Kind; id: string }

function recordAt(firestore: Firestore, { uid, kind, id }: RecordPlace): DocumentReference {
  return firestore.collection(documents.facultyRecords(uid, kind)).doc(id)
}

/** Changes what a record says. Throws 404 for one that is not there, or was deleted meanwhile: it never comes back. */
export async function changeRecord<Kind extends RecordKind>(
  firestore: Firestore,
  { content, ...place }: RecordPlace<Kind> & { content: RecordContent<Kind> },
  by: DoneBy,
): Promise<void> {
  const record = recordAt(firestore, place)
  await readAndCommit(async () => {
    await refuseMissing(record)
    const batch = firestore.batch()
    batch.update(record, { ...content })
    addAudit(batch, firestore, { action: 'record changed', subject: record.path, ...by })
    return { batch, value: undefined }
  })
}

async function refuseMissing(record: DocumentReference): Promise<void> {
  if (!(await record.get()).exists) throw new Failure('no-such-record')
}

/** Deletes a record, and takes it out of the highlights where it is one. Throws 404 for one that is not there. */
export async function deleteRecord(firestore: Firestore, place: RecordPlace, by: DoneBy): Promise<void> {
  const record = recordAt(firestore, place)
  await readAndCommit(async () => {
    const stored = await firestore.doc(documents.faculty(place.uid)).get()
    await refuseMissing(record)
    const highlights: unknown = stored.get('highlights')
    const isHighlight = Array.isArray(highlights) && highlights.includes(place.id)
    const batch = firestore.batch()
    batch.delete(record, { exists: true })
    meetIn(batch, stored, isHighlight ? { highlights: highlights.filter((id) => id !== place.id) } : {})
    addAudit(batch, firestore, { action: 'record deleted', subject: record.path, ...by })
    return { batch, value: undefined }
  })
}
