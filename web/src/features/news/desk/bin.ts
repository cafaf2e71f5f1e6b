import { limits } from '@prangan/contract/limits'
import { parseDocuments, type WithId } from '@prangan/contract/parse-document'
import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import { type DeletedNoticeDocument, DeletedNoticeDocumentSchema } from '@prangan/contract/schemas/notices'
import { defineResource } from '../../../lib/resource.ts'
import { deskMessages } from '../../../messages/desk.ts'
import { errorText } from '../../../messages/error-text.ts'

export const daysInBin = limits.noticeBinLifetime / (24 * 60 * 60_000)

export type DeletedRow = WithId<DeletedNoticeDocument>

export const bin = defineResource({
  collection: collectionPaths.newsBin,
  documentPath: documentPaths.deletedNotice,
  toRows: (stored): DeletedRow[] => parseDocuments(DeletedNoticeDocumentSchema, stored),
  nouns: () => deskMessages().news.nouns,
  nameOf: ({ title }) => title,
  gone: () => errorText('not-in-bin'),
  hasSearch: false,
  choices: () => ({}),
  order: () => [['deletedAt', 'desc']],
})
