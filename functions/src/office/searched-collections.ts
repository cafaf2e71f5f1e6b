import { parseDocuments } from '@prangan/contract/parse-document'
import { collectionPaths } from '@prangan/contract/paths'
import { AdmissionDocumentSchema, applicationKeys } from '@prangan/contract/schemas/admissions'
import { AlumnusDocumentSchema } from '@prangan/contract/schemas/alumni'
import { FacultyDocumentSchema } from '@prangan/contract/schemas/faculty'
import { InquiryDocumentSchema, inquiryKeys } from '@prangan/contract/schemas/inquiries'
import { LibraryDocumentSchema, MediaDocumentSchema } from '@prangan/contract/schemas/library'
import { NoticeDocumentSchema, noticeSearchKeys } from '@prangan/contract/schemas/notices'
import { PageDocumentSchema } from '@prangan/contract/schemas/site'
import { nameKeys } from '@prangan/contract/search'
import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore'
import type * as z from 'zod/mini'
import { alumnusKeys } from '../alumni/alumni-store.ts'
import { documentSearchKeys } from '../library/document-store.ts'
import { mediaSearchKeys } from '../library/media-store.ts'
import { storedPageKeys } from '../site/page-store.ts'

type Keys = readonly string[]

function searched<Schema extends z.ZodMiniType<object>>(
  schema: Schema,
  keysOf: (document: z.output<Schema>, reference: DocumentReference) => Keys | Promise<Keys>,
) {
  return {
    schema,
    keysOf: async (stored: DocumentSnapshot): Promise<Keys | undefined> => {
      const [document] = parseDocuments(schema, [{ id: stored.ref.path, data: stored.data() }])
      return document && keysOf(document, stored.ref)
    },
  }
}

/**
 * The hostile tests check stored documents by these schemas, and the sweep updates their `searchKeys`. The bin is missing,
 * because a restored notice gets new keys.
 */
export const searchedCollections = {
  [collectionPaths.news]: searched(NoticeDocumentSchema, noticeSearchKeys),
  [collectionPaths.faculty]: searched(FacultyDocumentSchema, ({ name }) => nameKeys(name)),
  [collectionPaths.alumni]: searched(AlumnusDocumentSchema, (alumnus) => alumnusKeys(alumnus).searchKeys),
  [collectionPaths.admissions]: searched(AdmissionDocumentSchema, applicationKeys),
  [collectionPaths.inquiries]: searched(InquiryDocumentSchema, inquiryKeys),
  [collectionPaths.media]: searched(MediaDocumentSchema, mediaSearchKeys),
  [collectionPaths.library]: searched(LibraryDocumentSchema, ({ slug, title }) =>
    documentSearchKeys(slug, title),
  ),
  [collectionPaths.pages]: searched(PageDocumentSchema, storedPageKeys),
}
