import { collectionPaths } from '@prangan/contract/paths'
import { AdmissionDocumentSchema, applicationKeys } from '@prangan/contract/schemas/admissions'
import { AlumnusDocumentSchema, DeletedAlumnusDocumentSchema } from '@prangan/contract/schemas/alumni'
import { FacultyDocumentSchema } from '@prangan/contract/schemas/faculty'
import {
  DeletedDocumentSchema,
  DeletedPictureSchema,
  LibraryDocumentSchema,
  MediaDocumentSchema,
} from '@prangan/contract/schemas/library'
import {
  DeletedNoticeDocumentSchema,
  NoticeDocumentSchema,
  noticeSearchKeys,
} from '@prangan/contract/schemas/notices'
import { PageDocumentSchema } from '@prangan/contract/schemas/site'
import { nameKeys } from '@prangan/contract/search'
import * as plugins from '@prangan/plugins/functions/searched-collections'
import { alumnusKeys } from '../alumni/alumni-store.ts'
import { documentSearchKeys } from '../library/document-store.ts'
import { mediaSearchKeys } from '../library/media-store.ts'
import { storedPageKeys } from '../site/page-store.ts'
import { searched } from './searched.ts'

/** The hostile tests check stored documents by these schemas, and the sweep updates their `searchKeys`. */
export const searchedCollections = {
  [collectionPaths.news]: searched(NoticeDocumentSchema, noticeSearchKeys),
  [collectionPaths.newsBin]: searched(DeletedNoticeDocumentSchema, noticeSearchKeys),
  [collectionPaths.faculty]: searched(FacultyDocumentSchema, ({ name }) => nameKeys(name)),
  [collectionPaths.alumni]: searched(AlumnusDocumentSchema, (alumnus) => alumnusKeys(alumnus).searchKeys),
  [collectionPaths.alumniBin]: searched(
    DeletedAlumnusDocumentSchema,
    (alumnus) => alumnusKeys(alumnus).searchKeys,
  ),
  [collectionPaths.admissions]: searched(AdmissionDocumentSchema, applicationKeys),
  [collectionPaths.media]: searched(MediaDocumentSchema, mediaSearchKeys),
  [collectionPaths.mediaBin]: searched(DeletedPictureSchema, mediaSearchKeys),
  [collectionPaths.libraryBin]: searched(DeletedDocumentSchema, ({ slug, title }) =>
    documentSearchKeys(slug, title),
  ),
  [collectionPaths.library]: searched(LibraryDocumentSchema, ({ slug, title }) =>
    documentSearchKeys(slug, title),
  ),
  [collectionPaths.pages]: searched(PageDocumentSchema, storedPageKeys),
  ...plugins.searchedCollections,
}
