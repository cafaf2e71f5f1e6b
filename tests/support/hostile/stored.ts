import { collections, objects, type RecordKind } from '@prangan/contract/paths'
import { AdmissionDocumentSchema } from '@prangan/contract/schemas/admissions'
import { AlumnusDocumentSchema, VerifiedAlumnusDocumentSchema } from '@prangan/contract/schemas/alumni'
import { AuditDocumentSchema } from '@prangan/contract/schemas/audit'
import { OfficeCountersSchema } from '@prangan/contract/schemas/counters'
import {
  AwardDocumentSchema,
  ExperienceDocumentSchema,
  FacultyDocumentSchema,
  PublicationDocumentSchema,
  QualificationDocumentSchema,
} from '@prangan/contract/schemas/faculty'
import {
  CurrentNoticesSchema,
  DeletedNoticeDocumentSchema,
  NewsDocumentSchema,
} from '@prangan/contract/schemas/news'
import { StaffDocumentSchema } from '@prangan/contract/schemas/staff'
import type {
  CollectionReference,
  DocumentData,
  Firestore,
  QueryDocumentSnapshot,
} from 'firebase-admin/firestore'
import type { Bucket } from '../../../functions/src/firebase.ts'

/** A collection's schema, as far as it is asked here. */
type Schema = {
  shape: object
  safeParse(value: unknown): { success: boolean; error?: { issues: readonly object[] } | undefined }
}

const records: Record<RecordKind, Schema> = {
  experiences: ExperienceDocumentSchema,
  awards: AwardDocumentSchema,
  qualifications: QualificationDocumentSchema,
  publications: PublicationDocumentSchema,
}

const schemas: Readonly<Record<string, Schema>> = {
  [collections.news]: NewsDocumentSchema,
  [collections.newsBin]: DeletedNoticeDocumentSchema,
  [collections.notices]: CurrentNoticesSchema,
  [collections.alumni]: AlumnusDocumentSchema,
  [collections.verifiedAlumni]: VerifiedAlumnusDocumentSchema,
  [collections.faculty]: FacultyDocumentSchema,
  [collections.admissions]: AdmissionDocumentSchema,
  [collections.counters]: OfficeCountersSchema,
  [collections.audit]: AuditDocumentSchema,
  [collections.staff]: StaffDocumentSchema,
  ...records,
}

/** Fields beside a schema's own: the rules read it, no client does. */
const besides: Readonly<Record<string, readonly string[]>> = { [collections.notices]: ['staleAt'] }

/** What functions alone read and write has no schema in the contract: these fields, and no other. */
const ofFunctions: Readonly<Record<string, readonly string[]>> = {
  [collections.accounts]: ['uid', 'role', 'state', 'at'],
  [collections.passwordResets]: ['email', 'requests', 'knownRequests', 'compares', 'flows', 'expiresAt'],
  [collections.rateLimits]: [
    ...['turns', 'underWay', 'failures', 'failedAt', 'notedAt', 'answer', 'count', 'expiresAt'],
    ...['account', 'knownUntil', 'tries'],
  ],
  [collections.mail]: [
    ...['kind', 'to', 'name', 'from', 'role', 'subject', 'message', 'reason', 'applicationNumber', 'course'],
    ...['status', 'note', 'form', 'count', 'recordIn', 'at', 'expiresAt', 'leaseUntil'],
  ],
  [collections.versions]: ['pending', 'hasPending', 'revision', 'written'],
  [collections.idempotencyKeys]: ['fingerprint', 'answer', 'expiresAt'],
}

/** Every document there is, those below others too. */
export async function everyDocument(firestore: Firestore): Promise<QueryDocumentSnapshot[]> {
  const below = async (found: readonly CollectionReference[]): Promise<QueryDocumentSnapshot[]> => {
    const documents = (await Promise.all(found.map((one) => one.get()))).flatMap(({ docs }) => docs)
    const inner = await Promise.all(
      documents
        .filter(({ ref }) => ref.parent.id === collections.faculty)
        .map(async ({ ref }) => below(await ref.listCollections())),
    )
    return [...documents, ...inner.flat()]
  }
  return below(await firestore.listCollections())
}

/** What is wrong with a document by its collection's schema; undefined where nothing is. */
export function whatIsWrongWith(document: QueryDocumentSnapshot): string | undefined {
  const { ref } = document
  const collection = ref.parent.id
  const data: DocumentData = document.data()
  const schema = schemas[collection]
  const fields = schema
    ? [...Object.keys(schema.shape), ...(besides[collection] ?? [])]
    : ofFunctions[collection]
  if (!fields) return `${ref.path}: nobody knows this collection`
  const foreign = Object.keys(data).filter((field) => !fields.includes(field))
  if (foreign.length > 0) return `${ref.path}: has ${foreign.join(', ')}`
  const parsed = schema?.safeParse(data)
  return parsed && !parsed.success ? `${ref.path}: ${JSON.stringify(parsed.error?.issues)}` : undefined
}

/** The objects in Storage that these documents name. */
export function namedObjects(documents: readonly QueryDocumentSnapshot[]): string[] {
  const named = documents.flatMap((document): (string | false)[] => {
    const text = (field: string): string => String(document.get(field) ?? '')
    switch (document.ref.parent.id) {
      case collections.news:
      case collections.newsBin:
        return [document.get('file') !== null && objects.noticeFile(document.id, text('file.name'))]
      case collections.alumni:
        return ['photo', 'publicPhoto'].map((field) => text(field) !== '' && objects.alumniPhoto(text(field)))
      case collections.faculty:
        return [
          text('photo') !== '' && objects.facultyPhoto(text('photo')),
          text('resume') !== '' && objects.resume(document.id, text('resume')),
        ]
      default:
        return []
    }
  })
  return named.filter((path) => path !== false).sort()
}

/** The objects that there are. */
export async function everyObject(bucket: Bucket): Promise<string[]> {
  const [files] = await bucket.getFiles()
  return files.map(({ name }) => name).sort()
}
