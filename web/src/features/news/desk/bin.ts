import { parseDocuments, type WithId } from '@prangan/contract/parse-document'
import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import { type DeletedNoticeDocument, DeletedNoticeDocumentSchema } from '@prangan/contract/schemas/notices'
import { defineResource } from '../../../lib/resource.ts'
import { deskMessages } from '../../../messages/desk.ts'
import { errorText } from '../../../messages/error-text.ts'
import { notices } from './notices.ts'

export type DeletedRow = WithId<DeletedNoticeDocument>

export const deletedNotices = defineResource({
  collection: collectionPaths.newsBin,
  documentPath: documentPaths.deletedNotice,
  toRows: (stored): DeletedRow[] => parseDocuments(DeletedNoticeDocumentSchema, stored),
  nouns: notices.nouns,
  nameOf: notices.nameOf,
  gone: () => errorText('not-in-bin'),
  searchHint: () => deskMessages().news.searchHint,
  choices: () => ({}),
  order: () => [['deletedAt', 'desc']],
})
