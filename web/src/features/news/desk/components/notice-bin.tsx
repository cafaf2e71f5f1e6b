import { parseDocuments, type WithId } from '@prangan/contract/parse-document'
import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import { type DeletedNoticeDocument, DeletedNoticeDocumentSchema } from '@prangan/contract/schemas/notices'
import type { RefObject } from 'react'
import { defineResource } from '../../../../lib/resource.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import { errorText } from '../../../../messages/error-text.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { type Bin, BinList } from '../../../../ui/desk/bin/bin-list.tsx'
import { purgeNotice, restoreNotice } from '../api/save-notice.ts'
import { typeTones } from './notice-columns.tsx'

const texts = () => deskMessages().news

type DeletedRow = WithId<DeletedNoticeDocument>

const resource = defineResource({
  collection: collectionPaths.newsBin,
  documentPath: documentPaths.deletedNotice,
  toRows: (stored): DeletedRow[] => parseDocuments(DeletedNoticeDocumentSchema, stored),
  nouns: () => texts().nouns,
  nameOf: ({ title }) => title,
  gone: () => errorText('not-in-bin'),
  hasSearch: false,
  choices: () => ({}),
  order: () => [['deletedAt', 'desc']],
})

const bin: Bin<DeletedRow> = {
  resource,
  texts: () => texts().bin,
  subject: documentPaths.news,
  nameHeader: () => texts().columns.title,
  deleted: ({ deletedBy }, time) => texts().bin.deleted(time, deletedBy),
  columns: () => [
    {
      id: 'type',
      header: texts().columns.type,
      cell: ({ type }) => <Badge tone={typeTones[type]}>{texts().types[type]}</Badge>,
    },
  ],
  restore: restoreNotice,
  purge: purgeNotice,
}

export const NoticeBin = ({ heading }: { heading: RefObject<HTMLElement | null> }) => (
  <BinList bin={bin} heading={heading} />
)
