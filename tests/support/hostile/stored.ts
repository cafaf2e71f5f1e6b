import type { parseDocument } from '@prangan/contract/parse-document'
import { collectionPaths, type RecordKind } from '@prangan/contract/paths'
import { DeletedAlumnusDocumentSchema, VerifiedAlumnusDocumentSchema } from '@prangan/contract/schemas/alumni'
import { AuditDocumentSchema } from '@prangan/contract/schemas/audit'
import { OfficeCountersSchema } from '@prangan/contract/schemas/counters'
import {
  AwardDocumentSchema,
  DeletedRecordDocumentSchema,
  ExperienceDocumentSchema,
  ProfileReviewDocumentSchema,
  PublicationDocumentSchema,
  QualificationDocumentSchema,
} from '@prangan/contract/schemas/faculty'
import {
  DeletedDocumentSchema,
  DeletedPictureSchema,
  LibraryVersionSchema,
  MediaDocumentSchema,
} from '@prangan/contract/schemas/library'
import { MailDocumentSchema } from '@prangan/contract/schemas/mail'
import {
  CurrentNoticesDocumentSchema,
  DeletedNoticeDocumentSchema,
  NoticeVersionDocumentSchema,
  PreparedNoticeDocumentSchema,
} from '@prangan/contract/schemas/notices'
import { OpenFormSchema } from '@prangan/contract/schemas/open-forms'
import {
  BackupRecordSchema,
  ReleaseSchema,
  RestoreMarkSchema,
  ScheduledRunSchema,
  SchemaStateSchema,
} from '@prangan/contract/schemas/operation'
import {
  AccountDocumentSchema,
  CopiesDocumentSchema,
  IdempotencyKeyDocumentSchema,
  ListChangesDocumentSchema,
  PasswordResetDocumentSchema,
  rateLimitSchemas,
  SearchKeysStateSchema,
  VersionDocumentSchema,
} from '@prangan/contract/schemas/private-documents'
import { SearchMissesSchema } from '@prangan/contract/schemas/search-misses'
import {
  PageDraftDocumentSchema,
  PagePreviewDocumentSchema,
  PageVersionDocumentSchema,
  SiteSchema,
} from '@prangan/contract/schemas/site'
import { StaffAccessSchema, StaffDocumentSchema } from '@prangan/contract/schemas/staff'
import { storagePaths } from '@prangan/contract/storage-paths'
import * as plugins from '@prangan/plugins/tests/stored'
import type {
  CollectionReference,
  DocumentData,
  Firestore,
  QueryDocumentSnapshot,
} from 'firebase-admin/firestore'
import type { Bucket } from '../../../functions/src/lib/firebase.ts'
import { searchedCollections } from '../../../functions/src/office/searched-collections.ts'
import { pluginFolders } from '../../../plugins/folders.ts'
import { allPluginFolders } from '../../../plugins/names-of.ts'

type Schema = Parameters<typeof parseDocument>[0]

/** Earlier releases stored what only a plugin knows that is off now. */
const isAnyOff = allPluginFolders.some((folder) => !pluginFolders.includes(folder))

const records: Record<RecordKind, Schema> = {
  experiences: ExperienceDocumentSchema,
  awards: AwardDocumentSchema,
  qualifications: QualificationDocumentSchema,
  publications: PublicationDocumentSchema,
}

const schemas: Readonly<Record<string, readonly Schema[]>> = {
  [collectionPaths.newsBin]: [DeletedNoticeDocumentSchema],
  [collectionPaths.newsForApproval]: [PreparedNoticeDocumentSchema],
  [collectionPaths.noticeVersions]: [NoticeVersionDocumentSchema],
  [collectionPaths.alumniBin]: [DeletedAlumnusDocumentSchema],
  [collectionPaths.mediaBin]: [DeletedPictureSchema],
  [collectionPaths.libraryBin]: [DeletedDocumentSchema],
  [collectionPaths.notices]: [CurrentNoticesDocumentSchema],
  [collectionPaths.verifiedAlumni]: [VerifiedAlumnusDocumentSchema],
  [collectionPaths.recordBin]: [DeletedRecordDocumentSchema],
  [collectionPaths.profileReviews]: [ProfileReviewDocumentSchema],
  [collectionPaths.officeCounts]: [OfficeCountersSchema],
  [collectionPaths.counters]: [OfficeCountersSchema, SearchKeysStateSchema],
  [collectionPaths.audit]: [AuditDocumentSchema],
  [collectionPaths.staff]: [StaffDocumentSchema],
  [collectionPaths.staffAccess]: [StaffAccessSchema],
  [collectionPaths.accounts]: [AccountDocumentSchema],
  [collectionPaths.passwordResets]: [PasswordResetDocumentSchema],
  [collectionPaths.rateLimits]: rateLimitSchemas,
  [collectionPaths.mail]: [MailDocumentSchema],
  [collectionPaths.site]: [SiteSchema],
  [collectionPaths.pagePreviews]: [PagePreviewDocumentSchema],
  [collectionPaths.openForms]: [OpenFormSchema],
  [collectionPaths.searchMisses]: [SearchMissesSchema],
  [collectionPaths.operations]: [
    BackupRecordSchema,
    RestoreMarkSchema,
    ReleaseSchema,
    SchemaStateSchema,
    ScheduledRunSchema,
  ],
  drafts: [PageDraftDocumentSchema],
  // Versions of public groups, pages and library documents.
  [collectionPaths.versions]: [
    VersionDocumentSchema,
    ListChangesDocumentSchema,
    PageVersionDocumentSchema,
    LibraryVersionSchema,
  ],
  [collectionPaths.copies]: [CopiesDocumentSchema],
  [collectionPaths.idempotencyKeys]: [IdempotencyKeyDocumentSchema],
  ...Object.fromEntries(Object.entries(searchedCollections).map(([name, { schema }]) => [name, [schema]])),
  ...Object.fromEntries(Object.entries(records).map(([kind, schema]) => [kind, [schema]])),
  ...plugins.storedSchemas,
}

