import { collectionPaths, type RecordKind, storagePaths } from '@prangan/contract/paths'
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
  NoticeDocumentSchema,
} from '@prangan/contract/schemas/notices'
import { StaffDocumentSchema } from '@prangan/contract/schemas/staff'
import type {
  CollectionReference,
  DocumentData,
  Firestore,
  QueryDocumentSnapshot,
} from 'firebase-admin/firestore'
import type { Bucket } from '../../../functions/src/lib/firebase.ts'

/** The part of a collection's schema that is checked here. */
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
  [collectionPaths.news]: NoticeDocumentSchema,
  [collectionPaths.newsBin]: DeletedNoticeDocumentSchema,
  [collectionPaths.notices]: CurrentNoticesSchema,
  [collectionPaths.alumni]: AlumnusDocumentSchema,
  [collectionPaths.verifiedAlumni]: VerifiedAlumnusDocumentSchema,
  [collectionPaths.faculty]: FacultyDocumentSchema,
  [collectionPaths.admissions]: AdmissionDocumentSchema,
  [collectionPaths.counters]: OfficeCountersSchema,
  [collectionPaths.audit]: AuditDocumentSchema,
  [collectionPaths.staff]: StaffDocumentSchema,
  ...records,
}

/** Fields beside a schema's own: the rules read it, no client does. */
const besides: Readonly<Record<string, readonly string[]>> = { [collectionPaths.notices]: ['staleAt'] }

/** What functions alone read and write has no schema in the contract: these fields, and no other. */
const ofFunctions: Readonly<Record<string, readonly string[]>> = {
  [collectionPaths.accounts]: ['uid', 'role', 'state', 'at'],
  [collectionPaths.passwordResets]: ['email', 'requests', 'knownRequests', 'compares', 'flows', 'expiresAt'],
  [collectionPaths.rateLimits]: [
    ...['turns', 'underWay', 'failures', 'failedAt', 'notedAt', 'answer', 'count', 'expiresAt'],
    ...['account', 'knownUntil', 'tries'],
  ],
  [collectionPaths.mail]: [
    ...['kind', 'to', 'name', 'from', 'role', 'subject', 'message', 'reason', 'applicationNumber', 'course'],
    ...['status', 'note', 'form', 'count', 'recordIn', 'at', 'expiresAt', 'leaseUntil'],
  ],
  [collectionPaths.versions]: ['pending', 'hasPending', 'revision', 'written'],
  [collectionPaths.idempotencyKeys]: ['fingerprint', 'answer', 'expiresAt'],
}

/** Every document there is, those below others too. */
export async function everyDocument(firestore: Firestore): Promise<QueryDocumentSnapshot[]> {
  const below = async (found: readonly CollectionReference[]): Promise<QueryDocumentSnapshot[]> => {
    const documents = (await Promise.all(found.map((one) => one.get()))).flatMap(({ docs }) => docs)
    const inner = await Promise.all(
      documents
        .filter(({ ref }) => ref.parent.id === collectionPaths.faculty)
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
      case collectionPaths.news:
      case collectionPaths.newsBin:
        return [document.get('file') !== null && storagePaths.noticeFile(document.id, text('file.name'))]
      case collectionPaths.alumni:
        return ['photo', 'publicPhoto'].map(
          (field) => text(field) !== '' && storagePaths.alumniPhoto(text(field)),
        )
      case collectionPaths.faculty:
        return [
          text('photo') !== '' && storagePaths.facultyPhoto(text('photo')),
          text('resume') !== '' && storagePaths.resume(document.id, text('resume')),
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
