import { documentPaths } from '@prangan/contract/paths'
import type { RefObject } from 'react'
import { deskMessages } from '../../../../messages/desk.ts'
import { Badge } from '../../../../ui/badge.tsx'
import type { Bin } from '../../../../ui/desk/bin/bin.ts'
import { BinList } from '../../../../ui/desk/bin/bin-list.tsx'
import { purgeNotice, restoreNotice } from '../api/save-notice.ts'
import { type DeletedRow, deletedNotices } from '../bin.ts'
import { typeTones } from './notice-columns.tsx'

const texts = () => deskMessages().news

const bin: Bin<DeletedRow> = {
  resource: deletedNotices,
  texts: () => texts().bin,
  subject: documentPaths.news,
  nameHeader: () => texts().columns.title,
  deleted: (_, time, by) => texts().bin.deleted(time, by),
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
