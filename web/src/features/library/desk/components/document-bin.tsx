import { documentPaths } from '@prangan/contract/paths'
import type { RefObject } from 'react'
import { deskMessages } from '../../../../messages/desk.ts'
import type { Bin } from '../../../../ui/desk/bin/bin.ts'
import { BinList } from '../../../../ui/desk/bin/bin-list.tsx'
import { purgeDocument, restoreDocument } from '../api/save-document.ts'
import { type DeletedDocumentRow, deletedDocuments } from '../bin.ts'

const texts = () => deskMessages().library.documents

const bin: Bin<DeletedDocumentRow> = {
  resource: deletedDocuments,
  texts: () => texts().bin,
  subject: documentPaths.libraryDocument,
  nameHeader: () => texts().columns.title,
  deleted: (_, time, by) => texts().bin.deleted(time, by),
  columns: () => [
    {
      id: 'created',
      header: texts().columns.version,
      cell: ({ current }) => <span className="text-sm text-muted">{texts().version(current)}</span>,
    },
  ],
  restore: restoreDocument,
  purge: purgeDocument,
}

export const DocumentBin = ({ heading }: { heading: RefObject<HTMLElement | null> }) => (
  <BinList bin={bin} heading={heading} />
)