const withLists = new Set<string>([
  collectionPaths.news,
  collectionPaths.faculty,
  collectionPaths.pages,
  collectionPaths.library,
  ...plugins.parents,
])

export async function everyDocument(firestore: Firestore): Promise<QueryDocumentSnapshot[]> {
  const below = async (found: readonly CollectionReference[]): Promise<QueryDocumentSnapshot[]> => {
    const documents = (await Promise.all(found.map((one) => one.get()))).flatMap(({ docs }) => docs)
    const inner = await Promise.all(
      documents
        .filter(({ ref }) => withLists.has(ref.parent.id))
        .map(async ({ ref }) => below(await ref.listCollections())),
    )
    return [...documents, ...inner.flat()]
  }
  return below(await firestore.listCollections())
}

/** Returns the violation of the collection's schema; undefined if there is none. */
export function whatIsWrongWith(document: QueryDocumentSnapshot): string | undefined {
  const { ref } = document
  const collection = ref.parent.id
  const possible = schemas[collection]
  if (!possible) return isAnyOff ? undefined : `${ref.path}: nobody knows this collection`
  const problems = possible.map((schema) => problemBySchema(schema, document.data()))
  return problems.every(Boolean) ? `${ref.path}: ${problems.join(' or ')}` : undefined
}

/** A schema drops the fields that it does not know. */
function problemBySchema(schema: Schema, data: DocumentData): string | undefined {
  const parsed = schema.safeParse(data)
  if (!parsed.success) return JSON.stringify(parsed.error.issues)
  const known = Object.keys(Object(parsed.data))
  const foreign = Object.keys(data).filter((field) => !known.includes(field))
  return foreign.length > 0 && !isAnyOff ? `has ${foreign.join(', ')}` : undefined
}

const objectsOf: Readonly<Record<string, ((document: QueryDocumentSnapshot) => string[]) | undefined>> =
  plugins.objectsOf

export function namedObjects(documents: readonly QueryDocumentSnapshot[]): string[] {
  const named = documents.flatMap((document): (string | false)[] => {
    const text = (field: string): string => String(document.get(field) ?? '')
    switch (document.ref.parent.id) {
      case collectionPaths.news:
      case collectionPaths.newsBin:
      case collectionPaths.newsForApproval:
        return [
          // A change may name the file of its published notice.
          document.get('file') !== null &&
            !document.get('changeOf.keepsFile') &&
            storagePaths.noticeFile(document.id, text('file.name')),
        ]
      case collectionPaths.noticeVersions:
        return [
          document.get('file') !== null &&
            storagePaths.noticeFile(document.ref.parent.parent?.id ?? '', text('file.name')),
        ]
      case collectionPaths.alumni:
      case collectionPaths.alumniBin:
        return ['photo', 'publicPhoto'].map(
          (field) => text(field) !== '' && storagePaths.alumniPhoto(text(field)),
        )
      case collectionPaths.media:
      case collectionPaths.mediaBin:
        return MediaDocumentSchema.shape.files
          .parse(document.get('files'))
          .map(({ file }) => storagePaths.media(file))
      case collectionPaths.library:
      case collectionPaths.libraryBin:
        return [storagePaths.libraryFile(document.id, text('file'))]
      case collectionPaths.faculty:
        return [
          text('photo') !== '' && storagePaths.facultyPhoto(text('photo')),
          text('resume') !== '' && storagePaths.resume(document.id, text('resume')),
        ]
      default:
        return objectsOf[document.ref.parent.id]?.(document) ?? []
    }
  })
  return named.filter((path) => path !== false).sort()
}

export async function everyObject(bucket: Bucket): Promise<string[]> {
  // The emulator may have closed the kept connections; the library tries three of them.
  const [files] = await bucket.getFiles().catch(() => bucket.getFiles())
  return files.map(({ name }) => name).sort()
}
